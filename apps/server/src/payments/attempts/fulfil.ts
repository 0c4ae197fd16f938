import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignRun, mappedRun, promotionRun } from "@marquee/domain/campaigns/campaign-run";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { offer, offerProduct, product, store } from "../../schema/schema.ts";
import type { Lease } from "./attempt-lease.ts";
import type { Payment } from "./collector.ts";
import { makeCampaign, type Sale } from "./make-campaign.ts";
import type { PaymentServices } from "../payment-services.ts";
import { areaOfOffer } from "../checkouts/price-mapping.ts";
import { paidOutcome, recordOutcome } from "./record-outcome.ts";
import type { SoldCheckout } from "../checkouts/stored-checkout.ts";

type Of<Kind> = Sale<Extract<SoldCheckout, { readonly kind: Kind }>>;

/** Why what was paid for cannot be made, so that the money goes back; null where it was made. */
type Obstacle = string | null;

/** The chosen area of a plan that was checked before it was stored. */
function areaOf({ campaignArea }: Pick<FlyerPlanDraft, "campaignArea">) {
  if (campaignArea === "") throw new Error("a stored plan has no area");
  return campaignArea;
}

/**
 * The branch as it is when the payment is settled, not as it was when the plan was made; held, so that an approval
 * either comes before or finds the campaign (PAYSRV-F3).
 */
async function branchOf(tx: Tx, { id, storeId }: SoldCheckout) {
  const [branch] = await tx.select().from(store).where(eq(store.id, storeId)).for("share");
  if (!branch) throw new Error(`checkout ${id} has no branch`);
  return { storeName: branch.storeName, approved: branch.isApprove === "Y" };
}

const offerOf = async (tx: Tx, offerId: string) => {
  const [found] = await tx.select().from(offer).where(eq(offer.id, offerId)).for("no key update");
  return found;
};

async function makeFlyer(services: PaymentServices, tx: Tx, sale: Of<"flyer">): Promise<Obstacle> {
  const { draft, receipt } = sale.checkout;
  const { storeName, approved } = await branchOf(tx, sale.checkout);
  const paidAt = services.clock.now();
  await makeCampaign(services, tx, sale, {
    campaignName: draft.campaignName,
    campaignFor: draft.campaignFor === "product" ? "product" : "offer",
    campaignArea: areaOf(draft),
    cityList: draft.cityList,
    stateList: draft.stateList,
    items: chosenItems(draft),
    run: campaignRun({ from: draft.fromDate, days: receipt.days, paidAt, approved }),
    storeName,
  });
  return null;
}

/** The campaign of one promoted offer, under the offer's own name (PAYSRV-M5). */
async function makePromotion(
  services: PaymentServices,
  tx: Tx,
  sale: Of<"promoteOffer">,
): Promise<Obstacle> {
  const { draft, receipt } = sale.checkout;
  const { storeName, approved } = await branchOf(tx, sale.checkout);
  const promoted = await offerOf(tx, draft.offerId);
  if (!promoted) return "the offer is gone";
  await makeCampaign(services, tx, sale, {
    campaignName: promoted.heading,
    campaignFor: "offer",
    campaignArea: areaOf(draft),
    cityList: draft.cityList,
    stateList: draft.stateList,
    items: [promoted.id],
    run: promotionRun({ days: receipt.days, paidAt: services.clock.now(), approved }),
    storeName,
  });
  return null;
}

/** Products join a live offer and run until it ends. One that has ended meanwhile takes none (MAP-R2). */
async function makeMapping(
  services: PaymentServices,
  tx: Tx,
  sale: Of<"mapProducts">,
): Promise<Obstacle> {
  const { draft, companyId } = sale.checkout;
  const { storeName } = await branchOf(tx, sale.checkout);
  const live = await offerOf(tx, draft.offerId);
  const paidAt = services.clock.now();
  const run = live?.validTill ? mappedRun({ validTill: live.validTill, paidAt }) : null;
  if (!live || run === null) return "the offer was over before it was paid for";
  const { area, cityList, stateList } = await areaOfOffer(tx, live.campaignId);
  await makeCampaign(services, tx, sale, {
    campaignName: live.heading,
    campaignFor: "product",
    campaignArea: area,
    cityList,
    stateList,
    items: draft.products,
    run,
    storeName,
  });
  await tx
    .insert(offerProduct)
    .select(
      tx
        .select({
          companyId: product.companyId,
          offerId: sql<string>`${live.id}`.as("offer_id"),
          productId: product.id,
        })
        .from(product)
        .where(and(eq(product.companyId, companyId), inArray(product.id, [...draft.products]))),
    )
    .onConflictDoNothing();
  return null;
}

/**
 * Makes everything a paid checkout stands for, in one transaction that holds the checkout's row (PAYSRV-F1):
 * campaign, transaction, invoice, the run of its items, and the mail that says so. A verified card leaves a
 * transaction alone. Answers why nothing could be made, where it could not.
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
