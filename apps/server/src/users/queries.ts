import type { Contract } from "@marquee/api/contract/contract";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { appUser } from "../schema/schema.ts";

export type NewUser = typeof appUser.$inferInsert;

/** A person as they travel where nobody asks for the details. */
const WIRE = {
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

/** A person with everything known, as the user form and the profile start from. */
const WHOLE = {
  ...WIRE,
  firstName: appUser.name,
  emailOk: appUser.emailOk,
  emailSubcription: appUser.emailSubcription,
  mobOk: appUser.mobOk,
  country: appUser.country,
  createdBy: appUser.createdBy,
  createdOn: appUser.createdOn,
  updatedBy: appUser.updatedBy,
  updatedOn: appUser.updatedOn,
  version: appUser.version,
} as const;

/** Colleagues may be named across the branches of a company, so filter and policy hold the company; a list is of one's branch. */
const ofBranch = (scope: Scope) =>
  scope.kind === "company" && scope.storeId !== null
    ? eq(appUser.storeId, scope.storeId)
    : undefined;

/** The people of a company (`null`: everybody) inside the scope, by name unless asked otherwise (USER-L1). */
export const listUsers = defineList<Contract["users"]["byCompany"]>({
  from: appUser,
  id: appUser.email,
  select: (tx) => tx.select(WIRE).from(appUser),
  inside: (scope) => and(inScope(scope, appUser.companyId), ofBranch(scope)),
  filters: { companyId: (companyId) => eq(appUser.companyId, companyId) },
  sorts: { name: appUser.name, email: appUser.email, createdOn: appUser.createdOn },
  sortedBy: "name",
  search: [appUser.name, appUser.email, appUser.mobileNo],
});

/** One person by e-mail, in any case of letters, with everything known (USER-L2). */
export async function findUser(tx: Tx, email: string): Promise<UserDetails | undefined> {
  const [row] = await tx.select(WHOLE).from(appUser).where(eq(appUser.email, email.toLowerCase()));
  return row;
}

/** Writes down people of ours; those who are there already stay as they are. Passwords are the identity service's. */
export async function insertUsers(tx: Tx, users: readonly NewUser[]): Promise<void> {
  await tx
    .insert(appUser)
    .values([...users])
    .onConflictDoNothing();
}
