import type { Books, StaffRefundRow } from "./books.ts";
import { creditedOf } from "./check-credit-notes.ts";
import { hasFailed, type ProviderPayment, type ProviderRefund } from "./provider-payments.ts";

type Fact = readonly [what: string, is: unknown, must: unknown];

const hasName =
  (id: string) =>
  ({ name }: ProviderRefund): boolean =>
    name !== null && (name === id || name.includes(`:${id}`));

/** A refund by staff is at its provider what it is here: made once, of its amount, mailed once, also that it came back, and told if it failed (SIM-M2). */
function checkRefund(
  books: Books,
  payments: readonly ProviderPayment[],
  refund: StaffRefundRow,
): readonly string[] {
  const { id, attempt_id, amount, state, returned_on } = refund;
  const attempt = books.attempts.find((each) => each.id === attempt_id);
  const payment = payments.find((each) => each.id === attempt?.provider_id);
  const made = (payment?.refunds ?? []).filter(hasName(id));
  const there = made.filter((each) => !hasFailed(each));
  const hasArrived = state === "done" || returned_on !== null;
  const facts: readonly Fact[] = [
    ["the number of its refunds that hold there", there.length, state === "done" ? 1 : 0],
    ["whether it was made more than once", made.length > 1, false],
    ["its amount there", made[0]?.amount ?? amount, amount],
    ["its being open", refund.due_at === null ? null : state, null],
    ["its mails", books.mails.filter((key) => key === `refunded:${id}`).length, hasArrived ? 1 : 0],
    [
      "its mails that it came back",
      books.mails.filter((key) => key === `refund-returned:${id}`).length,
      returned_on === null ? 0 : 1,
    ],
    [
      "what staff were told of it",
      books.told.filter((key) => key === `refundFailed:${id}`).length,
      state === "failed" ? 1 : 0,
    ],
  ];
  return facts
    .filter(([, is, must]) => is !== must)
    .map(
      ([what, is, must]) =>
        `SIM-M2 refund ${id} of ${payment?.id} is ${state}: ${what} is ${String(is)}, not ${String(must)}`,
    );
}

/** A campaign costs what was paid for it, less the credit notes that hold (SIM-M2). */
function checkPrices(books: Books): readonly string[] {
  const { campaigns, checkouts, invoices } = books;
  return campaigns.flatMap(({ checkout_id, campaign_price }) => {
    const checkout = checkouts.find(({ id }) => id === checkout_id);
    if (!checkout) return [];
    const invoice = invoices.find((each) => each.checkout_id === checkout_id);
    const credited = invoice ? creditedOf(books, invoice.id) : 0;
    const must = Math.max(checkout.total - credited, 0);
    return campaign_price === must
      ? []
      : [`SIM-M2 a campaign of ${checkout.total} cents costs ${campaign_price}, not ${must}`];
  });
}

/** Every refund that staff requested. */
export const checkStaffRefunds = (
  books: Books,
  payments: readonly ProviderPayment[],
): readonly string[] => [
  ...books.staffRefunds.flatMap((refund) => checkRefund(books, payments, refund)),
  ...checkPrices(books),
];
