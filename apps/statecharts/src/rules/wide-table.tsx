import type { ReactNode } from "react";

const CELL =
  "border-t border-line px-3.5 py-2.5 text-left align-top max-[700px]:block max-[700px]:border-0 max-[700px]:py-1.5";

/** A table whose rows are below each other on a narrow screen, each cell with the name of its column. */
export const WideTable = (props: {
  readonly columns: readonly string[];
  readonly children: ReactNode;
}) => (
  <div className="overflow-hidden rounded-[10px] border border-line">
    <table className="w-full border-collapse text-small/[1.1875rem] max-[700px]:block">
      <thead className="max-[700px]:hidden">
        <tr>
          {props.columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="bg-hover px-3.5 py-2.5 text-left align-top text-[0.75rem] font-[550] whitespace-nowrap text-muted"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-[700px]:block">{props.children}</tbody>
    </table>
  </div>
);

/** A row of a `WideTable`; its title is the cell of the first column and names the row. */
export const WideRow = (props: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <tr className="max-[700px]:block max-[700px]:not-first:border-t max-[700px]:not-first:border-line-strong">
    <th scope="row" className={`${CELL} min-w-45 font-[550]`}>
      {props.title}
    </th>
    {props.children}
  </tr>
);

/** A cell under `column`, which is shown above it on a narrow screen. */
export const WideCell = (props: { readonly column: string; readonly children: ReactNode }) => (
  <td
    data-column={props.column}
    className={`${CELL} max-[700px]:before:block max-[700px]:before:text-[0.75rem] max-[700px]:before:text-muted max-[700px]:before:content-[attr(data-column)]`}
  >
    {props.children}
  </td>
);
