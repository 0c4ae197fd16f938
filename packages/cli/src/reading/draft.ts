import type {
  FieldKind,
  FieldValues,
  FormFields,
  PartialDraft,
} from "@marquee/domain/validation/form-fields";
import { isFilled, typedNumber } from "@marquee/domain/validation/typed-values";
import { day } from "./dates.ts";
import { list } from "./list.ts";
import { object } from "./object.ts";
import { anything, text } from "./primitives.ts";
import { read, type Reader, unread } from "./reader.ts";

/** An amount as it is stored, a number, or as it is typed, with a point or a comma; empty text is none. */
const amount: Reader<number | null> = (value, path) => {
  if (typeof value === "string" && !isFilled(value)) return read(null);
  const number = typeof value === "string" ? (typedNumber(value, 2) ?? Number(value)) : value;
  return typeof number === "number" && Number.isFinite(number)
    ? read(number)
    : unread(path, "a finite number, or empty text");
};

/** A flag of the specification, or a truth value; empty text is no answer. */
const flag: Reader<string> = (value, path) => {
  if (value === true) return read("Y");
  if (value === false) return read("N");
  return value === "Y" || value === "N" || value === ""
    ? read(value)
    : unread(path, "Y, N, true, false or empty text");
};

const tick: Reader<boolean> = (value, path) => {
  const result = flag(value, path);
  return result.ok ? read(result.value === "Y") : result;
};

const KINDS: { readonly [Kind in FieldKind]: Reader<FieldValues[Kind]> } = {
  text,
  day,
  list: list(text),
  entries: list(anything),
  amount,
  flag,
  tick,
};

type FieldReader = Reader<FieldValues[FieldKind]>;

/** The draft of a form: each field of its kind, fields left out counting as empty. */
export function draftReader(fields: FormFields): Reader<PartialDraft> {
  const readers = Object.entries(fields).map(([name, kind]): readonly [string, FieldReader] => [
    name,
    KINDS[kind],
  ]);
  const draft = object<Record<string, never>, Record<string, FieldReader>>(
    {},
    Object.fromEntries(readers),
  );
  return (value, path) => {
    const result = draft(value, path);
    if (!result.ok) return result;
    const given = Object.entries(result.value).filter(([, field]) => field !== undefined);
    return read(Object.fromEntries(given));
  };
}
