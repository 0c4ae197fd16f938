import type { MovementKind } from "@marquee/domain/reconciliation/movement";
import type Stripe from "stripe";
import type { Unavailable, Refused } from "../attempts/payment-provider.ts";
import type {
  LineProvider,
  ListResponse,
  ListedRefund,
  Movement,
  Payout,
} from "../books/line-provider.ts";
import { toProviderDispute } from "./stripe-disputes.ts";
import { expandableId } from "./stripe-payment.ts";
import { refundStatus } from "./stripe-refunds.ts";
import { stripeFailure } from "./stripe-sdk.ts";

/** The most that Stripe sends at once. */
const PAGE = 100;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** Reads a list to its end, a page after another. */
async function readAll<Line extends { readonly id: string }>(
  page: (after: { starting_after?: string }) => Promise<Stripe.ApiList<Line>>,
): Promise<ListResponse<Line>> {
  const lines: Line[] = [];
  try {
    for (let after: { starting_after?: string } = {}; ;) {
      const { object, data, has_more: hasMore } = await page(after);
      // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
      if (object !== "list" || !Array.isArray(data))
        return { tag: "unavailable", reason: "the answer is no list" };
      lines.push(...data);
      const last = data.at(-1);
      if (!hasMore || !last) return { tag: "list", lines };
      after = { starting_after: last.id };
    }
  } catch (error) {
    return stripeFailure(error);
  }
}

/** A list with each of its lines converted. */
const mapList = <From, To>(list: ListResponse<From>, read: (line: From) => To): ListResponse<To> =>
  list.tag === "list" ? { tag: "list", lines: list.lines.map(read) } : list;

const KINDS: Readonly<Record<string, MovementKind>> = {
  charge: "payment",
  payment: "payment",
  refund: "refund",
  payment_refund: "refund",
  refund_failure: "refund",
  payment_failure_refund: "refund",
  payout: "payout",
  payout_failure: "payout",
  payout_cancel: "payout",
  stripe_fee: "fee",
};

type Source = Stripe.BalanceTransaction["source"];

const isObject = (source: Source): source is Exclude<Source, string | null> =>
  typeof source === "object" && source !== null;

const isDispute = (source: Source): boolean => isObject(source) && source.object === "dispute";

/** The intent of what a line is about. */
const intentOf = (source: Source): string | null =>
  isObject(source) && "payment_intent" in source ? expandableId(source.payment_intent) : null;

const present = <Name extends string>(name: Name, value: string | null | undefined) =>
  value ? ({ [name]: value } as Readonly<Record<Name, string>>) : {};

/** What our own requests said of a charge. */
function namedBy(source: Source): Pick<Movement, "named"> {
  if (!isObject(source) || source.object !== "charge") return {};
  const { metadata, customer } = source;
  return {
    named: {
      ...present("attemptId", metadata["attempt"]),
      ...present("checkoutId", metadata["checkout"]),
      ...present("payer", metadata["payer"] ?? source.billing_details?.email),
      ...present("customerId", expandableId(customer)),
    },
  };
}

function toMovement(line: Stripe.BalanceTransaction): Movement {
  const { id, amount: cents, fee: feeCents, currency, created, source, type } = line;
  return {
    id,
    kind: isDispute(source) ? "dispute" : (KINDS[type] ?? "other"),
    cents,
    feeCents,
    currency: currency.toUpperCase(),
    on: fromSeconds(created),
    receivedAs: intentOf(source),
    ...namedBy(source),
  };
}

const toRefund = ({ id, amount, currency, status }: Stripe.Refund): ListedRefund => ({
  id,
  cents: amount,
  currency: currency.toUpperCase(),
  status: refundStatus(status),
});

async function listPayouts(sdk: Stripe, since: Date): Promise<ListResponse<Payout>> {
  const found = await readAll((after) =>
    sdk.payouts.list({ created: { gte: toSeconds(since) }, limit: PAGE, ...after }),
  );
  if (found.tag !== "list") return found;
  const payouts: Payout[] = [];
  for (const { id, amount, currency, arrival_date: on, automatic, status } of found.lines) {
    if (status === "failed" || status === "canceled") continue;
    // Stripe says what a payout is made of if it made it itself.
    const lines = automatic
      ? await readAll((after) =>
          sdk.balanceTransactions.list({ payout: id, limit: PAGE, ...after }),
        )
      : null;
    if (lines !== null && lines.tag !== "list") return lines;
    payouts.push({
      id,
      cents: amount,
      currency: currency.toUpperCase(),
      on: fromSeconds(on),
      lines: lines && lines.lines.filter(({ type }) => KINDS[type] !== "payout").map(toMovement),
    });
  }
  return { tag: "list", lines: payouts };
}

/** The lists of a Stripe account (RECONCILE-P1). */
export const stripeLines = (sdk: () => Stripe): LineProvider => ({
  listMovements: async (since, until): Promise<ListResponse<Movement> | Unavailable | Refused> =>
    mapList(
      await readAll((after) =>
        sdk().balanceTransactions.list({
          created: { gte: toSeconds(since), lte: toSeconds(until) },
          expand: ["data.source"],
          limit: PAGE,
          ...after,
        }),
      ),
      toMovement,
    ),
  listPayouts: (since) => listPayouts(sdk(), since),
  listDisputes: async (since) =>
    mapList(
      await readAll((after) =>
        sdk().disputes.list({ created: { gte: toSeconds(since) }, limit: PAGE, ...after }),
      ),
      toProviderDispute,
    ),
  listRefunds: async (paymentId) =>
    mapList(
      await readAll((after) =>
        sdk().refunds.list({ payment_intent: paymentId, limit: PAGE, ...after }),
      ),
      toRefund,
    ),
});
