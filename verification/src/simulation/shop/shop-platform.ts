import { ingestOrders } from "@marquee/server/reports/ingest-orders";
import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { checkReport, type Acknowledged } from "./check-responses.ts";
import { bringDeliveries } from "./deliveries.ts";
import { readReport } from "./read-report.ts";
import { drawBills, type ShopBill } from "./shop-bills.ts";

const SECOND = 1000;
const HOUR = 3_600_000;

/** The shop platform delivers its bills and what amends them. Staff read the report meanwhile. */
export function bringShop(simulation: Simulation, scenario: Scenario): readonly ShopBill[] {
  const { findings, random, servers } = simulation;
  const bills = drawBills(random, scenario);
  const within = random.pick([SECOND, 8 * HOUR]);
  const acknowledged: Acknowledged = new Map();
  bringDeliveries(simulation, {
    bills,
    kind: "orders",
    ingest: ingestOrders,
    acknowledged,
    within,
  });
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
