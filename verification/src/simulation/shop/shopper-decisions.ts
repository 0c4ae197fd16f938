import { statusAfter } from "@marquee/domain/bills/bill-decision";
import type { BillDecision } from "@marquee/domain/bills/bill.schema";
import { ingestBills } from "@marquee/server/bills/ingest-bills";
import { reviewBill } from "@marquee/server/bills/review-bill";
import type { ImageStore } from "@marquee/server/platform/images/image-store";
import type { IngestContext } from "@marquee/server/platform/ingest/ingest-context";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { STAFF } from "../users/staff.ts";
import { signedInRequest } from "../users/users.ts";
import type { Acknowledged } from "./check-responses.ts";
import { bringDeliveries } from "./deliveries.ts";
import { drawShopperBills, type ShopperBill } from "./shopper-bills.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const MOST_DECISIONS = 4;

/** A decision that staff requested of a version that they saw, and what they were answered. */
export interface RequestedDecision {
  readonly id: string;
  readonly version: number;
  readonly decision: BillDecision;
  /** Without an answer it may have been made all the same. */
  readonly response: "made" | "none" | "refused";
}

export interface Shoppers {
  readonly bills: readonly ShopperBill[];
  readonly decisions: readonly RequestedDecision[];
}

/** These bills have no images. */
const NO_IMAGES: ImageStore = {
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(undefined),
};

async function ingest(context: IngestContext, rows: ShopperBill["versions"]) {
  const receipt = await ingestBills(context, NO_IMAGES, rows);
  if (receipt instanceof Refusal) throw new Error(receipt.failure.message);
  return receipt;
}

/** Staff decide some bills, each as they saw it: sometimes on a screen that is older than what counts by now. */
async function decide(
  simulation: Simulation,
  { id, versions }: ShopperBill,
  within: number,
  { acknowledged, decisions }: { acknowledged: Acknowledged; decisions: RequestedDecision[] },
): Promise<void> {
  const { findings, random, servers } = simulation;
  const times = random.integer(0, MOST_DECISIONS);
  for (let time = 0; time < times; time += 1) {
    await simulation.pause("staff come to a bill", random.integer(0, within));
    const { version } = random.pick(versions);
    const decision = random.pick(["Approve", "Reject"] as const);
    const counted = acknowledged.get(id) ?? 0;
    const review = { id, decision, status: statusAfter(decision), rejection: null, version };
    const what = `staff ${decision.toLowerCase()} version ${version} of ${id}`;
    const response = await servers.request(what, (services) => {
      const request = signedInRequest(STAFF, services);
      return request.transaction((tx) => reviewBill({ ...request, tx }, review));
    });
    const tag = response === null ? "none" : response instanceof Refusal ? "refused" : "made";
    decisions.push({ id, version, decision, response: tag });
    if (tag === "made" && counted > version)
      findings.push(`SIM-O3 version ${version} of ${id} is decided, and ${counted} counts`);
  }
}

/** Shoppers' bills are delivered and amended, and staff decide them meanwhile. */
export function bringShoppers(simulation: Simulation, scenario: Scenario): Shoppers {
  const { random } = simulation;
  const bills = drawShopperBills(random, scenario);
  const within = random.pick([SECOND, 8 * HOUR]);
  const acknowledged: Acknowledged = new Map();
  const decisions: RequestedDecision[] = [];
  bringDeliveries(simulation, { bills, kind: "bills", ingest, acknowledged, within });
  for (const bill of bills)
    simulation.begin(() => decide(simulation, bill, within, { acknowledged, decisions }));
  return { bills, decisions };
}
