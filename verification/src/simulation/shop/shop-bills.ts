import type { IngestOrders } from "@marquee/domain/ingest/ingest.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { NEVER, type VersionedBill } from "./versioned-bill.ts";

type Order = IngestOrders["orders"][number];

/** A bill of the shop platform. */
export type ShopBill = VersionedBill<IngestOrders & { readonly version: number }>;

const MOST_BILLS = 3;
const MOST_AMENDMENTS = 3;

const toCents = (amount: number): number => Math.round(amount * 100);

/** What an order costs after the shop has refunded it, in whole or in part, or cancelled it. */
function amendOrder(random: Random, order: Order): Order {
  const cents = toCents(order.totalPrice);
  switch (random.pick(["refunded", "partially_refunded", "cancelled"])) {
    case "partially_refunded":
      return {
        ...order,
        status: "partially_refunded",
        totalPrice: random.integer(0, cents) / 100,
      };
    case "cancelled":
      return { ...order, status: "cancelled", totalPrice: 0 };
    default:
      return { ...order, status: "refunded", totalPrice: 0 };
  }
}

/** A bill costs what its orders cost, and the commission follows. */
function billOf(
  base: Pick<IngestOrders, "createdOn" | "currency" | "id" | "storeId">,
  version: number,
  orders: readonly Order[],
): ShopBill["versions"][number] {
  const cents = orders.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
  return {
    ...base,
    version,
    orders,
    totalPrice: cents / 100,
    totalCommission: Math.round(cents / 20) / 100,
  };
}

function drawBill(random: Random, { seed, storeId, now }: Scenario, number: number): ShopBill {
  const createdOn = now.toISOString();
  const base = {
    id: stableId(`simulated sale ${seed} ${number}`),
    storeId,
    createdOn,
    currency: random.pick(["CAD", "USD"] as const),
  };
  const newOrder = (order: number): Order => ({
    orderNumber: `#${order}`,
    createdOn,
    totalPrice: random.integer(0, 20_000) / 100,
    status: "paid",
    source: "web",
    customerEmail: "shopper@marquee.test",
    customerPhoneNumber: "",
    captureReason: "",
  });
  let version = random.pick([1, 1, random.integer(2, 40)]);
  let orders: readonly Order[] = Array.from({ length: random.integer(1, 3) }, (_, order) =>
    newOrder(order + 1),
  );
  const versions = [billOf(base, version, orders)];
  const amendments = random.integer(0, MOST_AMENDMENTS);
  for (let amended = 0; amended < amendments; amended += 1) {
    version += random.pick([1, 1, random.integer(2, 9)]);
    const at = random.integer(0, orders.length);
    orders =
      at === orders.length
        ? [...orders, newOrder(at + 1)]
        : orders.map((order, index) => (index === at ? amendOrder(random, order) : order));
    versions.push(billOf(base, version, orders));
  }
  const isWrong = () => random.boolean(0.3);
  const wrong = [
    // corrected later under the same version
    ...versions.filter(isWrong),
    ...(isWrong() ? [billOf(base, version + random.integer(1, 5), orders)] : []),
  ].map((bill) => ({ ...bill, createdOn: NEVER }));
  return { id: base.id, versions, wrong };
}

/** The bills that the shop platform has of the branch of a seed. */
export const drawBills = (random: Random, scenario: Scenario): readonly ShopBill[] =>
  Array.from({ length: random.integer(1, MOST_BILLS) }, (_, number) =>
    drawBill(random, scenario, number),
  );
