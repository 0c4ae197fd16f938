/**
 * What a field of a form holds: text, a calendar day, a list of texts, entries of any shape of which only the number
 * counts, an amount or percentage (null if none was typed), a flag `Y` or `N` (empty if not answered), or a
 * tick. Empty text and empty lists mean "nothing yet".
 */
export type FieldKind = keyof FieldValues;

/** The value of each kind of field. */
export interface FieldValues {
  readonly text: string;
  readonly day: string;
  readonly list: readonly string[];
  readonly entries: readonly unknown[];
  readonly amount: number | null;
  readonly flag: string;
  readonly tick: boolean;
}

export type FormFields = Readonly<Record<string, FieldKind>>;

/** The draft of a form with these fields. */
export type DraftOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: FieldValues[Fields[Name]];
};

/** What a user has filled in so far, each value of its field's kind. */
export type PartialDraft = Readonly<Record<string, FieldValues[FieldKind]>>;

const EMPTY: FieldValues = {
  text: "",
  day: "",
  list: [],
  entries: [],
  amount: null,
  flag: "",
  tick: false,
};

/** A whole draft: fields that were left out are empty, values that are no field of the form are dropped. */
export function completeDraft<const Fields extends FormFields>(
  fields: Fields,
  given: PartialDraft,
): DraftOf<Fields>;
export function completeDraft(fields: FormFields, given: PartialDraft): PartialDraft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      (Object.hasOwn(given, name) ? given[name] : undefined) ?? EMPTY[kind],
    ]),
  );
}
