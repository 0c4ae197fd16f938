import type { Promocode, Receipt } from "@marquee/domain/payments/receipt.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import type { OutOfRange } from "@marquee/domain/validation/out-of-range";
import { invalid, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { chargeable } from "./chargeable.ts";
import type { Branch } from "./plan-queries.ts";
import type { Priced } from "./priced.ts";
import { namedPromocode } from "./promocodes.ts";

/** A plan whose branch and places are loaded. */
export interface PlanToSell {
  readonly branch: Branch;
  /** All that is wrong with the plan. */
  readonly issues: readonly Issue[];
  /** Null or upper case. */
  readonly code: string | null;
  readonly price: (promocode: Promocode | null) => Receipt | OutOfRange;
  /** The field to change if the price is too high to be charged. */
  readonly field: string;
  /** What is wrong if everything that the receipt is for is sold already. Checked again when it was paid (PAYSRV-F7). */
  readonly checkSold: (receipt: Receipt) => Promise<Issue | null>;
}

/** Prices a plan that has no issues, and whose items are not sold yet (PAYSRV-C1 to PAYSRV-C5). */
export async function sellPlan(
  context: RequestContext,
  plan: PlanToSell,
): Promise<Priced | Refusal> {
  if (plan.issues.length > 0) return invalid(plan.issues);
  const promocode = await namedPromocode(context.tx, plan.code, context.now);
  if (promocode instanceof Refusal) return promocode;
  const receipt = chargeable(plan.price(promocode), plan.field);
  if (receipt instanceof Refusal) return receipt;
  const sold = await plan.checkSold(receipt);
  const { companyId, id: storeId } = plan.branch;
  return sold ? invalid([sold]) : { companyId, storeId, receipt };
}
