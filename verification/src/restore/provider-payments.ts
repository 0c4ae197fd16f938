import { readRows } from "../nodes/read-rows.ts";

/** Money that a provider has received: the payment, and the id that it was received under. */
export interface ProviderPayment {
  readonly payment: string;
  readonly received: string;
  readonly cents: number;
  readonly refunded: number;
}

const AT_PROVIDERS = `
  select id as payment, id as received, amount_received as cents,
    (select coalesce(sum(amount_refunded), 0)::int from sandbox.stripe_charge c where c.payment_intent = i.id) as refunded
  from sandbox.stripe_payment_intent i where amount_received > 0
  union all
  select order_id, id, cents, refunded_cents from sandbox.paypal_capture where status = 'COMPLETED'`;

/** Reads what the stand-ins have received, from their own database; amounts are cents. */
export const providerPayments = (providersUrl: string): Promise<readonly ProviderPayment[]> =>
  readRows<ProviderPayment>(providersUrl, AT_PROVIDERS);

/** What the books say of money that a provider has received. */
export type Known = "paid" | "stuck" | "given back" | "difference" | "nothing";

const PAID =
  "select payment_id as id from transaction where status = 'Paid' and payment_id is not null";
const ATTEMPTS = `select received_as as id, state, dead_since is not null as dead from payment_attempt
  where received_as is not null`;
const DIFFERENCES = "select line as id from book_difference where closed_on is null";

interface Attempt {
  readonly id: string;
  readonly state: string;
  readonly dead: boolean;
}

/** What the books say of each payment of the providers. */
export async function readKnown(
  ourUrl: string,
  payments: readonly ProviderPayment[],
): Promise<ReadonlyMap<ProviderPayment, Known>> {
  const ids = async (text: string) =>
    new Set((await readRows<{ id: string }>(ourUrl, text)).map(({ id }) => id));
  const [paid, differences] = [await ids(PAID), await ids(DIFFERENCES)];
  const attempts = new Map(
    (await readRows<Attempt>(ourUrl, ATTEMPTS)).map((attempt) => [attempt.id, attempt]),
  );
  const knownAs = ({ payment, received }: ProviderPayment): Known => {
    const attempt = attempts.get(received);
    if (paid.has(payment)) return "paid";
    if (attempt?.state === "refunded") return "given back";
    if (attempt?.state === "refundDue" && attempt.dead) return "stuck";
    return differences.has(received) ? "difference" : "nothing";
  };
  return new Map(payments.map((payment) => [payment, knownAs(payment)]));
}

/** The numbers of the invoices that are there. */
export const invoiceNumbers = async (ourUrl: string): Promise<readonly string[]> =>
  (await readRows<{ id: string }>(ourUrl, "select invoice_id as id from invoice")).map(
    ({ id }) => id,
  );
