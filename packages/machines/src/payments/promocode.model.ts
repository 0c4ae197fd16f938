import { promocodeRules } from "@marquee/domain/payments/promocode";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Listener } from "../patterns/listener.ts";

/** A code with what it takes off. */
export interface AppliedPromocode {
  readonly code: string;
  readonly promocode: Promocode;
}

/** The events the flow receives: it prices again with the code, or without. */
export type PromocodeChangeEvent =
  | { readonly type: "promocode.applied"; readonly applied: AppliedPromocode }
  | { readonly type: "promocode.withdrawn" };

/** The input of the `checkPromocode` actor. */
export interface PromocodeRequest {
  readonly code: string;
}

export interface PromocodeInput {
  /** What the box holds at first; a setting, usually empty. */
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
  readonly checkout: Listener<PromocodeChangeEvent>;
}

export interface PromocodeContext {
  readonly code: string;
  readonly applied: AppliedPromocode | null;
  /** Why the code was rejected, to be shown at the box. */
  readonly message: string | null;
  readonly checkout: Listener<PromocodeChangeEvent>;
}

export type PromocodeEvent =
  | { readonly type: "promocode.changed"; readonly code: string }
  | { readonly type: "promocode.submitted" }
  | { readonly type: "promocode.cancelled" }
  | { readonly type: "promocode.removed" }
  | { readonly type: "promocode.locked" }
  | { readonly type: "promocode.unlocked" };

/** Why a code is rejected (PAY-V1, PAY-V2); null if it is not. `found` is null if the server knows no such code. */
export const findRefusal = (code: string, found?: Promocode | null): string | null =>
  ruleIssues(promocodeRules, { promocode: code }, { found })[0]?.message ?? null;
