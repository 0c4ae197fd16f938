import { toFailure } from "@marquee/api/client/api-failure";
import type { SaveResponse, Stored } from "@marquee/machines/forms/form.model";

/** The version of what was saved; null for a kind of record that is never changed again. */
const savedVersion = (saved: object): number | null =>
  "version" in saved && typeof saved.version === "number" ? saved.version : null;

/** Turns the result of a call into a form's: refusals at their fields, a stale edit with the current version, else a failure. */
export async function saveResponse<Values, Saved extends object>(
  save: () => Promise<Saved>,
  readCurrent: () => Promise<Stored<Values>>,
): Promise<SaveResponse<Values, Saved>> {
  try {
    const saved = await save();
    return { tag: "saved", saved, version: savedVersion(saved) };
  } catch (error) {
    const failure = toFailure(error);
    // a conflict that names fields is about what is taken already, and no stale edit
    if ((failure.tag === "Invalid" || failure.tag === "Conflict") && failure.issues)
      return { tag: "refused", issues: failure.issues };
    if (failure.tag === "Conflict") return { tag: "conflicted", current: await readCurrent() };
    throw error;
  }
}
