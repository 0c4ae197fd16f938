import {
  leaveOutDefaults,
  ordersIssues,
  storedOrder,
  versionOf,
} from "@marquee/domain/ingest/ingest-rules";
import type { IngestOrders, IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import { USUAL_CURRENCY } from "@marquee/domain/money/currency";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import {
  deliveredKey,
  issueAt,
  outdatedRows,
  ingestRows,
  withoutWrong,
} from "../platform/ingest/ingest-rows.ts";
import { atBranches, type AtBranch } from "../stores/at-branches.ts";
import {
  currentVersions,
  holdSales,
  insertShopSales,
  type NewShopOrder,
  type NewShopSale,
} from "./queries.ts";

/** Bills that name another branch than an earlier row of the delivery, or what is stored, does (INGEST-O4). */
async function foreignBranches(
  tx: Tx,
  bills: readonly AtBranch<IngestOrders>[],
): Promise<readonly Issue[]> {
  const stored = await holdSales(
    tx,
    bills.map(({ row }) => row.id),
  );
  const branches = new Map([...stored].map(([id, { storeId }]) => [id, storeId]));
  return bills.flatMap(({ at, row: { id, storeId } }) => {
    const branch = branches.get(id) ?? storeId;
    branches.set(id, branch);
    return branch === storeId
      ? []
      : [issueAt(at, "INGEST-O4", "storeId", ingestMessages.otherBranch)];
  });
}

const toSale = (
  { row: { orders: _orders, ...row }, owner }: AtBranch<IngestOrders>,
  receivedOn: string,
): NewShopSale => ({
  ...row,
  ...owner,
  version: versionOf(row),
  currency: row.currency ?? USUAL_CURRENCY,
  receivedOn,
});

const toOrders = ({ row, owner }: AtBranch<IngestOrders>): readonly NewShopOrder[] =>
  row.orders.map((order, position) => ({
    ...storedOrder(order),
    ...owner,
    shopSaleId: row.id,
    version: versionOf(row),
    position,
  }));

/** Takes in bills of shops with the orders behind them, and what amends them (INGEST-O1, INGEST-O2). */
export function ingestOrders(
  context: IngestContext,
  delivered: readonly IngestOrders[],
): Promise<IngestReceipt> {
  const bills = delivered.map(leaveOutDefaults);
  const receivedOn = context.now.toISOString();
  return ingestRows(
    context,
    "orders",
    bills,
    async (tx, fresh) => {
      const { issues, placed: there } = await atBranches(tx, fresh, (row) =>
        ordersIssues(row, context.now),
      );
      const wrong = [...issues, ...(await foreignBranches(tx, withoutWrong(there, issues)))];
      const placed = withoutWrong(there, wrong);
      await insertShopSales(
        tx,
        placed.map((one) => toSale(one, receivedOn)),
        placed.flatMap(toOrders),
      );
      return wrong;
    },
    {
      keyOf: deliveredKey,
      findOutdated: async (tx, taken) =>
        outdatedRows(
          taken,
          await currentVersions(
            tx,
            taken.map(({ row }) => row.id),
          ),
        ),
    },
  );
}
