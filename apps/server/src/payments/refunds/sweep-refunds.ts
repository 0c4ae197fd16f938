import type { FastifyBaseLogger } from "fastify";
import { randomUUID } from "node:crypto";
import { actingAs } from "../../platform/tenancy/acting.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { leaseDueRefunds, type StoredRefund } from "./queries.ts";
import { settleLeasedRefund } from "./settle-refund.ts";

/** How many are leased at once. */
const BATCH = 8;

async function settleOne(
  services: PaymentServices,
  refund: StoredRefund,
  log: Pick<FastifyBaseLogger, "error">,
): Promise<void> {
  const acting = { actor: "sweeper", origin: "sweeper", request: randomUUID().slice(0, 8) };
  try {
    await actingAs(acting, () => settleLeasedRefund(withDeadline(services), refund));
  } catch (error) {
    // its lease expires, and another round sends it again
    log.error(
      { err: error, reqId: acting.request, refund: refund.id },
      "a refund could not be settled",
    );
  }
}

/** Sends the refunds that are due, batch after batch, and returns how many those were (REFUND-P1). */
export async function sweepRefunds(
  services: PaymentServices,
  log: Pick<FastifyBaseLogger, "error">,
  stopped: () => boolean,
): Promise<number> {
  let worked = 0;
  while (!stopped()) {
    const due = await leaseDueRefunds(services.pool, services.clock.now(), BATCH);
    if (due.length === 0) break;
    await Promise.all(due.map((refund) => settleOne(services, refund, log)));
    worked += due.length;
  }
  return worked;
}
