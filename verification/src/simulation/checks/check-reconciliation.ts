import type { Simulation } from "../simulation.ts";
import { lastDispute } from "../users/aftermath.ts";
import { comparePayment } from "../users/reconcile.ts";
import type { Books } from "./books.ts";

/** In the end no refund and no dispute of a paid checkout differs from its provider (SIM-M5). */
export async function checkReconciliation(
  simulation: Simulation,
  { transactions }: Books,
): Promise<readonly string[]> {
  const paid = transactions.flatMap(({ status, payment_id }) =>
    status === "Paid" && payment_id !== null ? [payment_id] : [],
  );
  const findings: string[] = [];
  simulation.begin(async () => {
    for (const paymentId of paid) {
      const provider = simulation.stripe.intents.has(paymentId) ? "stripe" : "paypal";
      const disputeId = lastDispute(simulation, { provider, paymentId });
      const found = await simulation.servers.request(`${paymentId} is compared`, (services) =>
        comparePayment(services, { provider, paymentId, disputeId }),
      );
      for (const { key, finding } of found?.differences ?? [])
        findings.push(`SIM-M5 ${key.kind} ${key.id} differs: ${finding}`);
    }
  });
  await simulation.settle();
  return findings;
}
