import type { User } from "@marquee/domain/users/user.schema";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser } from "../schema/schema.ts";

export type NewUser = typeof appUser.$inferInsert;

/** A person as they travel where nobody asks for the details. */
export const WIRE = {
  email: appUser.email,
  name: appUser.name,
  mobileNo: appUser.mobileNo,
  gender: appUser.gender,
  authType: appUser.authType,
  isShopify: appUser.isShopify,
  isAgent: appUser.isAgent,
  companyId: appUser.companyId,
  storeId: appUser.storeId,
  roleId: appUser.roleId,
} as const;

/** One person by e-mail, in any case of letters. */
export async function findUser(tx: Tx, email: string): Promise<User | undefined> {
  const [row] = await tx.select(WIRE).from(appUser).where(eq(appUser.email, email.toLowerCase()));
  return row;
}

/** Writes down people of ours; those who are there already stay as they are. Passwords are the identity service's. */
export async function insertUsers(tx: Tx, users: readonly NewUser[]): Promise<void> {
  await tx
    .insert(appUser)
    .values([...users])
    .onConflictDoNothing();
}
