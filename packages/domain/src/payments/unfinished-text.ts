import type { CompanyPayment } from "./company-payment.schema.ts";

/** What has become of an unfinished payment, and what comes next (PAY-S8). */
export function unfinishedText({
  status,
  message,
}: Pick<CompanyPayment, "message" | "status">): string {
  switch (status) {
    case "failed":
      return `${message ?? "It was not paid."} Nothing was charged, and the plan is as you left it.`;
    case "waiting":
      return "The bank or the payment provider has not decided yet. What is decided is shown by itself.";
    case "disputed":
      return "The money was asked back at the bank or at PayPal. Marquee responds, and the outcome is shown here.";
    case "paid":
    case "refunded":
      return "";
  }
}
