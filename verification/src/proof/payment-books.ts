import { asOwner } from "./owner.ts";

/** What a payment is in the books of a provider and in ours. Amounts are cents. */
export interface PaymentRow {
  readonly payment_id: string;
  readonly received: number;
  readonly refunded: number;
  /** Our transactions of it: of money that came, and of money that stayed. */
  readonly recorded: number;
  readonly remaining: number;
  readonly paid: number;
}

/** Each provider's payments that took money. */
export const PROVIDERS_PAYMENTS = `
    select id as payment_id, amount_received as received,
      (select coalesce(sum(amount_refunded), 0)::int from sandbox.stripe_charge c where c.payment_intent = i.id) as refunded
    from sandbox.stripe_payment_intent i where amount_received > 0
    union all
    select order_id, cents, refunded_cents from sandbox.paypal_capture where status = 'COMPLETED'`;

/** What our transactions say of them. */
export const OUR_PAYMENTS = `
    select payment_id, sum(amount)::int as recorded,
      sum(amount) filter (where refunded_on is null)::int as remaining,
      count(*) filter (where status = 'Paid')::int as paid
    from transaction where payment_id is not null and status in ('Paid', 'Error') group by payment_id`;

const PAYMENTS = `
  with provider as (${PROVIDERS_PAYMENTS}), ours as (${OUR_PAYMENTS})
  select coalesce(provider.payment_id, ours.payment_id) as payment_id, coalesce(received, 0) as received,
    coalesce(refunded, 0) as refunded, coalesce(recorded, 0) as recorded, coalesce(remaining, 0) as remaining,
    coalesce(paid, 0) as paid
  from provider full join ours using (payment_id)`;

/** What a checkout of these runs has made. */
interface CheckoutRow {
  readonly id: string;
  readonly state: string;
  readonly paid: number;
  readonly campaigns: number;
  readonly items: number;
  readonly invoices: number;
  readonly mails: number;
}

const CHECKOUTS = `
  select id, state,
    (select count(*)::int from transaction t where t.checkout_id = c.id and status = 'Paid') as paid,
    (select count(*)::int from campaign k where k.checkout_id = c.id) as campaigns,
    (select count(*)::int from campaign_offer o join campaign k on k.id = o.campaign_id where k.checkout_id = c.id) as items,
    (select count(*)::int from invoice i where i.checkout_id = c.id) as invoices,
    (select count(*)::int from outbox join campaign k on outbox.key = 'campaign-paid:' || k.id where k.checkout_id = c.id) as mails
  from checkout c where draft ->> 'campaignName' like 'Campaign %' and exists (
    select from offer where sub_heading = 'Made while processes were killed'
      and draft -> 'offers' ? offer.id)`;

const UNSETTLED = `
  select count(*)::int as unsettled from payment_attempt a where provider_id is not null
    and state not in ('succeeded', 'refunded') and (
      exists (select from sandbox.stripe_payment_intent i where i.id = a.provider_id and amount_received > 0)
      or exists (select from sandbox.paypal_order o where o.id = a.provider_id and status in ('APPROVED', 'COMPLETED')))`;

const NUMBERS = `
  select count(*)::int as count, count(distinct invoice_id)::int as distinct,
    (select sum(last)::int from paper_counter where series = 'INV') as last from invoice`;

const readRows = <Row extends object>(dataDir: string, text: string): Promise<readonly Row[]> =>
  asOwner(dataDir, async (client) => (await client.query<Row>(text)).rows);

/** Whether all money that providers have taken has made what it paid for, or is refunded. */
export async function isEverythingSettled(dataDir: string): Promise<boolean> {
  const [row] = await readRows<{ unsettled: number }>(dataDir, UNSETTLED);
  return row?.unsettled === 0;
}

/** The books equal the providers' to the cent (REL-K7). */
export function checkPayment({
  payment_id,
  received,
  refunded,
  recorded,
  remaining,
  paid,
}: PaymentRow) {
  const findings: string[] = [];
  if (recorded !== received)
    findings.push(`REL-K7 ${payment_id} took ${received} cents, and ${recorded} are recorded`);
  if (remaining !== received - refunded)
    findings.push(
      `REL-K7 ${payment_id} has ${received - refunded} cents left, and ${remaining} here`,
    );
  if (paid !== 1) findings.push(`REL-K7 ${payment_id} is recorded as paid ${paid} times`);
  return findings;
}

/** A paid checkout has made what it paid for, once, and no other has made anything (REL-K8). */
function checkCheckout({ id, state, ...made }: CheckoutRow): readonly string[] {
  const times = state === "paid" ? 1 : 0;
  return Object.entries(made)
    .filter(([, count]) => count !== times)
    .map(([what, count]) => `REL-K8 checkout ${id} is ${state} and has ${count} ${what}`);
}

/** Compares what is left of a run with the providers, and with what users were shown (REL-K7 to REL-K9). */
export async function checkPayments(
  dataDir: string,
  run: { readonly payments: number; readonly paid: readonly string[] },
): Promise<readonly string[]> {
  const payments = await readRows<PaymentRow>(dataDir, PAYMENTS);
  const checkouts = await readRows<CheckoutRow>(dataDir, CHECKOUTS);
  const [numbers] = await readRows<{ count: number; distinct: number; last: number }>(
    dataDir,
    NUMBERS,
  );
  const findings = [...payments.flatMap(checkPayment), ...checkouts.flatMap(checkCheckout)];
  if (numbers?.count !== numbers?.distinct || numbers?.count !== numbers?.last)
    findings.push(`REL-K8 ${numbers?.count} invoices, and the counter is at ${numbers?.last}`);
  if (checkouts.length !== run.payments)
    findings.push(
      `REL-K9 ${run.payments} checkouts were opened, and ${checkouts.length} are there`,
    );
  const states = new Map(checkouts.map(({ id, state }) => [id, state]));
  for (const id of run.paid)
    if (states.get(id) !== "paid")
      findings.push(`REL-K9 checkout ${id} was shown as paid, and is ${states.get(id)}`);
  const unpaid = checkouts.filter(({ state }) => state !== "paid");
  for (const { id, state } of unpaid)
    findings.push(`REL-K9 checkout ${id} was paid at its provider, and is ${state}`);
  return findings;
}
