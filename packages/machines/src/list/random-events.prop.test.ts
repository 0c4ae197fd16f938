import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import {
  cleanSignIn,
  isCardUncharged,
  isOrderUncaptured,
  noMoreThanGranted,
  noUserAfterSignOut,
  noneTwice,
  nothingTypedIsLost,
  onlyWhatWasConfirmed,
  silentOnceDone,
  soundness,
} from "../testing/invariants.ts";
import { runRandomly, type Invariant } from "../testing/random-events.ts";
import { TRIED } from "../testing/tried-machines.ts";
import { MACHINES } from "./machine-list.ts";

// a watcher that failed is sent further events, and XState warns each time
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

const findMachine = (id: string): ListedMachine => {
  const found = MACHINES.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`${id} is not in the list of machines`);
  return found;
};

const toIds = (entries: readonly ListedMachine[]): readonly string[] =>
  entries.map(({ machine }) => machine.id);

const holds = async (id: string, invariant: Invariant, without: readonly string[] = []) =>
  expect(await runRandomly(findMachine(id), [invariant], { without })).toBeGreaterThan(0);

describe.each(TRIED)("$title", (entry) => {
  test("[MACH-C12] survives any sequence of events, late responses and double clicks included", async () => {
    await holds(entry.machine.id, soundness(entry));
  });
});

test("[MACH-C13] a card is never charged again before it is known that nothing was paid", async () => {
  const charges = new Set(["confirmCard", "confirmSavedCard"]);
  await holds("cardPayment", noneTwice(charges, isCardUncharged));
});

test("[MACH-C13] an order of PayPal is never captured again before it is known that nothing was paid", async () => {
  await holds("paypalPayment", noneTwice(new Set(["capture"]), isOrderUncaptured));
});

test("[MACH-C13] a checkout that is over makes no further call", async () => {
  await holds("checkout", silentOnceDone);
});

const forms = TRIED.filter(({ machine }) => machine.events.includes("form.submitted"));

test.each(toIds(forms))(
  "[MACH-C14] %s never loses what was typed, and saves what was submitted",
  async (id) => {
    await holds(id, nothingTypedIsLost, ["form.closed"]);
  },
);

test("[MACH-C15] the session shows no user who has signed out, and looks up the one it knows", async () => {
  await holds("session", noUserAfterSignOut);
});

test("[MACH-C15] a sign-in keeps no password once the user is known, and leaves no user half signed in", async () => {
  await holds("signIn", cleanSignIn);
});

const alwaysConfirmed = MACHINES.filter(({ neverHolds = {} }) =>
  Object.hasOwn(neverHolds, "asksNothing"),
);

test.each(toIds(alwaysConfirmed))(
  "[MACH-C16] %s runs for what was confirmed, and never without",
  async (id) => {
    await holds(id, onlyWhatWasConfirmed);
  },
);

test.each(["copyOffers", "copyProducts"])(
  "[MACH-C16] %s copies no more than was requested or confirmed",
  async (id) => {
    await holds(id, noMoreThanGranted());
  },
);
