import { millisOf } from "../dates/instants.ts";
import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import type { Refund } from "./refund.schema.ts";

type Settled = Pick<Refund, "amount" | "returnedOn" | "settledOn" | "state">;

interface Movement {
  readonly at: number;
  readonly amount: Cents;
  readonly hasReturned: boolean;
}

/** When the money of a refund arrived, and when it came back; nothing of one that never arrived. */
const movementsOf = ({ amount, returnedOn, settledOn, state }: Settled): readonly Movement[] => {
  const hasArrived = settledOn !== null && (state === "done" || returnedOn !== null);
  if (!hasArrived) return [];
  const arrived = { at: millisOf(settledOn), amount: centsOf(amount), hasReturned: false };
  return returnedOn === null
    ? [arrived]
    : [arrived, { ...arrived, at: millisOf(returnedOn), hasReturned: true }];
};

/**
 * What refunds of a payment came back and was not refunded again since, in CAD. The run was shortened for it already, so
 * that it takes no more days when it is refunded again (REFUND-R5).
 */
export function returnedOf(refunds: readonly Settled[]): number {
  const movements = refunds.flatMap(movementsOf).toSorted((one, other) => one.at - other.at);
  let returned: Cents = 0n;
  for (const { amount, hasReturned } of movements) {
    returned = hasReturned ? returned + amount : returned - amount;
    if (returned < 0n) returned = 0n;
  }
  return toAmount(returned);
}

/** The newest refund that failed, to be tried again with the same amount and reason; none once another one arrived (REFUND-M2). */
export const refundToRepeat = <Of extends Pick<Refund, "state">>(
  newestFirst: readonly Of[],
): Of | undefined => {
  const [newest] = newestFirst;
  return newest?.state === "failed" ? newest : undefined;
};
