import type { ReactNode } from "react";

/** Shows the value of a field that cannot be edited there; `values` are those of the whole form. */
export type ShowValue = (props: { readonly value: unknown; readonly values: object }) => ReactNode;

/** How the values of fields are shown, by the name of the field: what is stored as an id is shown as what it names. */
export type ShownAs = Readonly<Record<string, ShowValue>>;

/** Returns a text of the form's values, or an empty one if there is none. */
export const textAt = (values: object, name: string): string => {
  const value: unknown = Reflect.get(values, name);
  return typeof value === "string" ? value : "";
};

/** Returns a value as a list of texts: ids are stored alone or in lists. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/** Shows that a field has no value, by the word "Empty". */
export const EmptyValue = () => <span className="text-muted">Empty</span>;

/** A part of a list, such as an attribute with its name and value. */
const partText = (part: unknown): string =>
  typeof part === "object" && part !== null
    ? Object.values(part).map(String).join(": ")
    : String(part);

const PlainValue: ShowValue = ({ value }) => {
  if (value === null || value === undefined || value === "") return <EmptyValue />;
  if (value === "Y" || value === true) return "Yes";
  if (value === "N" || value === false) return "No";
  if (!Array.isArray(value)) return partText(value);
  return value.length === 0 ? <EmptyValue /> : value.map(partText).join(", ");
};

/** The value of a field, as its form would show it. */
export function ShownValue({
  name,
  value,
  values,
  shownAs = {},
}: {
  readonly name: string;
  readonly value: unknown;
  readonly values: object;
  readonly shownAs: ShownAs | undefined;
}) {
  const Show = shownAs[name] ?? PlainValue;
  return <Show value={value} values={values} />;
}
