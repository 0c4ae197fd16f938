import { isPrivileged } from "@marquee/domain/access/actor";
import { eq } from "drizzle-orm";
import { appUser } from "../../schema/schema.ts";
import type { SignedInRequest } from "./request.ts";

/**
 * Whether the caller may name this person in a path (SESSION-T4): themselves, people of their company, and
 * anybody for those who act across companies. People of other companies and unknown people are refused alike.
 */
export async function mayName(
  { user, transaction }: SignedInRequest,
  email: string,
): Promise<boolean> {
  const asked = email.toLowerCase();
  if (asked === user.email || isPrivileged(user)) return true;
  if (user.companyId === null) return false;
  const { companyId } = user;
  return transaction(async (tx) => {
    const [row] = await tx
      .select({ companyId: appUser.companyId })
      .from(appUser)
      .where(eq(appUser.email, asked));
    return row?.companyId === companyId;
  });
}
