import { whoOf } from "@marquee/domain/cases/audited-fact";
import type { Case } from "@marquee/domain/cases/case.schema";
import { signUpFacts } from "@marquee/domain/cases/sign-up-facts";
import { branchState } from "@marquee/domain/cases/stored-states";
import { and, eq } from "drizzle-orm";
import type pg from "pg";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import { company, outbox, signUp } from "../schema/schema.ts";
import { auditedRows, findNames } from "./audited-rows.ts";

/** What the system alone reads of a sign-up: its row, and the work that sends its mail. */
const findStored = (pool: pg.Pool, companyId: string) =>
  withScope(pool, SYSTEM, async (tx) => {
    const [row] = await tx.select().from(signUp).where(eq(signUp.companyId, companyId));
    if (!row) return null;
    const [work] = await tx
      .select({ createdOn: outbox.createdOn, doneOn: outbox.doneOn })
      .from(outbox)
      .where(eq(outbox.key, `sign-up-mail:${companyId}:${row.email}:first`));
    return { ...row, mailWork: work ?? null };
  });

/** What happened to the sign-up of a company (CASE-P4); undefined if it did not sign up by itself. */
export async function signUpCase(
  context: TransactionContext,
  pool: pg.Pool,
  companyId: string,
): Promise<Case | undefined> {
  const [found] = await context.tx
    .select({ name: company.name })
    .from(company)
    .where(and(eq(company.id, companyId), inScope(context.scope, company.id)));
  const stored = found ? await findStored(pool, companyId) : null;
  if (!found || !stored) return undefined;
  const audited = await auditedRows(context, "stores", stored.storeId);
  const nameOf = await findNames(context, [stored.email, ...audited.map(({ actor }) => actor)]);
  const row = audited.find(
    ({ before, after }) => branchState(before, after) === "branchRecord.live",
  );
  const approved = row ? { at: row.at, who: whoOf(row, nameOf) } : null;
  return {
    kind: "signUp",
    id: companyId,
    machine: "signUpRecord",
    title: `The sign-up of ${found.name}`,
    about: "",
    ...signUpFacts({ ...stored, approved }, nameOf),
    missing:
      "What was typed before it was sent is stored no longer; how long people take for each step is told in sums, by Sign-up of a company.",
  };
}
