import type { IngestOrders, IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import { openIngestContext } from "@marquee/server/platform/ingest/ingest-context";
import { describeRow, mergeReceipt } from "@marquee/server/platform/ingest/read-rows";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { recordRefusedRows } from "@marquee/server/reports/refused-rows";
import { ingestOrders } from "@marquee/server/reports/ingest-orders";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { checkReceipt, checkReport, type Acknowledged } from "./check-responses.ts";
import { readReport } from "./read-report.ts";
import { drawBills, type ShopBill } from "./shop-bills.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const MOST_TOGETHER = 4;
const SOURCE = "simulated-shop";

type Row = ShopBill["versions"][number];

/** Bills on their way to the product, and the longest pause before a delivery. */
interface Delivering {
  readonly bills: readonly ShopBill[];
  readonly acknowledged: Acknowledged;
  readonly within: number;
}

/** A delivery as its endpoint takes it in: rows that are wrong are stored for staff (INGEST-I7). */
async function ingestDelivery(
  { pool, clock }: PaymentServices,
  rows: readonly IngestOrders[],
): Promise<IngestReceipt> {
  const context = openIngestContext(pool, SOURCE, clock.now());
  const receipt = await ingestOrders(context, rows);
  const read = { rows, positions: rows.map((_, at) => at), refused: [], leftOut: new Map() };
  const { whole, taken } = mergeReceipt(read, receipt);
  const refused = whole.refused.map((each) => ({ ...each, ...describeRow(rows, each.row) }));
  await recordRefusedRows(context, "orders", { taken, refused });
  return whole;
}

/** Every version at least once and some again, in any order, several in one delivery. */
function drawDeliveries(random: Random, bills: readonly ShopBill[]): readonly (readonly Row[])[] {
  const rows = bills
    .flatMap(({ versions, wrong }) => [...versions, ...wrong])
    .flatMap((row) => Array.from({ length: random.integer(1, 2) }, () => row))
    .map((row) => ({ row, place: random.integer(0, 1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
  const deliveries: Row[][] = [];
  while (rows.length > 0) deliveries.push(rows.splice(0, random.integer(1, MOST_TOGETHER)));
  return deliveries;
}

/** Delivers rows until all that are right are taken: what is not acknowledged is delivered again. */
async function deliver(
  simulation: Simulation,
  { bills, acknowledged, within }: Delivering,
  delivered: readonly Row[],
): Promise<void> {
  const { findings, random, servers } = simulation;
  const wrong = new Set(bills.flatMap((bill) => bill.wrong));
  let rows = delivered;
  while (rows.length > 0) {
    await simulation.pause("the shop comes to deliver", random.integer(0, within));
    const now = rows;
    const before = new Map(acknowledged);
    const receipt = await servers.request(`the shop delivers ${now.length} bills`, (services) =>
      ingestDelivery(services, now),
    );
    if (receipt === null) continue;
    findings.push(...checkReceipt(bills, now, before, receipt));
    const refused = new Set(receipt.refused.map(({ row }) => now[row]));
    for (const row of now)
      if (!refused.has(row))
        acknowledged.set(row.id, Math.max(row.version, acknowledged.get(row.id) ?? 0));
    rows = now.filter((row) => refused.has(row) && !wrong.has(row));
  }
}

/** The shop platform delivers its bills and what amends them. Staff read the report meanwhile. */
export function bringShop(simulation: Simulation, scenario: Scenario): readonly ShopBill[] {
  const { findings, random, servers } = simulation;
  const bills = drawBills(random, scenario);
  const within = random.pick([SECOND, 8 * HOUR]);
  const acknowledged: Acknowledged = new Map();
  for (const rows of drawDeliveries(random, bills))
    simulation.begin(() => deliver(simulation, { bills, acknowledged, within }, rows));
  const reads = random.integer(0, 4);
  for (let read = 0; read < reads; read += 1)
    simulation.begin(async () => {
      await simulation.pause("staff come to the report", random.integer(0, within));
      const before = new Map(acknowledged);
      const report = await servers.request("staff read the report", (services) =>
        readReport(services, scenario, bills),
      );
      if (report !== null) findings.push(...checkReport(bills, report, before));
    });
  return bills;
}
