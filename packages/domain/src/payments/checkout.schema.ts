import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { FlyerPlanDraft } from "../campaigns/campaign.schema.ts";
import { Amount, Id, Instant, Text } from "../wire/field.schema.ts";
import { CHECKOUT_STATES } from "./checkout-states.ts";
import { Receipt } from "./receipt.schema.ts";
import { PaidWith } from "./transaction.schema.ts";

export const CheckoutKind = Schema.Literals([
  "flyer",
  "promoteOffer",
  "mapProducts",
  "cardVerification",
]);
export type CheckoutKind = typeof CheckoutKind.Type;

/** The state of a checkout. `unknown` is no error: the provider is queried again, and no failure is shown (PAY-O4). */
export const CheckoutState = Schema.Literals(CHECKOUT_STATES);
export type CheckoutState = typeof CheckoutState.Type;

/** A flyer campaign to be paid for; the server prices it, the client's numbers are never read. */
export const FlyerCheckoutRequest = Schema.Struct({
  id: Id,
  kind: Schema.Literal("flyer"),
  draft: FlyerPlanDraft,
  promocode: Schema.NullOr(Text(40)),
}).annotate({ identifier: "FlyerCheckoutRequest" });
export type FlyerCheckoutRequest = typeof FlyerCheckoutRequest.Type;

/** A checkout as its owner sees it. `clientSecret` lets the browser confirm the card with the provider. */
export const Checkout = Schema.Struct({
  id: Schema.String,
  kind: CheckoutKind,
  state: CheckoutState,
  receipt: Receipt,
  clientSecret: Schema.NullOr(Schema.String),
  publishableKey: Schema.NullOr(Schema.String),
  paymentIntentId: Schema.NullOr(Schema.String),
  /** How the money is collected now, or was; `none` if nothing is to be paid. */
  method: Schema.Literals(["card", "paypal", "none"]),
  /** Our id for PayPal's script, and what PayPal charges; null if it cannot be paid in this way. */
  paypal: Schema.NullOr(Schema.Struct({ clientId: Schema.String, amount: Amount })),
  /** Whether this payment saves its card for the caller: a card is saved for the user who opened the checkout alone. */
  savesCard: Schema.Boolean,
  /** What it was paid with; null until it is, if nothing was charged, and if the provider did not send it. */
  paidWith: Schema.NullOr(PaidWith),
  /** The provider's message when it declined. */
  message: Schema.NullOr(Schema.String),
  campaignId: Schema.NullOr(Schema.String),
  invoiceId: Schema.NullOr(Schema.String),
  expiresAt: Instant,
}).annotate({ identifier: "Checkout", ...shownTo("campaigns.create", "cards.manageOwn") });
export type Checkout = typeof Checkout.Type;
