import { createHash } from "node:crypto";
import { WORLD_NOW } from "../harness/world.ts";
import { clearEvents, lastNumber, readBooks } from "./checks/books.ts";
import { checkApprovals } from "./checks/check-approvals.ts";
import { checkBalance } from "./checks/check-balance.ts";
import { checkCards } from "./checks/check-cards.ts";
import { checkCreditNotes } from "./checks/check-credit-notes.ts";
import { compareDocuments, makeDocuments, renameParties } from "./checks/check-documents.ts";
import { checkMoney } from "./checks/check-money.ts";
import { checkReconciliation } from "./checks/check-reconciliation.ts";
import {
  checkEnd,
  checkFailures,
  checkLeases,
  checkNumbers,
  creditNumbers,
  invoiceNumbers,
} from "./checks/check-records.ts";
import { checkRefunds } from "./checks/check-refunds.ts";
import { checkCredited, checkItems, checkRuns } from "./checks/check-runs.ts";
import { checkSales } from "./checks/check-sales.ts";
import { checkStaffRefunds } from "./checks/check-staff-refunds.ts";
import { hasFailed, providerPayments, sum } from "./checks/provider-payments.ts";
import { createRandom } from "./random.ts";
import { createScenario } from "./scenario/scenario.ts";
import { situationOf } from "./scenario/situations.ts";
import { settleAftermath, settleEverything } from "./settle-everything.ts";
import { checkShopBills } from "./shop/check-shop-bills.ts";
import { checkShopperBills } from "./shop/check-shopper-bills.ts";
import type { ShopBill } from "./shop/shop-bills.ts";
import { bringShop } from "./shop/shop-platform.ts";
import { bringShoppers, type Shoppers } from "./shop/shopper-decisions.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import { Simulation } from "./simulation.ts";
import { bringAftermath } from "./users/aftermath.ts";
import { bringUsers } from "./users/bring-users.ts";
import { changeApprovals } from "./users/staff.ts";
import type { UserActions } from "./users/user-actions.ts";
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

const NO_SHOPPERS: Shoppers = { bills: [], decisions: [] };

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
  const before = { INV: await lastNumber(owner, "INV"), CN: await lastNumber(owner, "CN") };
  const simulation = new Simulation(seed, random, database, start);
  const { findings, scheduler } = simulation;
  await insertSavedCards(owner, simulation.stripe.customers, scenario.users, random);
  const actions: UserActions = { cancelled: false, closedPaypal: false, deletedCards: new Map() };
  const servers = random.integer(2, 3);
  for (let server = 0; server < servers; server += 1) simulation.servers.start();
  bringUsers(simulation, scenario, actions);
  simulation.begin(() => changeApprovals(simulation, scenario));
  jumpSometimes(simulation);
  const faults = { ...simulation.faults };
  const read = () => readBooks(owner, scenario);
  const check = async (): Promise<void> => {
    const books = await read();
    const payments = providerPayments(simulation);
    const emails = scenario.users.map(({ user }) => user.email);
    findings.push(
      ...checkMoney(books, payments),
      ...checkBalance(books, payments),
      ...checkRefunds(books, payments, scenario),
      ...checkSales(books, scenario),
      ...checkRuns(books, scenario),
      ...checkApprovals(books, scenario),
      ...checkItems(books),
      ...checkNumbers(
        "invoices",
        invoiceNumbers(books),
        before.INV,
        await lastNumber(owner, "INV"),
      ),
      ...checkCards(simulation, books, emails),
      ...checkFailures(books, payments, actions, simulation.isPunctual),
      ...checkEnd(books),
      ...checkLeases(books),
    );
  };
  const checkAftermath = async (bills: readonly ShopBill[], shoppers: Shoppers): Promise<void> => {
    const books = await read();
    const payments = providerPayments(simulation);
    const documents = await makeDocuments(owner, start, books);
    await renameParties(owner, scenario);
    findings.push(
      ...checkBalance(books, payments),
      ...checkStaffRefunds(books, payments),
      ...checkCreditNotes(books),
      ...checkCredited(books),
      ...checkNumbers(
        "credit notes",
        creditNumbers(books),
        before.CN,
        await lastNumber(owner, "CN"),
      ),
      ...checkNumbers(
        "invoices",
        invoiceNumbers(books),
        before.INV,
        await lastNumber(owner, "INV"),
      ),
      ...compareDocuments(documents, await makeDocuments(owner, start, books)),
      ...checkLeases(books),
      ...(await checkShopBills(owner, scheduler.now, scenario, bills)),
      ...(await checkShopperBills(owner, shoppers)),
      ...(await checkReconciliation(simulation, books)),
    );
  };
  try {
    await simulation.settle();
    await settleEverything(simulation, scenario, database, actions);
    await check();
    const documents = await makeDocuments(owner, start, await read());
    Object.assign(simulation.faults, faults);
    await bringAftermath(simulation, owner, scenario);
    // each seed has bills of the one kind or of the other
    const isMixed = situationOf(seed) === "mixed";
    const bills = isMixed ? bringShop(simulation, scenario) : [];
    const shoppers = isMixed ? NO_SHOPPERS : bringShoppers(simulation, scenario);
    await settleAftermath(simulation, scenario, database);
    findings.push(...compareDocuments(documents, await makeDocuments(owner, start, await read())));
    await checkAftermath(bills, shoppers);
  } catch (error) {
    findings.push(`SIM-L1 ${error instanceof Error ? error.message : String(error)}`);
    await simulation.servers.end();
  }
  const payments = providerPayments(simulation);
  const { trace } = scheduler;
  return {
    seed,
    findings,
    trace,
    digest: createHash("sha256").update(trace.join("\n")).digest("hex"),
    received: payments.reduce((total, { received }) => total + received, 0),
    refunded: payments.reduce(
      (total, { refunds }) => total + sum(refunds.filter((refund) => !hasFailed(refund))),
      0,
    ),
    lockWaits: trace.filter((line) => line.endsWith("waits for a lock")).length,
  };
}
