import { ordersIssues, storedOrder } from "@marquee/domain/ingest/ingest-rules";
import type { IngestOrders } from "@marquee/domain/ingest/ingest.schema";
import { insertShopSales } from "./queries.ts";
import { atBranches } from "../stores/at-branches.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import { takeIn, withoutWrong } from "../platform/ingest/take-in.ts";

/** Takes in bills of shops with the orders behind them (INGEST-O1). */
export const takeOrders = (context: IngestContext, bills: readonly IngestOrders[]) =>
  takeIn(context, "orders", bills, async (tx, fresh) => {
    const { issues, placed: there } = await atBranches(tx, fresh, (row) =>
      ordersIssues(row, context.now),
    );
    const placed = withoutWrong(there, issues);
    await insertShopSales(
      tx,
      placed.map(({ row: { orders: _orders, ...row }, owner }) => ({ ...row, ...owner })),
      placed.flatMap(({ row, owner }) =>
        row.orders.map((order, position) => ({
          ...storedOrder(order),
          ...owner,
          shopSaleId: row.id,
          position,
        })),
      ),
    );
    return issues;
  });
