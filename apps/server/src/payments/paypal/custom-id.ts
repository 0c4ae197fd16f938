import type { PaymentRequest } from "../attempts/payment-provider.ts";
import type { Movement } from "../books/line-provider.ts";

/** The most characters of the text that PayPal has of us in an order and repeats in its reports. */
const LONGEST = 127;
/** A character that is in no id of a checkout and in no e-mail. */
const BETWEEN = " ";

/** The checkout of an order, and who pays, so that the order says both if the books are lost (RECONCILE-N1). */
export function toCustomId({
  checkoutId,
  payer,
}: Pick<PaymentRequest, "checkoutId" | "payer">): string {
  const both = `${checkoutId}${BETWEEN}${payer ?? ""}`.trim();
  return both.length > LONGEST ? checkoutId : both;
}

/** What an order says of us. Orders of releases before this one name their checkout alone. */
export function readCustomId(
  text: string,
): Pick<NonNullable<Movement["named"]>, "checkoutId" | "payer"> {
  const [checkoutId = "", payer = ""] = text.split(BETWEEN);
  return {
    ...(checkoutId === "" ? {} : { checkoutId }),
    ...(payer === "" ? {} : { payer }),
  };
}
