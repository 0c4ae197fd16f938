import { isPrivileged } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { parseJson } from "@marquee/domain/wire/parse-json";
import { readStored, writeStored } from "@marquee/ui/browser/local-storage.ts";

/** What the browser remembers of the user who was signed in last: enough to ask for their rows early. It proves nothing. */
export interface LastPerson {
  readonly email: string;
  readonly companyId: string | null;
  readonly storeId: string | null;
  /** Whether they act across companies, and choose one. */
  readonly acrossCompanies: boolean;
}

const KEY = "lastPerson";

/** Selects what the browser remembers of a user: no token and no right (SESSION-E3). */
export const toLastPerson = (user: LoggedUser): LastPerson => ({
  email: user.email,
  companyId: user.companyId,
  storeId: user.storeId,
  acrossCompanies: isPrivileged(user),
});

const isId = (value: unknown): value is string | null =>
  value === null || typeof value === "string";

/** The user who was signed in last; null also if the stored value is of another version, or was edited by hand. */
export function readLastPerson(): LastPerson | null {
  const record = parseJson(readStored(KEY));
  return typeof record === "object" &&
    record !== null &&
    "email" in record &&
    typeof record.email === "string" &&
    "companyId" in record &&
    isId(record.companyId) &&
    "storeId" in record &&
    isId(record.storeId) &&
    "acrossCompanies" in record &&
    typeof record.acrossCompanies === "boolean"
    ? {
        email: record.email,
        companyId: record.companyId,
        storeId: record.storeId,
        acrossCompanies: record.acrossCompanies,
      }
    : null;
}

/** Stores the user who signed in last; null forgets them, as a sign-out does (SESSION-E3). */
export const rememberPerson = (person: LastPerson | null): void =>
  writeStored(KEY, person && JSON.stringify(person));
