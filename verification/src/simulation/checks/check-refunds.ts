import type { Scenario } from "../scenario/scenario.ts";
import type { AttemptRow, BookEvent, Books, CheckoutRow } from "./books.ts";
import {
  approvedBefore,
  campaignsBefore,
  hasAlready,
  itemBefore,
  mappedBefore,
} from "./item-history.ts";
import { plannedItems, plannedRun } from "./plans.ts";
import type { ProviderPayment } from "./provider-payments.ts";

type Stage = Pick<Scenario, "approved" | "live">;
type TransactionEvent = Extract<BookEvent, { readonly source: "transaction" }>;

/** The server takes an item for live a minute before it is, as clocks of several servers differ. */
const EARLY = 60_000;

/** Money that came and does not stay, with the moment at which that was decided. */
interface Refunded {
  readonly payment: ProviderPayment;
  readonly attempt: AttemptRow;
  readonly checkout: CheckoutRow;
  readonly decision: TransactionEvent;
}

/** Whether everything that a checkout would make was there when it was decided upon. */
function isMadeAlready(books: Books, { checkout, decision }: Refunded, scenario: Stage): boolean {
  const { number } = decision;
  const at = Date.parse(decision.happened_on);
  const items = plannedItems(checkout);
  if (checkout.kind === "mapProducts") {
    const mapped = mappedBefore(books, scenario, number);
    return items.every((id) => mapped.has(id));
  }
  const approved = approvedBefore(books, scenario, number);
  const run = plannedRun(checkout, new Date(at), approved, scenario);
  if (run === null) return false;
  const bought = { run, days: checkout.receipt.days, at };
  const campaigns = campaignsBefore(books, number);
  return items.every((id) => hasAlready(itemBefore(books, id, number), bought, campaigns, EARLY));
}

/** Whether other money had come for the same checkout before. */
const isPaidBefore = ({ events }: Books, { decision, payment, checkout }: Refunded): boolean =>
  events.some(
    (event) =>
      event.source === "transaction" &&
      event.number < decision.number &&
      event.after.checkout_id === checkout.id &&
      event.after.payment_id !== payment.id &&
      (event.after.status === "Paid" || event.after.status === "Error"),
  );

/** Every reason that the books show for refunding a payment, as the server names them. */
function reasonsFor(books: Books, refunded: Refunded, scenario: Stage): readonly string[] {
  const { payment, attempt, checkout, decision } = refunded;
  const isOver = scenario.live.till.getTime() <= Date.parse(decision.happened_on);
  const made = checkout.kind === "mapProducts" ? "mappedAlready" : "soldAlready";
  const reasons: Readonly<Record<string, boolean>> = {
    wrongAmount: payment.received !== attempt.amount,
    wrongCurrency: payment.currency !== "cad",
    paidBefore: isPaidBefore(books, refunded),
    offerOver: checkout.kind === "mapProducts" && isOver,
    [made]: isMadeAlready(books, refunded, scenario),
  };
  return Object.keys(reasons).filter((reason) => reasons[reason] === true);
}

/** Money that is right stays: none is refunded without a reason that the books show (SIM-I11). */
export function checkRefunds(
  books: Books,
  payments: readonly ProviderPayment[],
  scenario: Stage,
): readonly string[] {
  return books.events.flatMap((event) => {
    if (event.source !== "transaction" || event.after.status !== "Error") return [];
    const payment = payments.find(({ id }) => id === event.after.payment_id);
    const attempt = books.attempts.find(({ provider_id }) => provider_id === payment?.id);
    const checkout = books.checkouts.find(({ id }) => id === attempt?.checkout_id);
    if (!payment || !attempt || !checkout || payment.received === 0) return [];
    const refunded = { payment, attempt, checkout, decision: event };
    const reasons = reasonsFor(books, refunded, scenario);
    const stated = attempt.refund_reason;
    if (reasons.length === 0)
      return [`SIM-I11 ${payment.id} is refunded for ${stated}, and its money was right`];
    return reasons.includes(stated ?? "")
      ? []
      : [`SIM-I11 ${payment.id} is refunded for ${stated}, and not for ${reasons.join(" or ")}`];
  });
}
