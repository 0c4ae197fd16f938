import type { Contract } from "@marquee/api/contract/contract";
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import { chosenText } from "../platform/database/columns.ts";
import type { Tx } from "../platform/database/typed.ts";
import { company } from "../schema/schema.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

export type NewCompany = typeof company.$inferInsert;

const WIRE = {
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

const mine = (scope: Scope) => inScope(scope, company.id);

/** The companies of the scope, by name unless asked otherwise. */
export const listCompanies = defineList<Contract["companies"]["all"]>({
  from: company,
  id: company.id,
  select: (tx) => tx.select(WIRE).from(company),
  inside: mine,
  filters: {},
  sorts: { name: company.name, createdOn: company.createdOn },
  sortedBy: "name",
  search: [company.name],
});

/** Whether the scope has a company of this id. */
export async function companyExists({ tx, scope }: Within, id: string): Promise<boolean> {
  return (await tx.$count(company, and(mine(scope), eq(company.id, id)))) === 1;
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
