import type { Aftermath, AttemptRow } from "./aftermath.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** What a provider knows of one payment. Amounts are cents. */
interface Taken {
  readonly id: string;
  readonly attempt: string;
  readonly received: number;
  readonly currency: string;
  readonly refunds: readonly { readonly amount: number; readonly status: string }[];
  readonly failures: number;
}

export function takenBy({ cards, paypal }: SimulatedWorld): readonly Taken[] {
  const intents = [...cards.intents.values()].map((intent) => ({
    ...intent,
    attempt: intent.metadata["attempt"] ?? "",
  }));
  const orders = [...paypal.orders.values()].map((order) => ({
    ...order,
    attempt: order.attemptId,
    currency: "cad",
  }));
  return [...intents, ...orders].map(({ id, attempt, received, currency, refunds, failures }) => ({
    id,
    attempt,
    received,
    currency,
    refunds,
    failures: failures.length,
  }));
}

const hasFailed = ({ status }: { readonly status: string }): boolean =>
  status.toUpperCase() === "FAILED";
const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** Money that stayed with us has made exactly one of each, to the cent (SIM-I1). */
function judgeKept(after: Aftermath, taken: Taken, attempt: AttemptRow): readonly string[] {
  const checkoutId = attempt.checkout_id;
  const checkout = after.checkouts.find(({ id }) => id === checkoutId);
  const paid = after.transactions.filter(
    ({ status, payment_id }) => status === "Paid" && payment_id === taken.id,
  );
  const campaigns = after.campaigns.filter(({ checkout_id }) => checkout_id === checkoutId);
  const invoices = after.invoices.filter(({ checkout_id }) => checkout_id === checkoutId);
  const mails = campaigns.filter(({ id }) => after.mails.includes(`campaign-paid:${id}`));
  const counts = { paid, campaigns, invoices, mails };
  const problems = Object.entries(counts)
    .filter(([, rows]) => rows.length !== 1)
    .map(
      ([what, rows]) => `SIM-I1 ${taken.id} took ${taken.received} cents: ${rows.length} ${what}`,
    );
  const [transaction] = paid;
  const [campaign] = campaigns;
  const [invoice] = invoices;
  const wanted = attempt.provider === "paypal" ? checkout?.total : checkout?.charge;
  const type = attempt.provider === "paypal" ? "PayPal" : "Card";
  const facts: readonly [string, unknown, unknown][] = [
    ["what was taken", taken.received, wanted],
    ["its currency", taken.currency, "cad"],
    ["its transaction", transaction?.amount, taken.received],
    ["its invoice", invoice?.payment_amount, taken.received],
    ["its campaign", campaign?.campaign_price, checkout?.total],
    ["its checkout", checkout?.state, "paid"],
    ["its try", attempt.state, "succeeded"],
    ["the payment of its invoice", invoice?.payment_id, taken.id],
    ["the campaign of its invoice", invoice?.campaign_id, campaign?.id],
    ["the campaign of its transaction", transaction?.campaign_id, campaign?.id],
    ["the way of its transaction", transaction?.payment_type, type],
    ["the way of its invoice", invoice?.payment_type, type],
    ["being given back", transaction?.refunded_on, null],
  ];
  for (const [what, is, must] of facts)
    if (is !== must)
      problems.push(`SIM-I1 ${taken.id}: ${what} is ${String(is)}, not ${String(must)}`);
  return problems;
}

/** Money that must not stay went back in full, once, and everybody was told (SIM-I3). */
function judgeReturned(after: Aftermath, taken: Taken, attempt: AttemptRow): readonly string[] {
  const errors = after.transactions.filter(
    ({ status, payment_id }) => status === "Error" && payment_id === taken.id,
  );
  const [error] = errors;
  const failed = taken.refunds.some(hasFailed);
  const facts: readonly [string, unknown, unknown][] = [
    ["transactions of it", errors.length, 1],
    ["its transaction", error?.amount, taken.received],
    ["its being left to people", attempt.dead_since !== null, failed],
    ["its try", attempt.state, failed ? "refundDue" : "refunded"],
    ["its mail", after.mails.includes(`refunded:${attempt.id}`), !failed],
    ["its day of return", error?.refunded_on !== null, !failed],
  ];
  return facts
    .filter(([, is, must]) => is !== must)
    .map(
      ([what, is, must]) =>
        `SIM-I3 ${taken.id} was given back: ${what} is ${String(is)}, not ${String(must)}`,
    );
}

/** The money of a card that was verified goes back as it came, and leaves one transaction alone (SIM-I3). */
function judgeVerified(after: Aftermath, taken: Taken, attempt: AttemptRow): readonly string[] {
  const paid = after.transactions.filter(({ payment_id }) => payment_id === taken.id);
  const verified = paid.find(({ status }) => status === "Paid");
  const failed = taken.refunds.some(hasFailed);
  const card = after.checkouts.find(({ id }) => id === attempt.checkout_id);
  const facts: readonly [string, unknown, unknown][] = [
    ["what was taken", taken.received, card?.charge],
    ["its currency", taken.currency, "cad"],
    ["its transaction", verified?.amount, taken.received],
    ["what it is for", verified?.transaction_type, "Card Verification"],
    ["refunds of it", taken.refunds.length, 1],
    ["its being left to people", attempt.dead_since !== null, failed],
    ["its try", attempt.state, failed ? "refundDue" : "refunded"],
    ["its mail", after.mails.includes(`refunded:${attempt.id}`), !failed],
    ["its day of return", verified?.refunded_on !== null, !failed],
    ["its checkout", card?.state, "paid"],
  ];
  return facts
    .filter(([, is, must]) => is !== must)
    .map(
      ([what, is, must]) =>
        `SIM-I3 ${taken.id} verified a card: ${what} is ${String(is)}, not ${String(must)}`,
    );
}

const isPaidBy = (after: Aftermath, taken: Taken): boolean =>
  after.transactions.some(({ status, payment_id }) => status === "Paid" && payment_id === taken.id);

/** What one payment at a provider has led to. */
function judgeTaken(after: Aftermath, taken: Taken): readonly string[] {
  const attempts = after.attempts.filter(({ provider_id }) => provider_id === taken.id);
  const [attempt] = attempts;
  const back = taken.refunds.filter((refund) => !hasFailed(refund));
  if (sum(back) > taken.received || back.length > 1)
    return [
      `SIM-I3 ${taken.id} gave back ${sum(back)} of ${taken.received} in ${back.length} refunds`,
    ];
  if (taken.received === 0) {
    const made = after.transactions.filter(
      ({ status, payment_id }) =>
        payment_id === taken.id && (status === "Paid" || status === "Error"),
    );
    return made.map(({ status }) => `SIM-I2 ${taken.id} took nothing, and is ${status}`);
  }
  if (!attempt || attempts.length > 1)
    return [`SIM-I1 ${taken.id} took ${taken.received} cents for ${attempts.length} tries`];
  const checkout = after.checkouts.find(({ id }) => id === attempt.checkout_id);
  const verifies = checkout?.kind === "cardVerification" && isPaidBy(after, taken);
  if (taken.refunds.length === 0 && !verifies) return judgeKept(after, taken, attempt);
  if (back.length > 0 && sum(back) !== taken.received)
    return [`SIM-I3 ${taken.id} gave back ${sum(back)} of ${taken.received} cents`];
  return (verifies ? judgeVerified : judgeReturned)(after, taken, attempt);
}

/** Nothing stands for a checkout that nobody paid; what costs nothing is recorded with nothing (SIM-I2). */
function judgeCheckout(after: Aftermath, id: string): readonly string[] {
  const of = <Row extends { readonly checkout_id: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter(({ checkout_id }) => checkout_id === id);
  const paid = of(after.transactions).filter(({ status }) => status === "Paid");
  const [first] = paid;
  const made = [of(after.campaigns).length, of(after.invoices).length, paid.length];
  const checkout = after.checkouts.find((each) => each.id === id);
  const sold = checkout?.kind === "cardVerification" ? 0 : paid.length;
  const problems: string[] = [];
  if (made[0] !== sold || made[1] !== sold || paid.length > 1)
    problems.push(
      `SIM-I2 a checkout has made ${made.join(", ")} campaigns, invoices, transactions`,
    );
  if ((checkout?.state === "paid") !== (paid.length === 1))
    problems.push(`SIM-I2 a checkout is ${checkout?.state} with ${paid.length} payments`);
  if (first && (first.payment_id === null) !== (checkout?.charge === 0))
    problems.push(`SIM-I2 a checkout of ${checkout?.charge} cents has payment ${first.payment_id}`);
  return problems;
}

/** However often it is asked for, a try makes one payment at its provider (SIM-I2). */
function judgeTries(payments: readonly Taken[]): readonly string[] {
  const tries = payments.map(({ attempt }) => attempt);
  return tries
    .filter((attempt, index) => tries.indexOf(attempt) !== index)
    .map(() => "SIM-I2 one try has made several payments");
}

/** Nobody is charged in two ways for one checkout, be it that one of them goes back (SIM-I10). */
function judgeCharges({ attempts, checkouts }: Aftermath, payments: readonly Taken[]) {
  const charged = new Set(payments.filter(({ received }) => received > 0).map(({ id }) => id));
  return checkouts.flatMap(({ id }) => {
    const of = attempts.filter(
      ({ checkout_id, provider_id }) => checkout_id === id && charged.has(provider_id ?? ""),
    );
    const ways = of.map(({ provider }) => provider).join(" and by ");
    return of.length > 1 ? [`SIM-I10 a checkout was charged by ${ways}`] : [];
  });
}

/** Provider, transactions, campaigns, invoices and mails agree to the cent. */
export function judgeMoney(world: SimulatedWorld, after: Aftermath): readonly string[] {
  const payments = takenBy(world);
  return [
    ...payments.flatMap((taken) => judgeTaken(after, taken)),
    ...judgeTries(payments),
    ...judgeCharges(after, payments),
    ...after.checkouts.flatMap(({ id }) => judgeCheckout(after, id)),
  ];
}
