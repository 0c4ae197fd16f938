import { can } from "@marquee/domain/access/can";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignRun } from "@marquee/domain/campaigns/campaign-run";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer-plan-rules";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { isSoldAlready } from "@marquee/domain/campaigns/sold-item";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import { forbidden, invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import type { Priced } from "./priced.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { readSoldItems } from "../../campaigns/sold-items.ts";
import { countPickable, findBranch, geographyOf, type Branch } from "./plan-queries.ts";
import { chargeable } from "./chargeable.ts";
import { foreignPlaces, placesIn } from "./plan-places.ts";
import { namedPromocode } from "./promocodes.ts";

/** Checks the person's ability and everything that the plan names; answers all issues at once, or null. */
async function refusePlan(
  work: Work,
  branch: Branch,
  draft: FlyerPlanDraft,
  geography: Geography,
): Promise<Refusal | null> {
  const { companyId, id: storeId } = branch;
  const answer = can(work.user, "campaigns.create", { companyId, storeId });
  if (!answer.allowed) return forbidden(answer.reason);
  const places = placesIn(draft, geography);
  const issues = [
    ...brokenRules(flyerPlanRules, draft, { now: work.now, places }),
    ...foreignPlaces(draft, geography),
  ];
  const items = chosenItems(draft);
  if (items.length > 0 && (await countPickable(work, branch, draft)) !== items.length) {
    const field = draft.campaignFor === "product" ? "products" : "offers";
    issues.push({ rule: "PAYSRV-C2", field, message: refusals.notPickable });
  }
  return issues.length > 0 ? invalid(issues) : null;
}

function priceOf(
  draft: FlyerPlanDraft,
  branch: Branch,
  places: number,
  promocode: Promocode | null,
): Receipt | Refusal {
  const receipt = priceFlyer({
    items: chosenItems(draft).length,
    from: draft.fromDate,
    to: draft.toDate,
    places,
    promocode,
    tax: branch.tax,
    ...(draft.campaignFor === "" ? {} : { campaignFor: draft.campaignFor }),
  });
  return chargeable(receipt, "toDate");
}

/** Refuses a plan all of whose items are sold already (PAYSRV-C2). Checked again when it was paid (PAYSRV-F7). */
async function refuseSold(
  { tx, now }: Work,
  branch: Branch,
  draft: FlyerPlanDraft,
  { days }: Receipt,
): Promise<Refusal | null> {
  const { companyId, approved } = branch;
  const campaignFor = draft.campaignFor === "product" ? "product" : "offer";
  const items = await readSoldItems(tx, { companyId, campaignFor, ids: chosenItems(draft) });
  const run = campaignRun({ from: draft.fromDate, days, paidAt: now, approved });
  if (!items.every((item) => isSoldAlready(item, { run, days }, now))) return null;
  return invalid([{ rule: "PAYSRV-C2", field: `${campaignFor}s`, message: refusals.soldAlready }]);
}

/**
 * Checks a plan against what is stored and prices it by the domain (PAYSRV-C1 to PAYSRV-C5). No amount and no
 * count is taken from the caller. `code` is null or upper case.
 */
export async function priceFlyerPlan(
  work: Work,
  draft: FlyerPlanDraft,
  code: string | null,
): Promise<Priced | Refusal> {
  const { tx, now } = work;
  if (draft.storeId === "") return invalid(brokenRules(flyerPlanRules, draft, { now }));
  const branch = await findBranch(work, draft.storeId);
  if (!branch)
    return invalid([{ rule: "PAYSRV-C1", field: "storeId", message: refusals.foreignBranch }]);
  const geography = await geographyOf(tx, branch.countryId);
  const refusal = await refusePlan(work, branch, draft, geography);
  if (refusal) return refusal;
  const promocode = await namedPromocode(tx, code, now);
  if (promocode instanceof Refusal) return promocode;
  const receipt = priceOf(draft, branch, placesIn(draft, geography), promocode);
  if (receipt instanceof Refusal) return receipt;
  const sold = await refuseSold(work, branch, draft, receipt);
  return sold ?? { companyId: branch.companyId, storeId: branch.id, receipt };
}
