import { LEVELS, type Level } from "@marquee/charts/walk/coverage";
import type { EntryFacts } from "./entry.ts";

/** By which tests something is exercised: those of one level, or any. */
export type AskedLevel = Level | "any";

/** What is asked of, the most first. */
export const ASKED: readonly AskedLevel[] = ["any", ...LEVELS];

export const LEVEL_NAMES: Readonly<Record<AskedLevel, string>> = {
  any: "Any test",
  machine: "Machine",
  screen: "Screen",
  application: "Whole app",
};

/** The level that the address names; any test if it names none. */
export const askedLevel = (text: string | null): AskedLevel =>
  ASKED.find((level) => level === text) ?? "any";

/** Transitions that no test of this level takes. */
export const untakenAt = (
  { summary }: Pick<EntryFacts, "summary">,
  level: AskedLevel,
): readonly string[] => (level === "any" ? summary.untaken : summary.untakenAt[level]);
