/** A right, and who has it. */
export interface Right {
  readonly ability: string;
  readonly rule: string;
  readonly what: string;
  readonly master: boolean;
  readonly agent: boolean;
  readonly shop: boolean;
  readonly everyone: boolean;
  /** Each of these is enough. */
  readonly privileges: readonly string[];
}

const CallResponse = ({ may }: { readonly may: boolean }) =>
  may ? (
    <span className="may">
      <i aria-hidden="true">✓</i> may
    </span>
  ) : (
    <span className="mute">
      <i aria-hidden="true">–</i> may not
    </span>
  );

const sentence = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1);

/** Who may do what, as the product decides it. */
export function RightsTable({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <section aria-label="Who may do it">
      <h2>Who may do it</h2>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Right</th>
              <th scope="col">Master user</th>
              <th scope="col">Agent user</th>
              <th scope="col">With a privilege</th>
              <th scope="col">Shop-platform user</th>
              <th scope="col">Everyone else</th>
            </tr>
          </thead>
          <tbody>
            {rights.map(({ ability, rule, what, privileges, ...who }) => (
              <tr key={ability}>
                <th scope="row">
                  <span>{sentence(what)}</span> <span className="mute">{rule}</span>
                </th>
                <td data-column="Master user">
                  <CallResponse may={who.master} />
                </td>
                <td data-column="Agent user">
                  <CallResponse may={who.agent} />
                </td>
                <td data-column="With a privilege">
                  {privileges.length === 0 ? (
                    <CallResponse may={who.everyone} />
                  ) : (
                    privileges.map((code) => <code key={code}>{code}</code>)
                  )}
                </td>
                <td data-column="Shop-platform user">
                  <CallResponse may={who.shop} />
                </td>
                <td data-column="Everyone else">
                  <CallResponse may={who.everyone} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
