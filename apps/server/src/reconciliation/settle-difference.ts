import { differenceRules } from "@marquee/domain/reconciliation/difference-rules";
import type {
  BookDifference,
  DifferenceSettlement,
} from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import type { Settlement } from "@marquee/domain/reconciliation/settlement";
import { settlementObstacle } from "@marquee/domain/reconciliation/settlement-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { PaymentServices } from "../payments/payment-services.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { conflict, invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { bookFee } from "./book-fee.ts";
import { creditDifference } from "./credit-difference.ts";
import { findDifference } from "./queries.ts";
import type { Settling } from "./settling.ts";

const WAYS = { creditNote: creditDifference, fee: bookFee } as const satisfies Record<
  Settlement,
  (services: PaymentServices, settling: Settling) => Promise<Refusal | null>
>;

/**
 * Settles a difference with what its provider has: its money has moved there already, so that nothing is sent to it
 * (RECONCILE-A3, RECONCILE-A4). The same request of the same user is settled once, however often it is sent.
 */
export async function settleDifference(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
  { settlement, amount, note: written }: DifferenceSettlement,
): Promise<BookDifference | Refusal> {
  const note = written.trim();
  const issues = ruleIssues(differenceRules, { note }, undefined);
  if (issues.length > 0) return invalid(issues);
  const read = () => request.transaction((tx) => findDifference(tx, id));
  const isSettledSo = ({ settledAs, closedBy, note: closedWith }: BookDifference): boolean =>
    settledAs === settlement && closedBy === request.user.email && closedWith === note;
  const difference = await read();
  if (!difference) return notFound();
  if (difference.closedOn !== null)
    return isSettledSo(difference) ? difference : conflict(reconciliationMessages.closedAlready);
  const obstacle = settlementObstacle(difference, settlement, amount);
  if (obstacle !== null) return conflict(obstacle);
  const closedOn = request.now.toISOString();
  const closing = { closedOn, closedBy: request.user.email, note, settledAs: settlement };
  const refusal = await WAYS[settlement](services, { difference, closing });
  const settled = await read();
  if (!settled) return notFound();
  // the other of two clicks may have settled it
  return refusal === null || (settled.closedOn !== null && isSettledSo(settled))
    ? settled
    : refusal;
}
