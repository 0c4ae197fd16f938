import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignRun } from "@marquee/domain/campaigns/campaign-run";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer-plan-rules";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { isSoldAlready } from "@marquee/domain/campaigns/sold-item";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import type { Priced } from "./priced.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { readSoldItems } from "../../campaigns/sold-items.ts";
import { loadBranch, type PlanBranch } from "./load-branch.ts";
import { countPickable, type Branch } from "./plan-queries.ts";
import { foreignPlaces, placesIn } from "./plan-places.ts";
import { sellPlan } from "./sell-plan.ts";

/** All that is wrong with what the plan names. */
async function checkPlan(
  context: RequestContext,
  branch: PlanBranch,
  draft: FlyerPlanDraft,
  places: number,
): Promise<readonly Issue[]> {
  const issues = [
    ...brokenRules(flyerPlanRules, draft, { now: context.now, places }),
    ...foreignPlaces(draft, branch.geography),
  ];
  const items = chosenItems(draft);
  if (items.length > 0 && (await countPickable(context, branch, draft)) !== items.length) {
    const field = draft.campaignFor === "product" ? "products" : "offers";
    issues.push({ rule: "PAYSRV-C2", field, message: refusals.notPickable });
  }
  return issues;
}

/** A plan all of whose items are sold already (PAYSRV-C2). */
async function checkSold(
  { tx, now }: RequestContext,
  { companyId, approved }: Branch,
  draft: FlyerPlanDraft,
  { days }: Receipt,
): Promise<Issue | null> {
  const campaignFor = draft.campaignFor === "product" ? "product" : "offer";
  const items = await readSoldItems(tx, { companyId, campaignFor, ids: chosenItems(draft) });
  const run = campaignRun({ from: draft.fromDate, days, paidAt: now, approved });
  return items.every((item) => isSoldAlready(item, { run, days }, now))
    ? { rule: "PAYSRV-C2", field: `${campaignFor}s`, message: refusals.soldAlready }
    : null;
}

/**
 * Checks a plan against what is stored and prices it by the domain (PAYSRV-C1 to PAYSRV-C5). No amount and no
 * count is taken from the caller. `code` is null or upper case.
 */
export async function priceFlyerPlan(
  context: RequestContext,
  draft: FlyerPlanDraft,
  code: string | null,
): Promise<Priced | Refusal> {
  const { storeId, campaignFor, fromDate: from, toDate: to } = draft;
  if (storeId === "") return invalid(brokenRules(flyerPlanRules, draft, { now: context.now }));
  const branch = await loadBranch(context, storeId);
  if (!branch)
    return invalid([{ rule: "PAYSRV-C1", field: "storeId", message: refusals.foreignBranch }]);
  if (branch instanceof Refusal) return branch;
  const places = placesIn(draft, branch.geography);
  const items = chosenItems(draft).length;
  const { tax } = branch;
  const receiptFor = campaignFor === "" ? {} : { campaignFor };
  return sellPlan(context, {
    branch,
    issues: await checkPlan(context, branch, draft, places),
    code,
    price: (promocode) => priceFlyer({ items, from, to, places, promocode, tax, ...receiptFor }),
    field: "toDate",
    checkSold: (receipt) => checkSold(context, branch, draft, receipt),
  });
}
