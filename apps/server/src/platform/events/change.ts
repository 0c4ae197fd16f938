import { parseJson } from "@marquee/domain/wire/parse-json";

/** Something of a company changed: which noun, never the rows themselves. Screens query again through their scope. */
interface CompanyChange {
  readonly noun: string;
  readonly companyId: string;
}
/** Something that is a user's alone changed; they are named by their e-mail. */
interface PersonChange {
  readonly noun: string;
  readonly person: string;
}
export type Change = CompanyChange | PersonChange;

/** The channel that changes are announced on; the triggers name it too (`marquee_announce`, `marquee_announce_person`). */
export const CHANNEL = "marquee_changes";

/** The noun under which servers announce that the product's time was put forward. */
export const CLOCK = "clock";

/** The noun under which it is announced that a user may do or see something else than before; no screen is sent it. */
export const RIGHTS = "rights";

/** Reads a notification of the database; null if it is not one of Marquee's. */
export function readChange(payload: string | undefined): Change | null {
  const value = parseJson(payload ?? null);
  if (typeof value !== "object" || value === null || !("noun" in value)) return null;
  const { noun } = value;
  if (typeof noun !== "string") return null;
  if ("companyId" in value && typeof value.companyId === "string")
    return { noun, companyId: value.companyId };
  if ("person" in value && typeof value.person === "string") return { noun, person: value.person };
  return null;
}
