import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { isSoldAlready } from "@marquee/domain/campaigns/sold-item";
import type { RefundReason } from "@marquee/domain/payments/refund-reason";
import { campaignRun, mappingRun, promotionRun } from "@marquee/domain/campaigns/campaign-run";
import { eq } from "drizzle-orm";
import { lockSoldItems } from "../../campaigns/sold-items.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { offer, offerProduct, store } from "../../schema/schema.ts";
import type { Lease } from "../attempts/lease-queries.ts";
import type { Payment } from "../attempts/payment-provider.ts";
import { makeCampaign, type Sale } from "./make-campaign.ts";
import type { PaymentServices } from "../payment-services.ts";
import { areaOfOffer, countMapped } from "../checkouts/plan-queries.ts";
import { paidOutcome, recordOutcome } from "./record-transaction.ts";
import type { SoldCheckout } from "../checkouts/stored-checkout.ts";

type Of<Kind> = Sale<Extract<SoldCheckout, { readonly kind: Kind }>>;

/** Why nothing could be made of a payment, so that it is refunded; null if it was made. */
type Obstacle = RefundReason | null;

/** The area of a stored plan, which was checked before it was stored. */
function campaignPlaces({
  campaignArea,
  cityList,
  stateList,
}: Pick<FlyerPlanDraft, "campaignArea" | "cityList" | "stateList">) {
  if (campaignArea === "") throw new Error("a stored plan has no area");
  return { campaignArea, cityList, stateList };
}

/**
 * Locks the branch and returns its current state, since the one at opening may be outdated (PAYSRV-F3). An approval
 * is committed before the lock, or finds the campaign.
 */
async function lockBranch(tx: Tx, { id, storeId }: SoldCheckout) {
  const [branch] = await tx.select().from(store).where(eq(store.id, storeId)).for("share");
  if (!branch) throw new Error(`checkout ${id} has no branch`);
  return { storeName: branch.storeName, approved: branch.isApprove === "Y" };
}

async function makeFlyer(services: PaymentServices, tx: Tx, sale: Of<"flyer">): Promise<Obstacle> {
  const { companyId, draft, receipt } = sale.checkout;
  const { days } = receipt;
  const { storeName, approved } = await lockBranch(tx, sale.checkout);
  const campaignFor = draft.campaignFor === "product" ? "product" : "offer";
  const ids = chosenItems(draft);
  const items = await lockSoldItems(tx, { companyId, campaignFor, ids });
  if (items.length === 0) return "itemsGone";
  const paidAt = services.clock.now();
  const run = campaignRun({ from: draft.fromDate, days, paidAt, approved });
  // If some items are not sold yet it is made as paid, and the others keep the longer run (PAYSRV-F5).
  if (items.every((item) => isSoldAlready(item, { run, days }, paidAt))) return "soldAlready";
  await makeCampaign(services, tx, sale, {
    campaignName: draft.campaignName,
    campaignFor,
    ...campaignPlaces(draft),
    items: ids,
    run,
    storeName,
  });
  return null;
}

const findOffer = async (tx: Tx, offerId: string) => {
  const [found] = await tx.select().from(offer).where(eq(offer.id, offerId));
  return found;
};

/** The campaign of one promoted offer, under the offer's own name (PAYSRV-M5). */
async function makePromotion(
  services: PaymentServices,
  tx: Tx,
  sale: Of<"promoteOffer">,
): Promise<Obstacle> {
  const { companyId, draft, receipt } = sale.checkout;
  const { days } = receipt;
  const { storeName, approved } = await lockBranch(tx, sale.checkout);
  const ids = [draft.offerId];
  const [promoted] = await lockSoldItems(tx, { companyId, campaignFor: "offer", ids });
  if (!promoted) return "itemsGone";
  const named = await findOffer(tx, promoted.id);
  if (!named) throw new Error(`offer ${promoted.id} is locked and is not there`);
  const paidAt = services.clock.now();
  const run = promotionRun({ days, paidAt, approved });
  if (isSoldAlready(promoted, { run, days }, paidAt)) return "soldAlready";
  await makeCampaign(services, tx, sale, {
    campaignName: named.heading,
    campaignFor: "offer",
    ...campaignPlaces(draft),
    items: ids,
    run,
    storeName,
  });
  return null;
}

/** Why no product is left to be mapped, or null. */
async function whyUnmappable(
  tx: Tx,
  offerId: string,
  items: readonly { readonly id: string }[],
  now: Date,
): Promise<Obstacle> {
  if (items.length === 0) return "itemsGone";
  const ids = items.map(({ id }) => id);
  const mapped = await countMapped(tx, offerId, ids, now);
  return mapped === ids.length ? "mappedAlready" : null;
}

/**
 * Maps products to a live offer, until that ends (PAYSRV-M5). Refused after its end (MAP-R2), and if all are mapped.
 * The products are locked, so that concurrent mappings of the same ones wait; the offer need not be.
 */
async function makeMapping(
  services: PaymentServices,
  tx: Tx,
  sale: Of<"mapProducts">,
): Promise<Obstacle> {
  const { draft, companyId } = sale.checkout;
  const { storeName } = await lockBranch(tx, sale.checkout);
  const live = await findOffer(tx, draft.offerId);
  if (!live?.validTill) return "offerOver";
  const ids = draft.products;
  const items = await lockSoldItems(tx, { companyId, campaignFor: "product", ids });
  const paidAt = services.clock.now();
  const obstacle = await whyUnmappable(tx, live.id, items, paidAt);
  const { area, cityList, stateList } = await areaOfOffer(tx, live.campaignId);
  const run = mappingRun({ validTill: live.validTill, paidAt });
  if (run === null) return "offerOver";
  if (obstacle !== null) return obstacle;
  await makeCampaign(services, tx, sale, {
    campaignName: live.heading,
    campaignFor: "product",
    campaignArea: area,
    cityList,
    stateList,
    items: ids,
    run,
    storeName,
  });
  await tx
    .insert(offerProduct)
    .values(items.map(({ id: productId }) => ({ companyId, offerId: live.id, productId })))
    .onConflictDoNothing();
  return null;
}

/**
 * Makes what a paid checkout has bought, in the transaction that locks the checkout's row (PAYSRV-F1): campaign,
 * transaction, invoice, the run of its items, and the mail. A verified card makes a transaction alone. Returns why
 * nothing could be made, or null.
 */
export async function fulfil(
  services: PaymentServices,
  tx: Tx,
  lease: Lease,
  payment: Payment | null,
): Promise<Obstacle> {
  const { attempt, checkout } = lease;
  switch (checkout.kind) {
    case "flyer":
      return makeFlyer(services, tx, { attempt, checkout, payment });
    case "promoteOffer":
      return makePromotion(services, tx, { attempt, checkout, payment });
    case "mapProducts":
      return makeMapping(services, tx, { attempt, checkout, payment });
    case "cardVerification": {
      const outcome = { ...paidOutcome(lease, payment), campaignId: null };
      await recordOutcome(tx, lease, outcome, services.clock.now());
      return null;
    }
  }
}
