import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { ALERTS } from "./alert-metrics.ts";

interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: unknown;
  readonly annotations: unknown;
}

const FILE = new URL("../../../deploy/alerts.yml", import.meta.url);
const { groups } = parse(readFileSync(FILE, "utf8")) as {
  readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
};
const RULES = groups.flatMap(({ rules }) => rules);

it("[OPS-15] has a rule of alerts for each metric by which a fault of the proofs is seen", () => {
  const named = new Set(RULES.flatMap(({ expr }) => expr.match(/\w+/g) ?? []));
  const metrics = Object.values(ALERTS).flatMap((each) => each.map(({ name }) => name));
  expect(metrics.filter((name) => !named.has(name))).toEqual([]);
});

it("[OPS-15] gives each rule of alerts a severity and a sentence, and nothing that Prometheus refuses", () => {
  // a sentence with a comma that is not quoted is several annotations, and Prometheus then loads none of the file
  expect(RULES.map(({ labels, annotations }) => ({ labels, annotations }))).toEqual(
    RULES.map(() => ({
      labels: { severity: expect.stringMatching(/^(?:page|ticket)$/) },
      annotations: { summary: expect.stringMatching(/^[A-Z].*\.$/) },
    })),
  );
  expect(new Set(RULES.map(({ alert }) => alert)).size).toBe(RULES.length);
});
