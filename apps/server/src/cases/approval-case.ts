import { approvalFacts } from "@marquee/domain/cases/approval-facts";
import type { Case } from "@marquee/domain/cases/case.schema";
import { and, eq } from "drizzle-orm";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { company, store } from "../schema/schema.ts";
import { auditedRows, findNames } from "./audited-rows.ts";

/** What happened to a branch and its approval (CASE-P2); undefined if there is none. */
export async function approvalCase(
  context: TransactionContext,
  id: string,
): Promise<Case | undefined> {
  const [found] = await context.tx
    .select({ storeName: store.storeName, code: store.code, companyName: company.name })
    .from(store)
    .innerJoin(company, eq(company.id, store.companyId))
    .where(and(eq(store.id, id), inScope(context.scope, store.companyId, store.id)));
  if (!found) return undefined;
  const audited = await auditedRows(context, "stores", id);
  const nameOf = await findNames(
    context,
    audited.map(({ actor }) => actor),
  );
  return {
    kind: "approval",
    id,
    machine: "branchRecord",
    title: `${found.storeName}, ${found.companyName}`,
    about: `Branch ${found.code}`,
    ...approvalFacts(audited, nameOf),
    missing: "Who looked at the branch and decided nothing is not stored.",
  };
}
