import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { chosenNames, offeredNames, visibleText } from "./screen-controls.ts";

type Words = string | RegExp;

/** What must be on the screen in a state, written from the rules and not from the chart. */
export interface Expected {
  readonly shows: readonly Words[];
  readonly hides?: readonly Words[];
  /** What can be pressed, chosen or typed into: all of these, and of the others only those that may be there. */
  readonly offers: readonly Words[];
  readonly mayOffer?: readonly Words[];
  /** What is ticked or chosen, if the state says so: this and nothing else. */
  readonly chosen?: readonly string[];
}

/**
 * By state, such as `byCard.idle`; of states that hold at the same time, what each of them asks for. A final state needs no
 * entry: another screen shows what comes then.
 */
export type ExpectedStates = Readonly<
  Record<string, Expected | ((snapshot: AnyMachineSnapshot) => Expected)>
>;

/** The states at the bottom that hold now, such as `byCard.idle`: one, but for a machine with parallel parts. */
const stateKeys = ({ _nodes }: AnyMachineSnapshot): readonly string[] =>
  _nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ path }) => path.join("."))
    .toSorted();

/**
 * The bottom states that hold now, sorted and joined with spaces: a key of `ignored` and `leads`.
 */
export const stateKey = (snapshot: AnyMachineSnapshot): string => stateKeys(snapshot).join(" ");

/** What the screen must show and may offer now; null if a state has no entry. */
export function expectedAt(states: ExpectedStates, snapshot: AnyMachineSnapshot): Expected | null {
  const found = stateKeys(snapshot).map((key) => states[key]);
  const parts = found.flatMap((one) => (typeof one === "function" ? one(snapshot) : (one ?? [])));
  if (parts.length < found.length) return null;
  const chosen = parts.flatMap((part) => part.chosen ?? []);
  return {
    ...(parts.some((part) => part.chosen) ? { chosen } : {}),
    shows: parts.flatMap(({ shows }) => shows),
    hides: parts.flatMap(({ hides = [] }) => hides),
    offers: parts.flatMap(({ offers }) => offers),
    mayOffer: parts.flatMap(({ mayOffer = [] }) => mayOffer),
  };
}

const fits = (name: string, wanted: Words): boolean =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** Compares the screen with what it must show and may offer. */
export function checkScreen({ shows, hides = [], offers, mayOffer = [], chosen }: Expected): void {
  const text = visibleText(document.body);
  for (const wanted of shows)
    if (typeof wanted === "string") expect(text).toContain(wanted);
    else expect(text).toMatch(wanted);
  for (const unwanted of hides)
    if (typeof unwanted === "string") expect(text).not.toContain(unwanted);
    else expect(text).not.toMatch(unwanted);
  const offered = offeredNames(document.body);
  const allowed = [...offers, ...mayOffer];
  expect({
    notOffered: offers.filter((wanted) => !offered.some((name) => fits(name, wanted))),
    offeredBesides: offered.filter((name) => !allowed.some((wanted) => fits(name, wanted))),
  }).toEqual({ notOffered: [], offeredBesides: [] });
  if (chosen) expect(chosenNames(document.body)).toEqual(chosen);
}
