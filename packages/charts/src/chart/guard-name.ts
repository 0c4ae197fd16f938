import { and, not, or, stateIn } from "xstate";
import { UNNAMED } from "./chart.ts";

interface CombinedGuard {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
}

const toCombinedGuard = (guard: unknown): CombinedGuard =>
  typeof guard === "function" ? { ...(guard as CombinedGuard) } : {};

// A production build renames functions, so a combined guard is recognised by the check function that its kind shares.
const NOT = toCombinedGuard(not("x")).check;
const AND = toCombinedGuard(and(["x"])).check;
const OR = toCombinedGuard(or(["x"])).check;
const IN = toCombinedGuard(stateIn("x")).check;

/** How a guard reads on a chart: its name, or the names that it combines. Null if there is none. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === "string") return guard;
  if (typeof guard === "object")
    return "type" in guard && typeof guard.type === "string" ? guard.type : UNNAMED;
  const { check, guards = [], stateValue } = toCombinedGuard(guard);
  const names = guards.map((inner) => guardName(inner) ?? UNNAMED);
  if (check === NOT) return `not ${names[0] ?? UNNAMED}`;
  if (check === AND) return names.join(" and ");
  if (check === OR) return names.join(" or ");
  return check === IN ? `in ${JSON.stringify(stateValue)}` : UNNAMED;
}
