import type { Contract } from "@marquee/api/contract/contract";
import { CompanyDetails } from "@marquee/domain/companies/company.schema";
import { isFilled } from "@marquee/domain/validation/typed-values";
import { and, eq, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type pg from "pg";
import { columnsOf } from "../platform/database/columns-of.ts";
import { chosenText } from "../platform/database/columns.ts";
import { isNamed } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import { appUser, company } from "../schema/schema.ts";

export type NewCompany = typeof company.$inferInsert;

const FIELDS = {
  id: company.id,
  name: company.name,
  regName: company.regName,
  isShopify: company.isShopify,
  logo: company.logo,
  active: company.active,
  countryId: company.countryId,
  stateId: chosenText(company.stateId),
  regStateId: company.regStateId,
} as const;

/** A whole company: what its form starts from. */
const WHOLE = {
  ...columnsOf(company, CompanyDetails),
  ...FIELDS,
  cityId: chosenText(company.cityId),
} as const;

/** Its branches as the caller sees them: how many there are, and how many of them await approval. */
const BRANCHES = {
  stores: sql<number>`(select count(*)::int from store where store.company_id = company.id)`,
  pendingStores: sql<number>`(select count(*)::int from store where store.company_id = company.id and store.is_approve = 'N')`,
} as const;

const tenantFilter = (scope: Scope) => inScope(scope, company.id);

/** The companies of the scope, by name by default. */
export const listCompanies = defineList<Contract["companies"]["all"]>({
  from: company,
  id: company.id,
  select: (tx) => tx.select({ ...FIELDS, ...BRANCHES }).from(company),
  tenantFilter,
  filters: { name: (name) => isNamed(company.name, name) },
  sorts: { name: company.name, createdOn: company.createdOn },
  sortedBy: "name",
  search: [company.name, company.regName],
});

/** One company of the scope with all its details, as calls read, create and change it. */
export const companyRecord = defineRecord({
  noun: "company",
  table: company,
  id: company.id,
  select: (tx) => tx.select(WHOLE).from(company),
  tenantFilter,
  lockedFor: "update",
});

/** The company that a user belongs to, with all its details; undefined for a user in none of the scope. */
export async function findUserCompany(
  { tx, scope }: TransactionContext,
  email: string,
): Promise<CompanyDetails | undefined> {
  const [row] = await tx
    .select(WHOLE)
    .from(company)
    .innerJoin(appUser, eq(appUser.companyId, company.id))
    .where(and(tenantFilter(scope), eq(appUser.email, email.toLowerCase())));
  return row;
}

/** Whether the scope has a company of this id. */
export async function companyExists(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<boolean> {
  return (await tx.$count(company, and(tenantFilter(scope), eq(company.id, id)))) === 1;
}

/** Whether any company has a text in this column that looks the same; as the system, across all companies. */
const isTaken = (
  pool: pg.Pool,
  column: typeof company.name | typeof company.corporationId,
  text: string,
): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => (await tx.$count(company, isNamed(column, text))) > 0);

/** Whether any company has this name (COMPANY-N1). Nothing else of it is returned. */
export const companyNameExists = (pool: pg.Pool, name: string): Promise<boolean> =>
  isTaken(pool, company.name, name);

/** Whether any company has this corporation id (COMPANY-N2). A company without one has none that could be taken. */
export const corporationIdExists = async (pool: pg.Pool, corporationId: string): Promise<boolean> =>
  isFilled(corporationId) && (await isTaken(pool, company.corporationId, corporationId));

/** The values of a company that another one has already. */
export interface CompanyTaken {
  readonly name: boolean;
  readonly corporationId: boolean;
}

/** The fields of this company that another one has as it looks (COMPANY-C2, COMPANY-C3). Queried as the system. */
export async function findTaken(
  tx: Tx,
  { id, name, corporationId }: Pick<NewCompany, "id" | "name"> & { readonly corporationId: string },
): Promise<CompanyTaken> {
  const has = async (column: PgColumn, text: string): Promise<boolean> =>
    text !== "" && (await tx.$count(company, and(isNamed(column, text), ne(company.id, id)))) > 0;
  return {
    name: await has(company.name, name),
    corporationId: await has(company.corporationId, corporationId),
  };
}

/** Rows that are there already stay as they are. */
export async function insertCompanies(tx: Tx, companies: readonly NewCompany[]): Promise<void> {
  await tx
    .insert(company)
    .values([...companies])
    .onConflictDoNothing();
}
