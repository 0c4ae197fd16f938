import type { Contract } from "@marquee/api/contract/contract";
import type { PrivilegeCode } from "@marquee/domain/access/logged-user.schema";
import { UserDetails } from "@marquee/domain/users/user.schema";
import { and, eq, notExists, sql } from "drizzle-orm";
import { companyNameOf } from "../companies/company-name.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { appUser, cardCustomer, role, userEntry } from "../schema/schema.ts";
import { emailTaken } from "./messages.ts";

export type NewUser = typeof appUser.$inferInsert;

/** A user as returned if the caller asks for no details. */
const FIELDS = {
  email: appUser.email,
  name: appUser.name,
  mobileNo: appUser.mobileNo,
  gender: appUser.gender,
  authType: appUser.authType,
  isShopify: appUser.isShopify,
  isAgent: appUser.isAgent,
  isMaster: appUser.isMaster,
  companyId: appUser.companyId,
  storeId: appUser.storeId,
  roleId: appUser.roleId,
  roleName: role.roleName,
  endedOn: appUser.endedOn,
  lastSignInOn: userEntry.lastSignInOn,
  isConfirmed: sql<
    "Y" | "N"
  >`case when ${userEntry.email} is not null and ${userEntry.lastSignInOn} is null then 'N' else 'Y' end`,
  invitedUntil: userEntry.invitedUntil,
  invitedBy: sql<string>`coalesce(${userEntry.invitedBy}, '')`,
} as const;

const DETAILS = {
  ...columnsOf(appUser, UserDetails),
  ...FIELDS,
  firstName: appUser.name,
} as const;

const tenantFilter = (scope: Scope) => inScope(scope, appUser.companyId);

const selectUsers = (tx: Tx) =>
  tx
    .select({ ...FIELDS, companyName: companyNameOf(appUser.companyId) })
    .from(appUser)
    .leftJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(userEntry, eq(userEntry.email, appUser.email));

/** Colleagues may be named across the branches of a company, so filter and policy hold the company; a list is of one's branch. */
const inBranch = (scope: Scope) =>
  scope.kind === "company" && scope.storeId !== null
    ? eq(appUser.storeId, scope.storeId)
    : undefined;

/** The users of a company (`null`: every user) inside the scope, by name by default (USER-L1). */
export const listUsers = defineList<Contract["users"]["byCompany"]>({
  from: appUser,
  id: appUser.email,
  select: selectUsers,
  tenantFilter: (scope) => and(tenantFilter(scope), inBranch(scope)),
  filters: { companyId: (companyId) => eq(appUser.companyId, companyId) },
  sorts: {
    name: appUser.name,
    email: appUser.email,
    createdOn: appUser.createdOn,
    lastSignInOn: userEntry.lastSignInOn,
  },
  sortedBy: "name",
  search: [appUser.name, appUser.email, appUser.mobileNo],
});

/** One user inside the scope by e-mail, with all details, as calls read, create and change it (USER-L2). */
export const userRecord = defineRecord({
  noun: "user",
  table: appUser,
  id: appUser.email,
  select: (tx) =>
    tx
      .select(DETAILS)
      .from(appUser)
      .leftJoin(role, eq(role.id, appUser.roleId))
      .leftJoin(userEntry, eq(userEntry.email, appUser.email)),
  tenantFilter,
  taken: emailTaken,
});

/** One user by e-mail, in any case of letters. */
export const findUser = (
  context: TransactionContext,
  email: string,
): Promise<UserDetails | undefined> => userRecord.find(context, email.toLowerCase());

/** The names of those of these users whom the scope reaches, by their e-mails. */
export async function findUserNames(
  { tx, scope }: TransactionContext,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await tx
    .select({ email: appUser.email, name: appUser.name })
    .from(appUser)
    .where(and(isAmong(appUser.email, emails), tenantFilter(scope)));
  return new Map(rows.map(({ email, name }) => [email, name]));
}

/** The company of a user whom the transaction may see; null for a user without one, and for an unknown one. */
export async function findUserCompany(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ companyId: appUser.companyId })
    .from(appUser)
    .where(eq(appUser.email, email));
  return row?.companyId ?? null;
}

/** Serializes the creates of one e-mail, and what takes one of them back, until the transaction ends. */
export async function lockCreates(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`user ${email}`}, 0))`);
}

const byCreate = ({ scope }: TransactionContext, email: string, createHash: string) =>
  and(tenantFilter(scope), eq(appUser.email, email), eq(appUser.createHash, createHash));

/** Counts one more create of a user who is there already, by an equal create. */
export async function countCreate({ tx, scope }: TransactionContext, email: string): Promise<void> {
  await tx
    .update(appUser)
    .set({ creates: sql`${appUser.creates} + 1` })
    .where(and(tenantFilter(scope), eq(appUser.email, email)));
}

/** Takes one create of a user back, and the user with the last one, unless they were changed meanwhile. */
export async function undoCreate(
  context: TransactionContext,
  email: string,
  createHash: string,
): Promise<void> {
  const { tx } = context;
  await lockCreates(tx, email);
  const ofCreate = byCreate(context, email, createHash);
  const removed = await tx
    .delete(appUser)
    .where(and(ofCreate, eq(appUser.creates, 1), eq(appUser.version, 1)))
    .returning({ email: appUser.email });
  if (removed.length === 0)
    await tx
      .update(appUser)
      .set({ creates: sql`${appUser.creates} - 1` })
      .where(ofCreate);
}

/** The user who has an e-mail, in whatever company: they decide whether it is free again (USER-C11). */
export async function findHolder(tx: Tx, email: string) {
  const { companyId, createdOn, isMaster, isAgent, isShopify, version } = appUser;
  const privilegeCode = sql<
    PrivilegeCode[]
  >`array(select privilege_code from role_privilege where role_privilege.role_id = app_user.role_id)`;
  const [row] = await tx
    .select({
      email: appUser.email,
      companyId,
      createdOn,
      isMaster,
      isAgentUser: isAgent,
      isShopify,
      privilegeCode,
      version,
    })
    .from(appUser)
    .where(eq(appUser.email, email));
  return row;
}
export type EmailHolder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Deletes a user who has confirmed nothing, and so has done nothing. False if the row was changed meanwhile. */
export async function deleteUnconfirmed(
  tx: Tx,
  { email, version, createdOn }: EmailHolder,
): Promise<boolean> {
  await lockCreates(tx, email);
  const isThatUser = and(eq(appUser.version, version), eq(appUser.createdOn, createdOn ?? ""));
  const customers = tx.select().from(cardCustomer).where(eq(cardCustomer.userId, email));
  const rows = await tx
    .delete(appUser)
    .where(and(eq(appUser.email, email), isThatUser, notExists(customers)))
    .returning({ email: appUser.email });
  return rows.length === 1;
}

/** Inserts users; those who are there already stay as they are. Passwords are the identity service's. */
export async function insertUsers(tx: Tx, users: readonly NewUser[]): Promise<void> {
  await tx
    .insert(appUser)
    .values([...users])
    .onConflictDoNothing();
}
