import type { CheckoutKind } from "./checkout.schema.ts";

/** What a payment is called of which the books do not say what it bought (RECONCILE-N4). */
export const UNKNOWN_PURCHASE = "Purchase not known";

/** The plan that is stored of it: its name is read wherever that of a campaign is. */
export const unknownPlan = { campaignName: UNKNOWN_PURCHASE } as const;

/** Whether a checkout that sold nothing is one of these. The verification of a card has no name in its plan. */
export const isUnknownPurchase = ({
  kind,
  draft,
}: {
  readonly kind: CheckoutKind;
  readonly draft: object;
}): boolean => kind === "cardVerification" && "campaignName" in draft;
