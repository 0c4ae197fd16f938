import { campaignRun } from "@marquee/domain/campaigns/campaign-run";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer/flyer-plan-rules";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { isSoldAlready, liveAlreadyText } from "@marquee/domain/campaigns/sold-item";
import { itemStatus } from "@marquee/domain/items/item-status";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { readSoldItems } from "../../campaigns/sold-items.ts";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { definePurchase, type Bought, type PlanItems } from "./define-purchase.ts";
import { loadBranch } from "./load-branch.ts";
import { campaignPlaces, foreignPlaces, placesIn } from "./plan-places.ts";
import { countPickable, type Branch } from "./plan-queries.ts";

function planItems(draft: FlyerPlanDraft): PlanItems {
  const campaignFor = draft.campaignFor === "product" ? "product" : "offer";
  return { campaignFor, ids: chosenItems(draft), rule: "PAYSRV-C2", field: `${campaignFor}s` };
}

/** Items that no flyer may pick: the refusal names those that are live (PAYSRV-C2). */
async function unpickable(
  context: RequestContext,
  branch: Branch,
  draft: FlyerPlanDraft,
): Promise<readonly Issue[]> {
  const { rule, field, ...chosen } = planItems(draft);
  if (chosen.ids.length === 0) return [];
  if ((await countPickable(context, branch, draft)) === chosen.ids.length) return [];
  const stored = await readSoldItems(context.tx, { companyId: branch.companyId, ...chosen });
  const live = stored.filter((item) => itemStatus(item, context.now) === "live");
  const message =
    live.length > 0 ? liveAlreadyText(live.map(({ name }) => name)) : refusals.notPickable;
  return [{ rule, field, message }];
}

const plannedRun = ({ draft, ...bought }: Bought<FlyerPlanDraft>) =>
  campaignRun({ from: draft.fromDate, ...bought });

/** A flyer campaign over the chosen area and days (PAYSRV-C1 to PAYSRV-C5). */
export const flyer = definePurchase({
  load: async (context, draft: FlyerPlanDraft) => {
    const { storeId } = draft;
    if (storeId === "") return invalid(ruleIssues(flyerPlanRules, draft, { now: context.now }));
    const branch = await loadBranch(context, storeId);
    if (!branch)
      return invalid([{ rule: "PAYSRV-C1", field: "storeId", message: refusals.foreignBranch }]);
    return branch instanceof Refusal
      ? branch
      : { branch, places: placesIn(draft, branch.geography) };
  },
  issues: async (context, { branch, places }, draft) => [
    ...ruleIssues(flyerPlanRules, draft, { now: context.now, places }),
    ...foreignPlaces(draft, branch.geography),
    ...(await unpickable(context, branch, draft)),
  ],
  price: ({ branch, places }, draft, { promocode }) => {
    const { campaignFor, fromDate: from, toDate: to } = draft;
    const items = chosenItems(draft).length;
    const receiptFor = campaignFor === "" ? {} : { campaignFor };
    return priceFlyer({ items, from, to, places, promocode, tax: branch.tax, ...receiptFor });
  },
  priceField: "toDate",
  items: planItems,
  sold: (_tx, items, bought) => {
    const run = { run: plannedRun(bought), days: bought.days };
    return items.filter((item) => isSoldAlready(item, run, bought.paidAt));
  },
  soldReason: "soldAlready",
  fulfil: (_tx, bought) => ({
    campaignName: bought.draft.campaignName,
    ...campaignPlaces(bought.draft),
    run: plannedRun(bought),
  }),
});
