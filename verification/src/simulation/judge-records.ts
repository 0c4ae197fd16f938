import { readInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import type { Aftermath } from "./aftermath.ts";
import { takenBy } from "./judge-money.ts";
import type { Wishes } from "./caller.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** Numbers follow each other from the last one before (SIM-I4). */
export function judgeNumbers(
  { invoices }: Aftermath,
  before: number,
  last: number,
): readonly string[] {
  const numbers = invoices.map(({ invoice_id }) => readInvoiceNumber(invoice_id)?.sequence);
  const right = numbers.every((number, index) => number === before + index + 1);
  return right && last === before + numbers.length
    ? []
    : [`SIM-I4 invoices ${numbers.join(", ")} follow ${before}, and the counter stands at ${last}`];
}

/** Failed and cancelled tries are on record as often as they happened (SIM-I8). */
export function judgeFailures(
  world: SimulatedWorld,
  after: Aftermath,
  wishes: Wishes,
): readonly string[] {
  const problems: string[] = [];
  for (const { id, failures, received } of takenBy(world)) {
    const of = after.transactions.filter(({ payment_id }) => payment_id === id);
    const recorded = of.filter(({ status }) => status === "Fail");
    if (recorded.length > failures)
      problems.push(
        `SIM-I8 ${id} failed ${failures} times and is recorded ${recorded.length} times`,
      );
    const told = after.done.filter(
      ({ type, provider_id }) => provider_id === id && type === "payment_intent.payment_failed",
    );
    if (recorded.length < told.length)
      problems.push(
        `SIM-I8 ${told.length} failures of ${id} were taken in, ${recorded.length} recorded`,
      );
    const cancelled = of.filter(({ status }) => status === "Cancelled");
    if (cancelled.length > 0 && !wishes.cancelled && !wishes.closed)
      problems.push(`SIM-I8 ${id} is recorded as cancelled, and nobody wished it`);
    // Money that moves while it is given up is another matter: the answer of the provider was late, or nobody heard it.
    if (cancelled.length > 0 && received > 0 && world.punctual)
      problems.push(`SIM-I8 ${id} was given up, and taken`);
    if (new Set(cancelled.map(({ offer_id }) => offer_id)).size !== cancelled.length)
      problems.push(`SIM-I8 ${id} is recorded as cancelled ${cancelled.length} times`);
  }
  return problems;
}

const LAST_STATES: readonly string[] = ["paid", "cancelled", "expired", "refunded", "refundDue"];
const OVER: readonly string[] = ["succeeded", "refunded", "cancelled"];

/** In the end nothing waits any more, but what a provider could not give back (SIM-L1). */
export function judgeEnd(after: Aftermath): readonly string[] {
  const tries = after.attempts
    .filter(
      ({ state, dead_since }) => !OVER.includes(state) && !(state === "refundDue" && dead_since),
    )
    .map(
      ({ provider, state, due_at }) => `SIM-L1 a try by ${provider} stays ${state}, due ${due_at}`,
    );
  const due = after.attempts
    .filter(({ due_at }) => due_at !== null)
    .map(({ provider, state }) => `SIM-L1 a try by ${provider} that is ${state} is due for ever`);
  const checkouts = after.checkouts
    .filter(({ state }) => !LAST_STATES.includes(state))
    .map(({ state }) => `SIM-L1 a checkout stays ${state}`);
  return [...tries, ...due, ...checkouts];
}

/** Nobody writes on a try that another process holds (SIM-I7). */
export const judgeLeases = ({ letGo }: Aftermath): readonly string[] =>
  letGo.map(({ process, holder }) => `SIM-I7 ${process} let go of a try that ${holder} held`);
