import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import type { CheckoutKind } from "./checkout.schema.ts";
import type { Transaction } from "./transaction.schema.ts";

/** How transactions and invoices name what a checkout paid for (PAY-K1). `campaignFor` says what a flyer shows. */
export function transactionTypeOf(
  kind: CheckoutKind,
  campaignFor: CampaignFor,
): Transaction["transactionType"] {
  switch (kind) {
    case "flyer":
      return campaignFor === "product" ? "Product Campaign" : "Offer Campaign";
    case "promoteOffer":
      return "Offer Campaign";
    case "mapProducts":
      return "Product Campaign";
    case "cardVerification":
      return "Card Verification";
  }
}

/** Whether a payment is refunded once it succeeded: a card's verification alone (PAY-C4). */
export const isRefundedOnSuccess = (kind: CheckoutKind): boolean => kind === "cardVerification";
