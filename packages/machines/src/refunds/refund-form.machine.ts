import type { Refund, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form by which staff refund a payment (REFUND-M1). */
export const refundFormMachine = createFormMachine<RefundDraft, Refund>({
  id: "refundForm",
  title: "The form of a refund",
});
