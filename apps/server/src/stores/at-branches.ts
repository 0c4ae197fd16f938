import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { issueAt, issuesAt, type Placed } from "../platform/ingest/ingest-rows.ts";
import { store } from "../schema/schema.ts";

/** The company and the branch that something belongs to. */
export interface Owner {
  readonly companyId: string;
  readonly storeId: string;
}

/** A row of a delivery with the branch it names. */
export interface AtBranch<Row> extends Placed<Row> {
  readonly owner: Owner;
}

/** The companies of those of these branches that there are. */
async function branchCompanies(
  tx: Tx,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (storeIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: store.id, companyId: store.companyId })
    .from(store)
    .where(isAmong(store.id, [...new Set(storeIds)]));
  return new Map(rows.map(({ id, companyId }) => [id, companyId]));
}

/** Finds the company of each row's branch, and whatever is wrong with the rows (INGEST-R1). */
export async function atBranches<Row extends { readonly storeId: string }>(
  tx: Tx,
  rows: readonly Placed<Row>[],
  issuesOf: (row: Row) => readonly Issue[],
): Promise<{ readonly issues: readonly Issue[]; readonly placed: readonly AtBranch<Row>[] }> {
  const companies = await branchCompanies(
    tx,
    rows.map(({ row }) => row.storeId),
  );
  const issues: Issue[] = [];
  const placed: AtBranch<Row>[] = [];
  for (const { at, row } of rows) {
    const { storeId } = row;
    const companyId = companies.get(storeId);
    issues.push(...issuesAt(at, issuesOf(row)));
    if (companyId === undefined)
      issues.push(issueAt(at, "INGEST-R1", "storeId", ingestMessages.unknownBranch));
    else placed.push({ at, row, owner: { companyId, storeId } });
  }
  return { issues, placed };
}
