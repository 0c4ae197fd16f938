/**
 * What a line is about. `payment`: money that was received. `refund`: one that staff requested. `otherRefunds`: what else
 * was refunded of a payment, in one sum. `dispute`: what it withholds. `payout`: what the provider sent to the bank.
 */
export const LINE_KINDS = [
  "payment",
  "refund",
  "otherRefunds",
  "dispute",
  "disputeFee",
  "payout",
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const PROVIDERS = ["stripe", "paypal"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The names by which both sides know a line. */
export interface LineKey {
  readonly provider: Provider;
  readonly kind: LineKind;
  /** The provider's id of it. */
  readonly id: string;
}

/** A line as one side has it: ours, or the provider's. */
export interface BookLine extends LineKey {
  readonly cents: number;
  /** In capitals. */
  readonly currency: string;
  /** In words that both sides use alike. */
  readonly state: string;
}

/** The key of a line, the same on both sides: `stripe refund re_1`. */
export const lineName = ({ provider, kind, id }: LineKey): string => `${provider} ${kind} ${id}`;

/** Lines by their names. A list that is read in pages may have a line twice: the later one counts. */
export const linesByName = <Line extends LineKey>(
  lines: readonly Line[],
): ReadonlyMap<string, Line> => new Map(lines.map((line) => [lineName(line), line]));

/**
 * What a line adds to what stays at its provider, in cents: received money, less what went back, what disputes withhold
 * and their fees. A payout moves it to the bank (RECONCILE-C3).
 */
export function movedCents({
  kind,
  cents,
  state,
}: Pick<BookLine, "cents" | "kind" | "state">): number {
  switch (kind) {
    case "payment":
      return state === "received" ? cents : 0;
    case "refund":
      return state === "done" ? 0 - cents : 0;
    case "otherRefunds":
    case "dispute":
    case "disputeFee":
      return 0 - cents;
    case "payout":
      return 0;
  }
}
