import type { Tx } from "../platform/database/typed.ts";
import { shopBill, shopOrder } from "../schema/schema.ts";

export type NewShopBill = typeof shopBill.$inferInsert;
export type NewShopOrder = typeof shopOrder.$inferInsert;

/** Parameters of one statement are limited; so many orders stay well below. */
const AT_ONCE = 1000;

/** Writes down bills of shops with the orders behind them. */
export async function insertShopBills(
  tx: Tx,
  bills: readonly NewShopBill[],
  orders: readonly NewShopOrder[],
): Promise<void> {
  if (bills.length === 0) return;
  await tx.insert(shopBill).values([...bills]);
  for (let start = 0; start < orders.length; start += AT_ONCE)
    await tx.insert(shopOrder).values(orders.slice(start, start + AT_ONCE));
}
