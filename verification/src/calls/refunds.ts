import { PAID_IN_FLOWS, showing, type KnownCalls } from "./known-call.ts";

const refund = showing("transactions.view")(PAID_IN_FLOWS);

export const refundCalls: KnownCalls<"refunds"> = { ofTransaction: refund, create: refund };
