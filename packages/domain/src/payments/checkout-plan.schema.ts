import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { FlyerPlanDraft } from "../campaigns/campaign.schema.ts";
import { MapProductsDraft, PromoteOfferDraft } from "../campaigns/promotion/promotion.schema.ts";
import { CHECKOUT_STATES } from "./checkout-states.ts";
import { Promocode } from "./receipt.schema.ts";

const NoDraft = Schema.Struct({});

/** What a checkout is about, in the shape of its kind. */
const StoredPurchase = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("flyer"), draft: FlyerPlanDraft }),
  Schema.Struct({ kind: Schema.Literal("promoteOffer"), draft: PromoteOfferDraft }),
  Schema.Struct({ kind: Schema.Literal("mapProducts"), draft: MapProductsDraft }),
  Schema.Struct({ kind: Schema.Literal("cardVerification"), draft: NoDraft }),
]);

/** The plan of a checkout, so that it can be opened again as it was left, on any device (PAYSRV-C9). */
export const CheckoutPlan = Schema.Struct({
  id: Schema.String,
  companyId: Schema.String,
  state: Schema.Literals(CHECKOUT_STATES),
  /** Whether this very checkout can still be paid; otherwise its plan is priced again. */
  isPayable: Schema.Boolean,
  campaignId: Schema.NullOr(Schema.String),
  purchase: StoredPurchase,
  /** The promo code with what it takes off; null if none was applied. */
  promocode: Schema.NullOr(Schema.Struct({ code: Schema.String, promocode: Promocode })),
}).annotate({
  identifier: "CheckoutPlan",
  ...shownTo("campaigns.create", "cards.manageOwn"),
});
export type CheckoutPlan = typeof CheckoutPlan.Type;
