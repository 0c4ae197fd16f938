import { parseJson } from "@marquee/domain/wire/parse-json";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

/** Whether a value has the type of the sample: its fields, and theirs. Null in the sample is a field of any value. */
function isLike(value: unknown, sample: unknown): boolean {
  if (sample === null) return value !== undefined;
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== "object" || typeof value !== "object")
    return typeof value === typeof sample;
  return (
    value !== null &&
    Object.entries(sample).every(([name, field]) => isLike(Reflect.get(value, name), field))
  );
}

/**
 * Whether a value has every field of the sample, of the same type at every depth. The elements of
 * arrays are not checked, and a field that is null in the sample holds any value.
 */
export const hasFieldsOf = <Draft extends object>(value: unknown, sample: Draft): value is Draft =>
  isLike(value, sample);

/** Work in progress that this tab stores under a key until the tab is closed, so that a reload does not lose it. */
export interface TabDraft<Draft> {
  /** What is stored; null if nothing is, or if it is not like the sample. */
  readonly read: () => Draft | null;
  readonly write: (draft: Draft) => void;
  readonly remove: () => void;
}

/** The draft of a key. An earlier version may have stored it: it counts if it has the fields of `sample` and is valid. */
export const tabDraft = <Draft extends object>(
  key: string,
  sample: Draft,
  isValid: (draft: Draft) => boolean = () => true,
): TabDraft<Draft> => ({
  read: () => {
    const stored = parseJson(readTabStorage(key));
    return hasFieldsOf(stored, sample) && isValid(stored) ? stored : null;
  },
  write: (draft) => writeTabStorage(key, JSON.stringify(draft)),
  remove: () => writeTabStorage(key, null),
});
