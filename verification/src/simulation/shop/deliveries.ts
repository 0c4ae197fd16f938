import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import {
  openIngestContext,
  type IngestContext,
} from "@marquee/server/platform/ingest/ingest-context";
import type { IngestKind } from "@marquee/server/platform/ingest/queries";
import { describeRow, mergeReceipt } from "@marquee/server/platform/ingest/read-rows";
import { recordRefusedRows } from "@marquee/server/reports/refused-rows";
import type { Random } from "../random.ts";
import type { Simulation } from "../simulation.ts";
import { checkReceipt, type Acknowledged } from "./check-responses.ts";
import type { VersionedBill, VersionRow } from "./versioned-bill.ts";

const MOST_TOGETHER = 4;
const SOURCE = "simulated-shop";
/** Bills on their way to the product, and the longest pause before a delivery. */
export interface Delivering<Row extends VersionRow> {
  readonly bills: readonly VersionedBill<Row>[];
  readonly kind: IngestKind;
  readonly ingest: (context: IngestContext, rows: readonly Row[]) => Promise<IngestReceipt>;
  readonly acknowledged: Acknowledged;
  readonly within: number;
}

/** A delivery as its endpoint takes it in: rows that are wrong are stored for staff (INGEST-I7). */
async function ingestDelivery<Row extends VersionRow>(
  { pool, clock }: PaymentServices,
  { kind, ingest }: Delivering<Row>,
  rows: readonly Row[],
): Promise<IngestReceipt> {
  const context = openIngestContext(pool, SOURCE, clock.now());
  const receipt = await ingest(context, rows);
  const read = { rows, positions: rows.map((_, at) => at), refused: [], leftOut: new Map() };
  const { whole, taken } = mergeReceipt(read, receipt);
  const refused = whole.refused.map((each) => ({ ...each, ...describeRow(rows, each.row) }));
  await recordRefusedRows(context, kind, { taken, refused });
  return whole;
}

/** Every version at least once and some again, in any order, several in one delivery. */
function drawDeliveries<Row extends VersionRow>(
  random: Random,
  bills: readonly VersionedBill<Row>[],
): readonly (readonly Row[])[] {
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
async function deliver<Row extends VersionRow>(
  simulation: Simulation,
  delivering: Delivering<Row>,
  delivered: readonly Row[],
): Promise<void> {
  const { bills, acknowledged, kind, within } = delivering;
  const { findings, random, servers } = simulation;
  const wrong = new Set(bills.flatMap((bill) => bill.wrong));
  let rows = delivered;
  while (rows.length > 0) {
    await simulation.pause("the shop comes to deliver", random.integer(0, within));
    const now = rows;
    const before = new Map(acknowledged);
    const receipt = await servers.request(`the shop delivers ${now.length} ${kind}`, (services) =>
      ingestDelivery(services, delivering, now),
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

/** Delivers every version of some bills, at the same time, until all that are right are taken. */
export function bringDeliveries<Row extends VersionRow>(
  simulation: Simulation,
  delivering: Delivering<Row>,
): void {
  for (const rows of drawDeliveries(simulation.random, delivering.bills))
    simulation.begin(() => deliver(simulation, delivering, rows));
}
