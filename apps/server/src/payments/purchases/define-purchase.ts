import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { soldAlreadyText } from "@marquee/domain/campaigns/sold-item";
import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import type { RefundReason } from "@marquee/domain/payments/refund-reason";
import type { OutOfRange } from "@marquee/domain/validation/out-of-range";
import type { Issue } from "@marquee/domain/validation/rule";
import { lockSoldItems, readSoldItems, type StoredItem } from "../../campaigns/sold-items.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { chargeable } from "../checkouts/chargeable.ts";
import { namedPromocode } from "../checkouts/promocodes.ts";
import { makeCampaign, type PaidCampaign, type Sale } from "../fulfilment/make-campaign.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { PlanBranch } from "./load-branch.ts";
import { lockBranch } from "./plan-queries.ts";

/** The items that a plan is paid for, with the rule and the field of a refusal that names them. */
export interface PlanItems {
  readonly campaignFor: CampaignFor;
  readonly ids: readonly string[];
  readonly rule: string;
  readonly field: string;
}

/** What decides when a purchase runs. Before the payment it is looked at as if it was paid now. */
export interface Bought<Draft> {
  readonly draft: Draft;
  readonly days: number;
  readonly approved: boolean;
  readonly paidAt: Date;
}

/** What a kind of purchase alone knows of the campaign that is made of it. */
export type MadeCampaign = Omit<PaidCampaign, "campaignFor" | "items" | "storeName">;

/** All that one kind of purchase has of its own: its steps before a payment, and after it. */
interface PurchaseSteps<Draft, Plan extends { readonly branch: PlanBranch }> {
  /** The branch of a draft, and whatever else it is checked and priced by. */
  readonly load: (context: RequestContext, draft: Draft) => Promise<Plan | Refusal>;
  /** All that is wrong with a plan. */
  readonly issues: (
    context: RequestContext,
    plan: Plan,
    draft: Draft,
  ) => readonly Issue[] | Promise<readonly Issue[]>;
  /** Prices a plan that has no issues. */
  readonly price: (
    plan: Plan,
    draft: Draft,
    terms: { readonly promocode: Promocode | null; readonly now: Date },
  ) => Receipt | OutOfRange;
  /** The field to change if the price is too high to be charged. */
  readonly priceField: string;
  readonly items: (draft: Draft) => PlanItems;
  /** The items that have already what is bought: read before the payment, and again after it (PAYSRV-F7). */
  readonly sold: (
    tx: Tx,
    items: readonly StoredItem[],
    bought: Bought<Draft>,
  ) => readonly StoredItem[] | Promise<readonly StoredItem[]>;
  /** Why a payment is refunded if all of its items had it. */
  readonly soldReason: RefundReason;
  /** The campaign of a payment, or why nothing can be made of it. */
  readonly fulfil: (
    tx: Tx,
    bought: Bought<Draft>,
    items: readonly StoredItem[],
  ) => MadeCampaign | RefundReason | Promise<MadeCampaign | RefundReason>;
  /** What is stored beside the campaign. */
  readonly join?: (tx: Tx, draft: Draft, items: readonly StoredItem[]) => Promise<void>;
}

/** The company and branch of a checkout, and its price. */
export interface Priced {
  readonly companyId: string;
  /** Null if no branch is concerned. */
  readonly storeId: string | null;
  readonly receipt: Receipt;
}

/** A kind of purchase with its draft. */
export interface PlannedPurchase {
  /** Checks it against what is stored, and prices it by the domain. `code` is null or upper case. */
  readonly price: (context: RequestContext, code: string | null) => Promise<Priced | Refusal>;
  /** Makes what was paid for; why nothing could be made, so that it is refunded, or null. */
  readonly fulfil: (services: PaymentServices, tx: Tx, sale: Sale) => Promise<RefundReason | null>;
}

/** Prices and fulfils every kind of purchase in the same steps (PAYSRV-C1 to PAYSRV-C5, PAYSRV-F1). */
export const definePurchase =
  <Draft, Plan extends { readonly branch: PlanBranch }>(
    steps: PurchaseSteps<Draft, Plan>,
  ): ((draft: Draft) => PlannedPurchase) =>
  (draft) => ({
    price: async (context, code) => {
      const { tx, now } = context;
      const plan = await steps.load(context, draft);
      if (plan instanceof Refusal) return plan;
      const issues = await steps.issues(context, plan, draft);
      if (issues.length > 0) return invalid(issues);
      const promocode = await namedPromocode(tx, code, now);
      if (promocode instanceof Refusal) return promocode;
      const receipt = chargeable(steps.price(plan, draft, { promocode, now }), steps.priceField);
      if (receipt instanceof Refusal) return receipt;
      const { id: storeId, companyId, approved } = plan.branch;
      const { rule, field, ...chosen } = steps.items(draft);
      const items = await readSoldItems(tx, { companyId, ...chosen });
      const bought = { draft, days: receipt.days, approved, paidAt: now };
      const sold = await steps.sold(tx, items, bought);
      return sold.length > 0
        ? invalid([{ rule, field, message: soldAlreadyText(sold.map(({ name }) => name)) }])
        : { companyId, storeId, receipt };
    },
    fulfil: async (services, tx, sale) => {
      const { checkout } = sale;
      const { companyId, receipt } = checkout;
      const { storeName, approved } = await lockBranch(tx, checkout.storeId);
      const { campaignFor, ids } = steps.items(draft);
      const items = await lockSoldItems(tx, { companyId, campaignFor, ids });
      const bought = { draft, days: receipt.days, approved, paidAt: services.clock.now() };
      const made = await steps.fulfil(tx, bought, items);
      if (typeof made === "string") return made;
      if (items.length === 0) return "itemsGone";
      const sold = await steps.sold(tx, items, bought);
      // If some items are not sold yet it is made as paid, and the others keep the longer run (PAYSRV-F5).
      if (items.every((item) => sold.includes(item))) return steps.soldReason;
      await makeCampaign(services, tx, sale, { ...made, campaignFor, items: ids, storeName });
      await steps.join?.(tx, draft, items);
      return null;
    },
  });
