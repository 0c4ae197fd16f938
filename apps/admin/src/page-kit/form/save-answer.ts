import { failureOf } from "@marquee/api/client/api-failure";
import type { SaveAnswer, Stored } from "@marquee/machines/forms/form.model";

/**
 * Makes a form's answer of a call: refusals go to their fields, a stale edit gives the version that is current,
 * anything else fails the save and is shown over the form.
 */
export async function saveAnswer<Values, Saved extends { readonly version: number }>(
  save: () => Promise<Saved>,
  readCurrent: () => Promise<Stored<Values>>,
): Promise<SaveAnswer<Values, Saved>> {
  try {
    const saved = await save();
    return { tag: "saved", saved, version: saved.version };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.tag === "Invalid" && failure.issues)
      return { tag: "refused", issues: failure.issues };
    if (failure.tag === "Conflict") return { tag: "conflicted", current: await readCurrent() };
    throw error;
  }
}

/** The version of something stored and who saved it last: what a form needs to know to tell whose version is newer. */
export const savedVersion = ({
  version,
  updatedBy,
  updatedOn,
}: {
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedOn: string;
}): Omit<Stored<unknown>, "values"> => ({ version, savedBy: { name: updatedBy, at: updatedOn } });
