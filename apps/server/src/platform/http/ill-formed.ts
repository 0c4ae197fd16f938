import { holdsControl, holdsManyMarks } from "@marquee/domain/wire/typed-text";

/** What text is refused with that no database takes, or that holds what no user types (REL-F6, WIRE-T1, WIRE-T6). */
export const ILL_FORMED =
  "text may not hold control characters, half of a character or more than 30 marks on a letter";

const isIllFormed = (text: string): boolean =>
  holdsControl(text) || !text.isWellFormed() || holdsManyMarks(text);

/** Text alone can be ill-formed, and lists and objects can hold it: a flood of numbers is passed over. */
const mayHoldText = (value: unknown): boolean =>
  typeof value === "string" || (typeof value === "object" && value !== null);

/** The most characters of a field's name in a refusal: nesting and names of a hostile body are as long as the body. */
const LONGEST_FIELD = 200;

/** The name of a field within another, cut to a length that a refusal can carry. */
function fieldWithin(field: string, name: string | number): string {
  if (field.length >= LONGEST_FIELD) return field;
  return (field === "" ? String(name) : `${field}.${name}`).slice(0, LONGEST_FIELD);
}

/** The field of a value whose text, or name, no database takes; null if there is none. Bodies may be too deep to recurse. */
export function illFormedField(value: unknown): string | null {
  const open: { readonly inner: unknown; readonly field: string }[] = [{ inner: value, field: "" }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { inner, field } = next;
    const enter = (name: string | number, each: unknown) => {
      if (mayHoldText(each)) open.push({ inner: each, field: fieldWithin(field, name) });
    };
    if (typeof inner === "string") {
      if (isIllFormed(inner)) return field;
    } else if (Array.isArray(inner)) {
      for (let index = 0; index < inner.length; index++) enter(index, inner[index]);
    } else if (typeof inner === "object" && inner !== null) {
      for (const [name, each] of Object.entries(inner)) {
        if (isIllFormed(name)) return field;
        enter(name, each);
      }
    }
  }
  return null;
}
