import { replaceParams } from "../app/address.ts";
import { type AskedTraffic, KINDS, MARKETS } from "./asked-traffic.ts";
import { FilterChoice, FilterDay, Filters } from "./filter-field.tsx";

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
    <FilterChoice label={label} value={value} onChange={set(name)}>
      {choices.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </FilterChoice>
  );
}

/** Which days, who, and in which market. */
export function TrafficFilters({
  asked,
  isStored,
}: {
  readonly asked: AskedTraffic;
  /** Whether it is a chart of what the server stores, whose runs have no kind of user. */
  readonly isStored: boolean;
}) {
  return (
    <Filters>
      <FilterDay label="From" value={asked.from} onChange={set("from")} />
      <FilterDay label="To" value={asked.to} onChange={set("to")} />
      {!isStored && <Pick label="Who" name="kind" value={asked.kind} choices={KINDS} />}
      <Pick label="Market" name="market" value={asked.market} choices={MARKETS} />
    </Filters>
  );
}
