import { createHash } from "node:crypto";
import { WORLD_NOW } from "../harness/world.ts";
import { clearEvents, lastInvoiceNumber, readBooks } from "./checks/books.ts";
import { checkApprovals } from "./checks/check-approvals.ts";
import { checkCards } from "./checks/check-cards.ts";
import { checkMoney } from "./checks/check-money.ts";
import {
  checkEnd,
  checkFailures,
  checkInvoiceNumbers,
  checkLeases,
} from "./checks/check-records.ts";
import { checkRefunds } from "./checks/check-refunds.ts";
import { checkItems, checkRuns } from "./checks/check-runs.ts";
import { checkSales } from "./checks/check-sales.ts";
import { providerPayments } from "./checks/provider-payments.ts";
import { createRandom } from "./random.ts";
import { createScenario } from "./scenario/scenario.ts";
import { settleEverything } from "./settle-everything.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import { Simulation } from "./simulation.ts";
import { bringUsers } from "./users/bring-users.ts";
import type { UserActions } from "./users/user-actions.ts";
import { changeApprovals } from "./users/staff.ts";
import { insertSavedCards } from "./users/users.ts";

/** What came of one seed. */
export interface SeedReport {
  readonly seed: number;
  /** Each begins with the rule that is broken; empty if all is well. */
  readonly findings: readonly string[];
  readonly trace: readonly string[];
  /** The same for the same seed, whatever ran before it and beside it. */
  readonly digest: string;
  /** What providers received, in cents, and how much of it they refunded. */
  readonly received: number;
  readonly refunded: number;
  /** How often a statement waited for a lock of another transaction. */
  readonly lockWaits: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From noon, when the world of the tests begins, to shortly before midnight: then a day ends while users pay. */
const LATE = 11 * HOUR + 45 * MINUTE;

/** Sometimes the clock is put forward while users are at work. */
function jumpSometimes(simulation: Simulation): void {
  const { random, scheduler } = simulation;
  if (!random.boolean(0.2)) return;
  simulation.begin(async () => {
    await simulation.pause("the clock jumps", random.integer(MINUTE, 10 * MINUTE));
    scheduler.jumped = true;
    scheduler.now += random.integer(HOUR, 30 * HOUR);
  });
}

/** Runs one seed: users pay, servers are killed, webhooks are lost, and in the end all books agree. */
export async function runSeed(database: SimulatedDatabase, seed: number): Promise<SeedReport> {
  const { owner } = database;
  const random = createRandom(seed);
  const start = Date.parse(WORLD_NOW) + (random.boolean(0.5) ? LATE : 0);
  await clearEvents(owner);
  const scenario = await createScenario(owner, seed, random, new Date(start));
  const lastNumber = await lastInvoiceNumber(owner);
  const simulation = new Simulation(seed, random, database, start);
  const { findings, scheduler } = simulation;
  await insertSavedCards(owner, simulation.stripe.customers, scenario.users, random);
  const actions: UserActions = { cancelled: false, closedPaypal: false, deletedCards: new Map() };
  const servers = random.integer(2, 3);
  for (let server = 0; server < servers; server += 1) simulation.servers.start();
  bringUsers(simulation, scenario, actions);
  simulation.begin(() => changeApprovals(simulation, scenario));
  jumpSometimes(simulation);
  try {
    await simulation.settle();
    await settleEverything(simulation, scenario, database, actions);
  } catch (error) {
    findings.push(`SIM-L1 ${error instanceof Error ? error.message : String(error)}`);
    await simulation.servers.end();
  }
  const books = await readBooks(owner, scenario);
  const payments = providerPayments(simulation);
  const emails = scenario.users.map(({ user }) => user.email);
  findings.push(
    ...checkMoney(books, payments),
    ...checkRefunds(books, payments, scenario),
    ...checkSales(books, scenario),
    ...checkRuns(books, scenario),
    ...checkApprovals(books, scenario),
    ...checkItems(books),
    ...checkInvoiceNumbers(books, lastNumber, await lastInvoiceNumber(owner)),
    ...checkCards(simulation, books, emails),
    ...checkFailures(books, payments, actions, simulation.isPunctual),
    ...checkEnd(books),
    ...checkLeases(books),
  );
  const { trace } = scheduler;
  return {
    seed,
    findings,
    trace,
    digest: createHash("sha256").update(trace.join("\n")).digest("hex"),
    received: payments.reduce((sum, { received }) => sum + received, 0),
    refunded: payments.reduce(
      (sum, { refunds }) => sum + refunds.reduce((all, { amount }) => all + amount, 0),
      0,
    ),
    lockWaits: trace.filter((line) => line.endsWith("waits for a lock")).length,
  };
}
