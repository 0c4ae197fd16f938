import type { AttemptRow, Books } from "./books.ts";
import { hasFailed, sum, type ProviderPayment } from "./provider-payments.ts";

type Fact = readonly [what: string, is: unknown, must: unknown];

const compare = (subject: string, facts: readonly Fact[]): readonly string[] =>
  facts
    .filter(([, is, must]) => is !== must)
    .map(([what, is, must]) => `${subject}: ${what} is ${String(is)}, not ${String(must)}`);

/** Money that stayed has made exactly one of each, to the cent (SIM-I1). */
function checkRetained(
  books: Books,
  payment: ProviderPayment,
  attempt: AttemptRow,
): readonly string[] {
  const checkoutId = attempt.checkout_id;
  const checkout = books.checkouts.find(({ id }) => id === checkoutId);
  const paid = books.transactions.filter(
    ({ status, payment_id }) => status === "Paid" && payment_id === payment.id,
  );
  const campaigns = books.campaigns.filter(({ checkout_id }) => checkout_id === checkoutId);
  const invoices = books.invoices.filter(({ checkout_id }) => checkout_id === checkoutId);
  const mails = campaigns.filter(({ id }) => books.mails.includes(`campaign-paid:${id}`));
  const counts = Object.entries({ paid, campaigns, invoices, mails })
    .filter(([, rows]) => rows.length !== 1)
    .map(
      ([what, rows]) =>
        `SIM-I1 ${payment.id} took ${payment.received} cents: ${rows.length} ${what}`,
    );
  const [transaction] = paid;
  const [campaign] = campaigns;
  const [invoice] = invoices;
  const type = attempt.provider === "paypal" ? "PayPal" : "Card";
  const facts: readonly Fact[] = [
    [
      "the amount received",
      payment.received,
      attempt.provider === "paypal" ? checkout?.total : checkout?.charge,
    ],
    ["its currency", payment.currency, "cad"],
    ["its transaction", transaction?.amount, payment.received],
    ["its invoice", invoice?.payment_amount, payment.received],
    ["its campaign", campaign?.campaign_price, checkout?.total],
    ["its checkout", checkout?.state, "paid"],
    ["its attempt", attempt.state, "succeeded"],
    ["the payment of its invoice", invoice?.payment_id, payment.id],
    ["the campaign of its invoice", invoice?.campaign_id, campaign?.id],
    ["the campaign of its transaction", transaction?.campaign_id, campaign?.id],
    ["the type of its transaction", transaction?.payment_type, type],
    ["the type of its invoice", invoice?.payment_type, type],
    ["the day of its refund", transaction?.refunded_on, null],
  ];
  return [...counts, ...compare(`SIM-I1 ${payment.id}`, facts)];
}

/** Money that must not stay was refunded in full, once, and its payer has a mail (SIM-I3). */
function checkRefunded(
  books: Books,
  payment: ProviderPayment,
  attempt: AttemptRow,
): readonly string[] {
  const errors = books.transactions.filter(
    ({ status, payment_id }) => status === "Error" && payment_id === payment.id,
  );
  const [error] = errors;
  const failed = payment.refunds.some(hasFailed);
  return compare(`SIM-I3 ${payment.id} was refunded`, [
    ["the number of its transactions", errors.length, 1],
    ["its transaction", error?.amount, payment.received],
    ["its being a stuck payment", attempt.dead_since !== null, failed],
    ["its attempt", attempt.state, failed ? "refundDue" : "refunded"],
    ["its mail", books.mails.includes(`refunded:${attempt.id}`), !failed],
    ["its day of refund", error?.refunded_on !== null, !failed],
  ]);
}

/** The money of a verified card is refunded as it came, and leaves one transaction alone (SIM-I3). */
function checkVerified(
  books: Books,
  payment: ProviderPayment,
  attempt: AttemptRow,
): readonly string[] {
  const paid = books.transactions.filter(({ payment_id }) => payment_id === payment.id);
  const verified = paid.find(({ status }) => status === "Paid");
  const failed = payment.refunds.some(hasFailed);
  const card = books.checkouts.find(({ id }) => id === attempt.checkout_id);
  return compare(`SIM-I3 ${payment.id} verified a card`, [
    ["the amount received", payment.received, card?.charge],
    ["its currency", payment.currency, "cad"],
    ["its transaction", verified?.amount, payment.received],
    ["the type of its transaction", verified?.transaction_type, "Card Verification"],
    ["the number of its refunds", payment.refunds.length, 1],
    ["its being a stuck payment", attempt.dead_since !== null, failed],
    ["its attempt", attempt.state, failed ? "refundDue" : "refunded"],
    ["its mail", books.mails.includes(`refunded:${attempt.id}`), !failed],
    ["its day of refund", verified?.refunded_on !== null, !failed],
    ["its checkout", card?.state, "paid"],
  ]);
}

const isRecordedAsPaid = (books: Books, payment: ProviderPayment): boolean =>
  books.transactions.some(
    ({ status, payment_id }) => status === "Paid" && payment_id === payment.id,
  );

/** What one payment at a provider has led to. */
function checkPayment(books: Books, payment: ProviderPayment): readonly string[] {
  const attempts = books.attempts.filter(({ provider_id }) => provider_id === payment.id);
  const [attempt] = attempts;
  const refunds = payment.refunds.filter((refund) => !hasFailed(refund));
  if (sum(refunds) > payment.received || refunds.length > 1)
    return [
      `SIM-I3 ${payment.id} refunded ${sum(refunds)} of ${payment.received} in ${refunds.length} refunds`,
    ];
  if (payment.received === 0) {
    const made = books.transactions.filter(
      ({ status, payment_id }) =>
        payment_id === payment.id && (status === "Paid" || status === "Error"),
    );
    return made.map(({ status }) => `SIM-I2 ${payment.id} took nothing, and is ${status}`);
  }
  if (!attempt || attempts.length > 1)
    return [`SIM-I1 ${payment.id} took ${payment.received} cents for ${attempts.length} attempts`];
  const checkout = books.checkouts.find(({ id }) => id === attempt.checkout_id);
  const verifies = checkout?.kind === "cardVerification" && isRecordedAsPaid(books, payment);
  if (payment.refunds.length === 0 && !verifies) return checkRetained(books, payment, attempt);
  if (refunds.length > 0 && sum(refunds) !== payment.received)
    return [`SIM-I3 ${payment.id} refunded ${sum(refunds)} of ${payment.received} cents`];
  return (verifies ? checkVerified : checkRefunded)(books, payment, attempt);
}

/** Nothing is made for a checkout that was not paid; what costs nothing is recorded with nothing (SIM-I2). */
function checkCheckout(books: Books, id: string): readonly string[] {
  const of = <Row extends { readonly checkout_id: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter(({ checkout_id }) => checkout_id === id);
  const paid = of(books.transactions).filter(({ status }) => status === "Paid");
  const [first] = paid;
  const made = [of(books.campaigns).length, of(books.invoices).length, paid.length];
  const checkout = books.checkouts.find((each) => each.id === id);
  const sold = checkout?.kind === "cardVerification" ? 0 : paid.length;
  const findings: string[] = [];
  if (made[0] !== sold || made[1] !== sold || paid.length > 1)
    findings.push(
      `SIM-I2 a checkout has made ${made.join(", ")} campaigns, invoices, transactions`,
    );
  if ((checkout?.state === "paid") !== (paid.length === 1))
    findings.push(`SIM-I2 a checkout is ${checkout?.state} with ${paid.length} payments`);
  if (first && (first.payment_id === null) !== (checkout?.charge === 0))
    findings.push(`SIM-I2 a checkout of ${checkout?.charge} cents has payment ${first.payment_id}`);
  return findings;
}

/** However often it is called, an attempt makes one payment at its provider (SIM-I2). */
function checkAttempts(payments: readonly ProviderPayment[]): readonly string[] {
  const attempts = payments.map(({ attempt }) => attempt);
  return attempts
    .filter((attempt, index) => attempts.indexOf(attempt) !== index)
    .map(() => "SIM-I2 one attempt has made several payments");
}

/** No user is charged in two ways for one checkout, even if one of the charges is refunded (SIM-I10). */
function checkCharges({ attempts, checkouts }: Books, payments: readonly ProviderPayment[]) {
  const charged = new Set(payments.filter(({ received }) => received > 0).map(({ id }) => id));
  return checkouts.flatMap(({ id }) => {
    const of = attempts.filter(
      ({ checkout_id, provider_id }) => checkout_id === id && charged.has(provider_id ?? ""),
    );
    const providers = of.map(({ provider }) => provider).join(" and by ");
    return of.length > 1 ? [`SIM-I10 a checkout was charged by ${providers}`] : [];
  });
}

/** Providers, transactions, campaigns, invoices and mails agree to the cent (SIM-I1 to SIM-I3, SIM-I10). */
export const checkMoney = (
  books: Books,
  payments: readonly ProviderPayment[],
): readonly string[] => [
  ...payments.flatMap((payment) => checkPayment(books, payment)),
  ...checkAttempts(payments),
  ...checkCharges(books, payments),
  ...books.checkouts.flatMap(({ id }) => checkCheckout(books, id)),
];
