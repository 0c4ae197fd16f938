import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import type { Case, CaseKind } from "@marquee/domain/cases/case.schema";
import type pg from "pg";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { forbidden, notFound } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { approvalCase } from "./approval-case.ts";
import { billCase } from "./bill-case.ts";
import { paymentCase } from "./payment-case.ts";
import { signUpCase } from "./sign-up-case.ts";

/** What is asked of a caller besides being staff: to see the thing itself (CASE-A1). */
const NEEDS: Readonly<Record<CaseKind, Ability>> = {
  payment: "transactions.view",
  approval: "traffic.view",
  bill: "bills.view",
  signUp: "traffic.view",
};

/** The reader of each kind. */
const readers = (
  pool: pg.Pool,
): Readonly<
  Record<CaseKind, (context: RequestContext, id: string) => Promise<Case | undefined>>
> => ({
  payment: paymentCase,
  approval: approvalCase,
  bill: billCase,
  signUp: (context, id) => signUpCase(context, pool, id),
});

/**
 * The call that reads a case. One that does not exist is 404, whatever its caller may see
 * (CASE-A1).
 */
export const caseHandlers = ({ pool }: { readonly pool: pg.Pool }): HandlersOf<"cases"> => ({
  read: inTransaction(async ({ params: { kind, id } }, context) => {
    const found = await readers(pool)[kind](context, id);
    if (!found) return notFound();
    const allowed = can(context.user, NEEDS[kind]);
    return allowed.allowed ? found : forbidden(allowed.reason);
  }),
});
