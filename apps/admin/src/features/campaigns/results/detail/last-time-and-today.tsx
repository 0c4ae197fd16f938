export interface Row {
  readonly name: string;
  readonly last: string;
  readonly today: string;
}

/** What a run had beside what the next one has. */
export function LastTimeAndToday({
  rows,
  total,
}: {
  readonly rows: readonly Row[];
  readonly total: Row | null;
}) {
  return (
    <table className="mt-2 w-full text-small" aria-label="Last time and today">
      <thead>
        <tr className="border-b border-line text-right text-tiny text-muted">
          <td className="h-7" />
          <th scope="col" className="font-medium">
            Last time
          </th>
          <th scope="col" className="font-medium">
            Today
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, last, today }) => (
          <tr key={name} className="figures h-8 border-b border-line text-right last:border-0">
            <th scope="row" className="text-left font-normal text-muted">
              {name}
            </th>
            <td>{last}</td>
            <td className="font-medium">{today}</td>
          </tr>
        ))}
        {total === null ? null : (
          <tr className="figures h-10 text-right">
            <th scope="row" className="text-left font-normal text-muted">
              {total.name}
            </th>
            <td>{total.last}</td>
            <td className="text-section">{total.today}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
