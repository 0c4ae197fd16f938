import type { Company } from "@marquee/domain/companies/company.schema";
import type { Page } from "@marquee/api/http/call";
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import { company } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

export type NewCompany = typeof company.$inferInsert;

const SORT = { name: company.name, createdOn: company.createdOn } as const;

const WIRE = {
  id: company.id,
  name: company.name,
  regName: company.regName,
  isShopify: company.isShopify,
  logo: company.logo,
  active: company.active,
  countryId: company.countryId,
} as const;

/** The companies of the scope, by name unless asked otherwise. */
export async function listCompanies(
  { tx, scope }: Within,
  query: ListQuery,
): Promise<Page<Company> | Refusal> {
  const order = orderOf(query.sort ?? "name", SORT, company.id);
  if (order instanceof Refusal) return order;
  const where = and(inScope(scope, company.id), holdsText(query.q, [company.name]));
  const rows = tx
    .select(WIRE)
    .from(company)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(company, where));
}

/** Whether the scope has a company of this id. */
export async function companyExists({ tx, scope }: Within, id: string): Promise<boolean> {
  return (await tx.$count(company, and(inScope(scope, company.id), eq(company.id, id)))) === 1;
}

/**
 * Whether any company has this name, in any case of letters (COMPANY-N1). Asked as the system, as names are taken
 * across all companies; nothing else of them is told.
 */
export const companyNameExists = (pool: pg.Pool, name: string): Promise<boolean> =>
  withScope(
    pool,
    SYSTEM,
    async (tx) =>
      (await tx.$count(company, eq(sql`lower(${company.name})`, sql`lower(${name.trim()})`))) > 0,
  );

/** Rows that are there already stay as they are. */
export async function insertCompanies(tx: Tx, companies: readonly NewCompany[]): Promise<void> {
  await tx
    .insert(company)
    .values([...companies])
    .onConflictDoNothing();
}
