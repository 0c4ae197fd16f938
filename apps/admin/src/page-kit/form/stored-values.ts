import { fieldsOf } from "@marquee/domain/validation/fields-of";
import type { Stored } from "@marquee/machines/forms/form.model";

/** What a stored record says of itself beside its fields; a record that no user changes again has no version. */
export interface StoredRecord {
  readonly version?: number | undefined;
  readonly updatedBy?: string;
  readonly updatedOn?: string;
}

/** Returns the fields of a stored record that a form of these values has, its version, and who saved it last. */
export function storedValues<Values extends object>(
  values: Values,
  record: Values & StoredRecord,
): Stored<Values> {
  const { version = null, updatedBy, updatedOn } = record;
  return {
    values: fieldsOf(values, record),
    version,
    savedBy:
      updatedBy === undefined || updatedOn === undefined
        ? null
        : { name: updatedBy, at: updatedOn },
  };
}
