/** What a field of a form holds: text, a calendar day, or a list of texts. Empty text and empty lists mean "nothing yet". */
export type FieldKind = "text" | "day" | "list";

export type FormFields = Readonly<Record<string, FieldKind>>;

/** The draft of a form with these fields. */
export type DraftOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends "list" ? readonly string[] : string;
};

/** What a person has filled in so far, each value of its field's kind. */
export type PartialDraft = Readonly<Record<string, string | readonly string[]>>;

/** A whole draft: fields that were left out are empty, values that are no field of the form are dropped. */
export function completeDraft<const Fields extends FormFields>(
  fields: Fields,
  given: PartialDraft,
): DraftOf<Fields>;
export function completeDraft(fields: FormFields, given: PartialDraft): PartialDraft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      name,
      (Object.hasOwn(given, name) ? given[name] : undefined) ?? (kind === "list" ? [] : ""),
    ]),
  );
}
