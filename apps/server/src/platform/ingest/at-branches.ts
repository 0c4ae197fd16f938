import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../database/typed.ts";
import { companiesOf, type Owner } from "./queries.ts";
import { issueAt, issuesAt, type Placed } from "./take-in.ts";

export interface AtBranch<Row> extends Placed<Row> {
  readonly owner: Owner;
}

/** Finds the company of each row's branch, and whatever is wrong with the rows (INGEST-R1). */
export async function atBranches<Row extends { readonly storeId: string }>(
  tx: Tx,
  rows: readonly Placed<Row>[],
  issuesOf: (row: Row) => readonly Issue[],
): Promise<{ readonly issues: readonly Issue[]; readonly placed: readonly AtBranch<Row>[] }> {
  const companies = await companiesOf(
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
