import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignRun } from "@marquee/domain/campaigns/campaign-run";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { flyerPlanRules } from "@marquee/domain/campaigns/flyer/flyer-plan-rules";
import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import {
  isSoldAlready,
  liveAlreadyText,
  soldAlreadyText,
} from "@marquee/domain/campaigns/sold-item";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
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
    ...ruleIssues(flyerPlanRules, draft, { now: context.now, places }),
    ...foreignPlaces(draft, branch.geography),
  ];
  const items = chosenItems(draft);
  if (items.length > 0 && (await countPickable(context, branch, draft)) !== items.length) {
    const { field, chosen } = loadItems(branch, draft);
    const stored = await readSoldItems(context.tx, chosen);
    const live = stored.filter((item) => itemStatus(item, context.now) === "live");
    const message = live.length > 0 ? liveAlreadyText(itemNames(live)) : refusals.notPickable;
    issues.push({ rule: "PAYSRV-C2", field, message });
  }
  return issues;
}

/** The items of a plan as they are read, and the field that they were chosen in. */
function loadItems({ companyId }: Branch, draft: FlyerPlanDraft) {
  const campaignFor = draft.campaignFor === "product" ? "product" : "offer";
  return {
    field: `${campaignFor}s`,
    chosen: { companyId, campaignFor, ids: chosenItems(draft) },
  } as const;
}

const itemNames = (items: readonly { readonly name: string }[]): readonly string[] =>
  items.map(({ name }) => name);

/** A plan with items that have what it buys already: the refusal names them (PAYSRV-C2). */
async function checkSold(
  { tx, now }: RequestContext,
  branch: Branch,
  draft: FlyerPlanDraft,
  { days }: Receipt,
): Promise<Issue | null> {
  const { field, chosen } = loadItems(branch, draft);
  const items = await readSoldItems(tx, chosen);
  const run = campaignRun({
    from: draft.fromDate,
    days,
    paidAt: now,
    approved: branch.approved,
  });
  const sold = items.filter((item) => isSoldAlready(item, { run, days }, now));
  return sold.length > 0
    ? { rule: "PAYSRV-C2", field, message: soldAlreadyText(itemNames(sold)) }
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
  if (storeId === "") return invalid(ruleIssues(flyerPlanRules, draft, { now: context.now }));
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
