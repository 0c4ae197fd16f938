import { isPrivileged } from "@marquee/domain/access/actor";
import type { Tx } from "../database/typed.ts";
import type { SignedInRequest } from "./request.ts";

/** Finds the company of a user whom the transaction may see; null for a user without one, and for an unknown one. */
export type FindUserCompany = (tx: Tx, email: string) => Promise<string | null>;

/**
 * Whether the caller may name this user in a path (SESSION-T4): themselves, users of their company, and
 * every user for those who act across companies. Users of other companies and unknown users are refused alike.
 */
export async function mayName(
  { user, transaction }: SignedInRequest,
  email: string,
  findUserCompany: FindUserCompany,
): Promise<boolean> {
  const named = email.toLowerCase();
  if (named === user.email || isPrivileged(user)) return true;
  if (user.companyId === null) return false;
  return (await transaction((tx) => findUserCompany(tx, named))) === user.companyId;
}
