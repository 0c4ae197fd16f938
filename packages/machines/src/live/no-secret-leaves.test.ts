import { everyPath } from "@marquee/charts/walk/explore";
import { shownValues } from "@marquee/domain/inspection/shown-values";
import { describe, expect, test } from "vitest";
import { MACHINES } from "../list/machine-list.ts";
import { scenariosOf } from "../patterns/scenarios.ts";

const SECRET = "pi_3Nq_secret_9xT2";

/** The same value with a secret in the place of every text. */
const plant = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return SECRET;
  if (typeof value !== "object" || value === null || depth > 6) return value;
  if (Array.isArray(value)) return value.map((one) => plant(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plant(one, depth + 1)]),
  );
};

describe.each(MACHINES)("$title", (entry) => {
  test("[LIVE-R1] [LIVE-R2] sends no secret, in whatever value of a context or an event it is", () => {
    const sent = new Set<string | null>();
    const typed = new Set<string>();
    for (const scenario of scenariosOf(entry))
      for (const { start, steps } of everyPath(scenario))
        // the steps before the last are those of a shorter path
        for (const { event, step } of steps.slice(-1))
          for (const value of [event, start.snapshot.context, step.snapshot.context]) {
            for (const shown of shownValues(plant(value))) sent.add(shown.value);
            for (const { path, value: text } of shownValues(value))
              if (/(email|password|clientSecret|cardId|last4|mobileNo|firstName)$/i.test(path))
                typed.add(text ?? "withheld");
          }
    expect([...sent].filter((text) => text?.includes(SECRET))).toEqual([]);
    expect([...typed].filter((text) => !["withheld", "none", "empty"].includes(text))).toEqual([]);
  });
});
