import { createHash } from "node:crypto";
import { seconds } from "../clock.ts";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import { type CardOutcome, decideCharge } from "./card-outcome.ts";
import { customerById } from "./customer.ts";
import { recordEvent } from "./event.ts";
import { record, type Form } from "./form.ts";
import { newId } from "./ids.ts";
import { invalidRequest, missing, StripeApiError } from "./stripe-error.ts";
import { readCard, cardOfToken, requireCardType, type Brand, type TestCard } from "./test-card.ts";
import type { Work } from "./work.ts";

export interface PaymentMethodRow {
  id: string;
  customer: string | null;
  state: "attached" | "fresh" | "spent";
  outcome: CardOutcome;
  brand: Brand;
  last4: string;
  exp_month: number;
  exp_year: number;
  billing_details: Record<string, string>;
  metadata: Record<string, string>;
  authenticated: boolean;
  created_at: Date;
}

/** Equal for the same card, and made of nothing that could give its number back. */
const fingerprint = (row: PaymentMethodRow): string =>
  createHash("sha256").update(`${row.brand} ${row.last4}`).digest("hex").slice(0, 16);

/**
 * A card as the API shows it: brand, last four digits and expiry, never its number [SBX-P2].
 * Country, funding and checks are the same for every card.
 */
export const paymentMethodView = (row: PaymentMethodRow) => ({
  id: row.id,
  object: "payment_method",
  type: "card",
  created: seconds(row.created_at),
  livemode: false,
  customer: row.customer,
  allow_redisplay: "unspecified",
  billing_details: {
    address: null,
    email: row.billing_details["email"] ?? null,
    name: row.billing_details["name"] ?? null,
    phone: row.billing_details["phone"] ?? null,
  },
  card: {
    brand: row.brand,
    display_brand: row.brand,
    last4: row.last4,
    exp_month: row.exp_month,
    exp_year: row.exp_year,
    fingerprint: fingerprint(row),
    funding: "credit",
    country: "CA",
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  metadata: row.metadata,
});

async function insertMethod(work: Work, card: TestCard, data: Form): Promise<PaymentMethodRow> {
  return onlyRow<PaymentMethodRow>(
    work.tx,
    `insert into sandbox.stripe_payment_method (id, state, outcome, brand, last4, exp_month,
       exp_year, billing_details, metadata, created_at)
     values ($1, 'fresh', $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [
      newId("pm"),
      card.outcome,
      card.brand,
      card.last4,
      card.expMonth,
      card.expYear,
      record(data, "billing_details"),
      record(data, "metadata"),
      work.now,
    ],
  );
}

/** Makes a payment method of `type=card&card[…]`. */
export async function createMethod(work: Work, data: Form): Promise<PaymentMethodRow> {
  requireCardType(data);
  return insertMethod(work, readCard(data, work.now), data);
}

/** Returns a card, locked until the transaction ends, or throws `resource_missing` (404). */
export async function methodById(db: Queryable, id: string): Promise<PaymentMethodRow> {
  const row = await firstRow<PaymentMethodRow>(
    db,
    "select * from sandbox.stripe_payment_method where id = $1 for update",
    [id],
  );
  if (!row) throw missing("PaymentMethod", id, "payment_method");
  return row;
}

/** The method of an id; the provider's test names (`pm_card_visa`) make a new one. */
export async function methodOrToken(work: Work, id: string): Promise<PaymentMethodRow> {
  const card = cardOfToken(id, work.now);
  return card ? insertMethod(work, card, new Map()) : methodById(work.tx, id);
}

const USED_UP =
  "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.";

/** Throws for a card that was used unsaved, or was detached: it cannot be used again [SBX-P6]. */
export function requireUnspent(method: PaymentMethodRow): void {
  if (method.state === "spent") throw invalidRequest(USED_UP, { param: "payment_method" });
}

/** A card belongs to no customer or to the one who pays [SBX-P6]. */
export function requireOwner(method: PaymentMethodRow, customer: string | null): void {
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param: "payment_method" },
    );
}

/** Saves a card on a customer and records `payment_method.attached`; it checks neither of them. */
export async function saveOnCustomer(
  work: Work,
  method: PaymentMethodRow,
  customer: string,
): Promise<PaymentMethodRow> {
  const row = await onlyRow<PaymentMethodRow>(
    work.tx,
    `update sandbox.stripe_payment_method set customer = $2, state = 'attached'
     where id = $1 returning *`,
    [method.id, customer],
  );
  await recordEvent(work, "payment_method.attached", paymentMethodView(row));
  return row;
}

/** Attaching asks the bank, without a charge: a card that is declined cannot be saved this way. */
export async function attachMethod(work: Work, id: string, customer: string) {
  const method = await methodOrToken(work, id);
  await customerById(work.tx, customer, "customer");
  requireUnspent(method);
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalidRequest(
      "The payment method you provided has already been attached to a customer.",
    );
  const decision = decideCharge(method.outcome, {
    offSession: false,
    saved: false,
    saving: true,
    authenticated: false,
  });
  if (decision.tag === "decline")
    throw new StripeApiError(402, { type: "card_error", ...decision.decline });
  return saveOnCustomer(work, method, customer);
}

/** Removes a card from its customer, or throws if it has none. It cannot be used again [SBX-P6]. */
export async function detachMethod(work: Work, id: string): Promise<PaymentMethodRow> {
  const method = await methodById(work.tx, id);
  if (method.customer === null)
    throw invalidRequest(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  const row = await onlyRow<PaymentMethodRow>(
    work.tx,
    `update sandbox.stripe_payment_method set customer = null, state = 'spent'
     where id = $1 returning *`,
    [id],
  );
  await recordEvent(work, "payment_method.detached", paymentMethodView(row));
  return row;
}
