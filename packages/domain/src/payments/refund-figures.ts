import { centsOf, toAmount } from "../money/cents.ts";

/** What is refunded of a payment, as every list, page, paper, file and report has it (PAY-S6). */
export interface RefundFigures {
  readonly refunded: number;
  readonly remaining: number;
  readonly extent: "none" | "part" | "whole";
}

/** Works out the figures of a payment, in its currency; nothing is refunded if `refunded` is null. */
export function refundFigures(paid: number, refunded: number | null): RefundFigures {
  const [all, back] = [centsOf(paid), centsOf(refunded ?? 0)];
  const extent = back <= 0n ? "none" : back < all ? "part" : "whole";
  return { refunded: toAmount(back), remaining: toAmount(all - back), extent };
}

/** How far a payment is refunded, in words. */
export const REFUND_LABELS = {
  part: "Refunded in part",
  whole: "Refunded",
} as const satisfies Record<Exclude<RefundFigures["extent"], "none">, string>;
