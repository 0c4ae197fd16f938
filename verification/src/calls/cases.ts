import { inTwoWays, ofRow, showing, type KnownCalls } from "./known-call.ts";

export const caseCalls: KnownCalls<"cases"> = {
  read: showing("traffic.view")(
    inTwoWays(
      ofRow("storeId", { kind: "approval" }),
      ofRow("checkoutId", { kind: "payment" }, "transactions.view"),
    ),
  ),
};
