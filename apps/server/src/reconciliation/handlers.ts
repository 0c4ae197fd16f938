import { differenceRules } from "@marquee/domain/reconciliation/difference-rules";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { PaymentServices } from "../payments/payment-services.ts";
import { withDeadline } from "../payments/provider-deadline.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { conflict, invalid, notFound, orNotFound } from "../platform/refusal/refusal.ts";
import { requestComparison } from "./comparisons.ts";
import { differenceDetails } from "./difference-details.ts";
import { listMatched } from "./matched-lines.ts";
import { readMoney } from "./money.ts";
import { readOverview } from "./overview.ts";
import { listPayoutDays } from "./payout-days.ts";
import { closeDifference, findDifference, listDifferences } from "./queries.ts";
import { settleDifference } from "./settle-difference.ts";
import { listTaxTotals } from "./tax-totals.ts";

/**
 * The calls of differences and comparisons. `settle` queries the provider outside of any
 * transaction, within a deadline.
 */
export const reconciliationHandlers = (
  services: PaymentServices,
): HandlersOf<"reconciliation"> => ({
  overview: inTransaction((_request, { tx, now }) => readOverview(tx, now)),
  differences: inTransaction(({ query }, context) => listDifferences(context, query)),
  matched: inTransaction(({ query }, context) => listMatched(context, query)),
  byId: inTransaction(({ params }, context) => orNotFound(differenceDetails(context, params.id))),
  close: inTransaction(async ({ params, body }, { tx, user, now }) => {
    const note = body.note.trim();
    const issues = ruleIssues(differenceRules, { note }, undefined);
    if (issues.length > 0) return invalid(issues);
    const found = await findDifference(tx, params.id);
    if (!found) return notFound();
    const closing = { closedOn: now.toISOString(), closedBy: user.email, note };
    const isClosed = await closeDifference(tx, params.id, closing);
    // the same note by the same user is a repeat of the request (RECONCILE-Q5)
    if (!isClosed && !(found.closedBy === user.email && found.note === note))
      return conflict(reconciliationMessages.closedAlready);
    return orNotFound(findDifference(tx, params.id));
  }),
  compare: inTransaction(async (_request, { tx, user, now }) => {
    await requestComparison(tx, user.email, now);
    return readOverview(tx, now);
  }),
  settle: ({ params, body }, request) =>
    settleDifference(withDeadline(services), request, params.id, body),
  money: inTransaction(({ query }, { tx }) => readMoney(tx, query)),
  payoutDays: inTransaction(({ query }, { tx }) => listPayoutDays(tx, query)),
  taxTotals: inTransaction(({ query }, { tx }) => listTaxTotals(tx, query)),
});
