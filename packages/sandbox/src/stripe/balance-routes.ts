import type { BalanceRow } from "./balance-line.ts";
import { balanceView, sourceOf } from "./balance.ts";
import { text, textList } from "./form.ts";
import { PAGE, list, listRows, toPage } from "./page-of.ts";
import { payoutById, payoutView, type PayoutRow } from "./payout.ts";
import { invalidRequest } from "./stripe-error.ts";
import { ok, param, read, type StripeCall, type StripeRoute } from "./stripe-route.ts";

/** Whether a line is to be expanded: only `data.source` can be. */
function readExpand(call: StripeCall): boolean {
  const names = textList(call.form, "expand");
  const other = names.find((name) => name !== "data.source");
  if (other !== undefined)
    throw invalidRequest(`This property cannot be expanded (${other}).`, { param: "expand" });
  return names.length > 0;
}

/** What moved on the balance, and the payouts of it. */
export const balanceRoutes: readonly StripeRoute[] = [
  {
    method: "GET",
    path: "/v1/balance_transactions",
    accepts: ["created", "expand", "payout", "source", "type", ...PAGE],
    async handle(call) {
      const isExpanded = readExpand(call);
      const found = await listRows<BalanceRow>(call.tx, call.form, {
        table: "stripe_balance_transaction",
        where: {
          payout: text(call.form, "payout"),
          source: text(call.form, "source"),
          type: text(call.form, "type"),
        },
      });
      const data: object[] = [];
      for (const row of found.rows)
        data.push({
          ...balanceView(row),
          ...(isExpanded ? { source: await sourceOf(call, row) } : {}),
        });
      return ok(toPage(call.path, found.hasMore, data));
    },
  },
  list<PayoutRow>("/v1/payouts", {
    table: "stripe_payout",
    filters: [],
    byTime: true,
    view: payoutView,
  }),
  read("/v1/payouts/:payout", async (call) =>
    payoutView(await payoutById(call.tx, param(call, "payout"))),
  ),
];
