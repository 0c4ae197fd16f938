import { ordersIssues } from "@marquee/domain/ingest/ingest-rules";
import type { IngestOrders } from "@marquee/domain/ingest/ingest.schema";
import { insertShopBills } from "../../reports/queries.ts";
import { atBranches } from "./at-branches.ts";
import type { Desk } from "./desk.ts";
import { takeIn } from "./take-in.ts";

/** Takes in bills of shops with the orders behind them (INGEST-O1). */
export const takeOrders = (desk: Desk, bills: readonly IngestOrders[]) =>
  takeIn(desk, "orders", bills, async (tx, fresh) => {
    const { issues, placed } = await atBranches(tx, fresh, (row) => ordersIssues(row, desk.now));
    if (issues.length > 0) return issues;
    await insertShopBills(
      tx,
      placed.map(({ row: { orders: _orders, ...row }, owner }) => ({ ...row, ...owner })),
      placed.flatMap(({ row, owner }) =>
        row.orders.map((order, position) => ({ ...order, ...owner, shopBillId: row.id, position })),
      ),
    );
    return [];
  });
