/** Something of a company changed: which noun, never the rows themselves. Screens ask again through their scope. */
export interface Change {
  readonly noun: string;
  readonly companyId: string;
}

/** The channel that changes are announced on; the triggers name it too (`marquee_announce`). */
export const CHANNEL = "marquee_changes";

/** The noun under which servers tell each other that the product's time was put forward. */
export const CLOCK = "clock";

/** Reads a notification of the database, or null where it is none of ours. */
export function readChange(payload: string | undefined): Change | null {
  if (!payload) return null;
  try {
    const value: unknown = JSON.parse(payload);
    if (
      typeof value !== "object" ||
      value === null ||
      !("noun" in value) ||
      !("companyId" in value)
    )
      return null;
    const { noun, companyId } = value;
    return typeof noun === "string" && typeof companyId === "string" ? { noun, companyId } : null;
  } catch {
    return null;
  }
}
