import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { IngestOrders } from "@marquee/domain/ingest/ingest.schema";
import { chance, draw, pick } from "./chance.ts";
import type { Market } from "./market.ts";
import { stableId } from "./stable-id.ts";

/** Hundredths of what was sold that a shop pays for it. */
const COMMISSION = 5;
/** How far back the bills of a shop go, in days. */
const DAYS = 120;
/** The share of bills that are amended later. */
const AMENDED = 0.1;
/** The share of its days on which a shop is billed: half of them, so that a chart of a month has a shape. */
const BILLED = 0.5;

const amountOf = (cents: number): number => cents / 100;

function shopOrders(bill: string, day: string) {
  return Array.from({ length: draw(`${bill} count`, 2, 9) }, (_, index) => {
    const name = `${bill} order ${index}`;
    return {
      cents: draw(`${name} price`, 1_800, 24_000),
      orderNumber: String(1000 + draw(`${bill} first`, 0, 8_000) + index),
      createdOn: `${addDays(day, -draw(`${name} day`, 1, 6))}T${draw(`${name} hour`, 12, 23)}:${draw(`${name} minute`, 10, 59)}:00.000Z`,
      status: pick(`${name} status`, ["paid", "paid", "paid", "partially_refunded"]) ?? "paid",
      source: pick(`${name} source`, ["web", "web", "pos"]) ?? "web",
      customerEmail: `customer${draw(name, 10, 99)}@shoppers.marquee.test`,
      customerPhoneNumber: `212555${String(draw(`${name} phone`, 100, 199)).padStart(4, "0")}`,
      captureReason: "Clicked a promoted item",
    };
  });
}

/** The days before today on which a shop was billed: the same ones whenever they are asked for. */
const billedDays = (storeId: string, today: string): readonly string[] =>
  Array.from({ length: DAYS }, (_, ago) => addDays(today, -(1 + ago))).filter(
    (day) => chance(`${storeId} billed ${day}`) < BILLED,
  );

type Order = ReturnType<typeof shopOrders>[number];

const sumOf = (orders: readonly Order[]): number =>
  orders.reduce((sum, { cents }) => sum + cents, 0);

/** What a version of a bill says of its orders. */
const amounts = (orders: readonly Order[]) => ({
  totalPrice: amountOf(sumOf(orders)),
  totalCommission: amountOf(Math.round((sumOf(orders) * COMMISSION) / 100)),
  orders: orders.map(({ cents, ...order }) => ({ ...order, totalPrice: amountOf(cents) })),
});

/** The orders of a bill after a customer got the money for the first of them back. */
const refundFirst = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order, index) => (index === 0 ? { ...order, cents: 0, status: "refunded" } : order));

/** Bills of the last months for every branch on the shop platform, with the orders behind them; some were amended. */
export function demonstrationOrders({ stores }: Market, now: Date): readonly IngestOrders[] {
  return stores
    .filter(({ isShopify }) => isShopify === "Y")
    .flatMap(({ id: storeId, storeSellCountry }) =>
      billedDays(storeId, centralDayOf(now)).flatMap((day) => {
        const name = `${storeId} ${day}`;
        const orders = shopOrders(name, day);
        const bill = {
          id: stableId(`demonstration orders ${name}`),
          storeId,
          createdOn: `${day}T12:00:00.000Z`,
          // The first version of an earlier release was without its currency.
          ...(storeSellCountry === "US"
            ? ({ version: 2, currency: "USD" } as const)
            : { version: 1 }),
        };
        const amended = { ...bill, version: bill.version + 1, ...amounts(refundFirst(orders)) };
        const isAmended = chance(`${name} amended`) < AMENDED;
        return [{ ...bill, ...amounts(orders) }, ...(isAmended ? [amended] : [])];
      }),
    );
}
