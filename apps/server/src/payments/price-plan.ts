import { can } from "@marquee/domain/access/can";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { countPlaces } from "@marquee/domain/campaigns/count-places";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer-plan-rules";
import { priceFlyer } from "@marquee/domain/campaigns/price-flyer";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { forbidden, invalid, Refusal } from "../http/refusal.ts";
import type { Work } from "../tenancy/work.ts";
import { paymentRefusals as say } from "./messages.ts";
import { itemsOf } from "./plan-items.ts";
import { countPickable, findBranch, geographyOf, type Branch } from "./plan-queries.ts";
import { findPromocode } from "./promocodes.ts";

/** The most the card provider takes at once, in CAD. */
const MOST_CHARGE = 999_999.99;

export interface PricedPlan {
  readonly branch: Branch;
  readonly receipt: Receipt;
}

/** The places of a plan that are not in the country of its branch, each list at its field (PAYSRV-C3). */
function foreignPlaces(
  { cityList, stateList }: FlyerPlanDraft,
  { states }: Geography,
): readonly Issue[] {
  const stateIds = new Set(states.map(({ id }) => id));
  const cityIds = new Set(states.flatMap(({ cities }) => cities.map(({ id }) => id)));
  return [
    ...(cityList.every((id) => cityIds.has(id))
      ? []
      : [{ rule: "PAYSRV-C3", field: "cityList", message: say.foreignCity }]),
    ...(stateList.every((id) => stateIds.has(id))
      ? []
      : [{ rule: "PAYSRV-C3", field: "stateList", message: say.foreignState }]),
  ];
}

/** How many places the chosen area covers; a plan without an area covers none. */
function placesIn(draft: FlyerPlanDraft, geography: Geography): number {
  const { campaignArea: area, cityList, stateList } = draft;
  return area === "" ? 0 : countPlaces({ area, cityList, stateList, geography });
}

/** Whether the person may, and whether everything the plan names is there and belongs together: all that is wrong, at once. */
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
  const items = itemsOf(draft);
  if (items.length > 0 && (await countPickable(work, branch, draft)) !== items.length) {
    const field = draft.campaignFor === "product" ? "products" : "offers";
    issues.push({ rule: "PAYSRV-C2", field, message: say.notPickable });
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
    items: itemsOf(draft).length,
    from: draft.fromDate,
    to: draft.toDate,
    places,
    promocode,
    tax: branch.tax,
    ...(draft.campaignFor === "" ? {} : { campaignFor: draft.campaignFor }),
  });
  if (isOutOfRange(receipt))
    return invalid([{ rule: "PAYSRV-C5", field: receipt.field, message: say.noPrice }]);
  return receipt.charge > MOST_CHARGE
    ? invalid([{ rule: "PAYSRV-C5", field: "toDate", message: say.tooDear }])
    : receipt;
}

/**
 * Checks a plan against what is stored and prices it by the domain (PAYSRV-C1 to PAYSRV-C5). Neither an amount nor
 * a count is ever taken from the caller. `code` is null or upper case.
 */
export async function pricePlan(
  work: Work,
  draft: FlyerPlanDraft,
  code: string | null,
): Promise<PricedPlan | Refusal> {
  const { tx, now } = work;
  if (draft.storeId === "") return invalid(brokenRules(flyerPlanRules, draft, { now }));
  const branch = await findBranch(work, draft.storeId);
  if (!branch)
    return invalid([{ rule: "PAYSRV-C1", field: "storeId", message: say.foreignBranch }]);
  const geography = await geographyOf(tx, branch.countryId);
  const refusal = await refusePlan(work, branch, draft, geography);
  if (refusal) return refusal;
  const promocode = code === null ? null : await findPromocode(tx, code, now);
  if (code !== null && promocode === null)
    return invalid([
      { rule: "PAY-V2", field: "promocode", message: paymentMessages.promocodeUnknown },
    ]);
  const receipt = priceOf(draft, branch, placesIn(draft, geography), promocode);
  return receipt instanceof Refusal ? receipt : { branch, receipt };
}
