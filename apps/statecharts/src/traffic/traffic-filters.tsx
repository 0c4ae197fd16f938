import { replaceParams } from "../app/address.ts";
import { type AskedTraffic, KINDS, MARKETS } from "./asked-traffic.ts";

const set = (name: string) => (event: { readonly currentTarget: { readonly value: string } }) =>
  replaceParams({ [name]: event.currentTarget.value });

function Pick(props: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
}) {
  const { label, name, value, choices } = props;
  return (
    <label>
      <span>{label}</span>
      <select className="select" value={value} onChange={set(name)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which days, who, and in which market. */
export function TrafficFilters({
  asked,
  isStored,
}: {
  readonly asked: AskedTraffic;
  /** What the server stores is of no kind of user. */
  readonly isStored: boolean;
}) {
  const day = (label: string, name: "from" | "to") => (
    <label>
      <span>{label}</span>
      <input className="select" type="date" value={asked[name]} onChange={set(name)} required />
    </label>
  );
  return (
    <div className="traffic-filters">
      {day("From", "from")}
      {day("To", "to")}
      {!isStored && <Pick label="Who" name="kind" value={asked.kind} choices={KINDS} />}
      <Pick label="Market" name="market" value={asked.market} choices={MARKETS} />
    </div>
  );
}
