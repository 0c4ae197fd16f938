import { reconcile } from "@marquee/server/payments/attempts/reconcile";
import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { deleteCard } from "@marquee/server/payments/cards/manage-cards";
import { readBooks, type Books } from "./checks/books.ts";
import { providerPayments } from "./checks/provider-payments.ts";
import type { Scenario } from "./scenario/scenario.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import type { Simulation } from "./simulation.ts";
import { runOutboxJobs } from "./sweeps.ts";
import type { UserActions } from "./users/user-actions.ts";
import { signedInRequest } from "./users/users.ts";

const HOUR = 3_600_000;
const MOST_SWEEPS = 24;

/** Sweeps on servers that nothing happens to, until `isDone` or for as long as it may take. */
async function sweepUntil(
  simulation: Simulation,
  step: number,
  isDone: () => Promise<boolean>,
): Promise<boolean> {
  for (let time = 0; time < MOST_SWEEPS; time += 1) {
    simulation.scheduler.now += step;
    simulation.begin(() =>
      simulation.servers.request("a last sweep", async (services) => {
        await sweepOnce(services, simulation.log, () => false);
        await runOutboxJobs(simulation, services);
      }),
    );
    await simulation.settle();
    if (await isDone()) return true;
  }
  return false;
}

/** Whether all money that was received has made what it paid for, or is refunded, or is left to staff. */
const isMoneySettled = (simulation: Simulation, books: Books): boolean =>
  providerPayments(simulation).every(({ id, received }) => {
    const attempt = books.attempts.find(({ provider_id }) => provider_id === id);
    if (received === 0 || !attempt) return true;
    return ["succeeded", "refunded"].includes(attempt.state) || attempt.dead_since !== null;
  });

/** Ends the faults, and lets time go by until everything has happened that can still happen (SIM-L1). */
export async function settleEverything(
  simulation: Simulation,
  scenario: Scenario,
  { owner }: Pick<SimulatedDatabase, "owner">,
  { deletedCards }: UserActions,
): Promise<void> {
  const { findings, random, scheduler, servers } = simulation;
  simulation.endFaults();
  const read = () => readBooks(owner, scenario);
  // Stuck payments are taken up by staff.
  const stuck = (await read()).attempts.filter(({ dead_since }) => dead_since !== null);
  for (const { checkout_id } of stuck)
    simulation.begin(() =>
      servers.request("staff take a stuck payment up", (services) =>
        reconcile(services, checkout_id, { actor: "staff" }),
      ),
    );
  await simulation.settle();
  // Sometimes every user is away until every checkout is over.
  if (random.boolean(0.3)) scheduler.now += 25 * HOUR;
  const isSettled = async () => isMoneySettled(simulation, await read());
  if (!(await sweepUntil(simulation, HOUR, isSettled)))
    findings.push("SIM-L1 money waits for longer than a day");
  // Whose deletion of a card was not acknowledged requests it once more.
  for (const [cardId, user] of deletedCards)
    simulation.begin(() =>
      servers.request("a card is deleted once more", (services) =>
        deleteCard(signedInRequest(user, services), { email: user.user.email, cardId }),
      ),
    );
  await simulation.settle();
  const isNothingDue = async () => {
    const { attempts, undeleted } = await read();
    return attempts.every(({ due_at }) => due_at === null) && undeleted.length === 0;
  };
  await sweepUntil(simulation, 25 * HOUR, isNothingDue);
}

/** The same for refunds, disputes and money that came back: in the end no refund waits, and every bank has decided. */
export async function settleAftermath(
  simulation: Simulation,
  scenario: Scenario,
  { owner }: Pick<SimulatedDatabase, "owner">,
): Promise<void> {
  await simulation.settle();
  simulation.endFaults();
  const isNothingOpen = async () => {
    const { attempts, staffRefunds } = await readBooks(owner, scenario);
    return [...attempts, ...staffRefunds].every(({ due_at }) => due_at === null);
  };
  if (!(await sweepUntil(simulation, HOUR, isNothingOpen)))
    simulation.findings.push("SIM-L1 a refund waits for longer than a day");
}
