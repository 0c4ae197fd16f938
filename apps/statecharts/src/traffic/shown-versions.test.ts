import { countedParts } from "@marquee/charts/chart/counted-chart";
import type { ShownCell } from "@marquee/domain/traffic/shown-cells";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { describe, expect, it } from "vitest";
import type { VersionCharts } from "../charts/version-charts.ts";
import { entryOf } from "../testing/entry-of.ts";
import { comparedPanes } from "./compared-panes.ts";
import { differencesOf } from "./differences.ts";
import { seenVersion } from "./seen-traffic.ts";
import { askedVersion, entryOfSide, shownVersions } from "./shown-versions.ts";

const STORED = import.meta.glob<VersionCharts["versions"]>(
  "../../../../packages/machines/version-charts/cardPayment.json",
  { eager: true, import: "default" },
);
const LAYOUTS = import.meta.glob<VersionCharts["layouts"][string]>(
  "../../../../packages/machines/comparisons/*-*.cardPayment.json",
  { eager: true, import: "default" },
);
const EARLIER = "ec007b893b61922b";
const [versions = {}] = Object.values(STORED);
const layouts = Object.fromEntries(
  Object.entries(LAYOUTS).map(([path, one]) => [/([^/]+)\.cardPayment/.exec(path)?.[1], one]),
);
const stored: VersionCharts = { versions, layouts };
const [latest = ""] = Object.keys(versions);
const entry = entryOf("cardPayment");

/** The versions that are compared here; the address has both. */
function pairOf(own: string, other: string) {
  const pair = shownVersions(stored, own, other);
  if (!pair) throw new Error("the versions are not stored");
  return pair;
}

describe("two versions of a chart", () => {
  it("[TRAFFIC-V2] mark what only one of them has on its own side, and list no change of words", () => {
    const { own, other, changes } = pairOf(latest, EARLIER);
    expect(own.marks.states).toMatchObject({ "cardPayment.queryingServer": "added" });
    expect(own.index.find("cardPayment.queryingServer")).toBeDefined();
    expect(other.index.find("cardPayment.queryingServer")).toBeUndefined();
    expect(changes.map(({ kind }) => kind)).toEqual(changes.map(() => "added"));
    expect(changes.some(({ id }) => id === "cardPayment.authenticating")).toBe(false);
  });

  it("[TRAFFIC-V1] have every part that both have at the same place, whichever is on the right", () => {
    for (const { own, other } of [pairOf(latest, EARLIER), pairOf(EARLIER, latest)])
      for (const [at, layout] of own.layouts.layouts.entries())
        for (const [id, box] of Object.entries(layout.boxes)) {
          const beside = other.layouts.layouts[at]?.boxes[id];
          expect([id, beside ?? box]).toEqual([id, box]);
        }
    expect(pairOf(EARLIER, latest).own.version).toBe(EARLIER);
  });

  it("[TRAFFIC-V3] are compared without a drawing where one of them is not stored", () => {
    expect(shownVersions(stored, latest, "0123456789abcdef")).toBe(null);
    expect(shownVersions(stored, latest, latest)).toBe(null);
  });

  it("[TRAFFIC-E4] are asked for by the address, which is ignored where it names nothing", () => {
    const askFor = (version: string) => askedVersion(new URLSearchParams({ version }), stored);
    expect([EARLIER, "toString", ""].map(askFor)).toEqual([EARLIER, null, null]);
  });
});

describe("the canvas of a comparison", () => {
  const cell = (what: ShownCell["what"], of: string, n: number): ShownCell => ({
    what,
    of,
    n,
    times: [],
  });
  const traffic: Traffic = {
    machine: "cardPayment",
    from: "2026-03-01",
    to: "2026-05-29",
    versions: [
      { version: latest, from: "2026-04-15", to: "2026-05-29", finished: 820 },
      { version: EARLIER, from: "2026-03-01", to: "2026-04-14", finished: 700 },
    ].map(({ finished, ...one }) => ({
      ...one,
      cells: [
        cell("run", "begun", 1000),
        cell("run", "finished", finished),
        cell("transition", "0", finished),
      ],
    })),
    weeks: [],
    lastDay: "2026-05-29",
    isDemonstration: true,
    isCounting: true,
  };

  it("[TRAFFIC-V1] [TRAFFIC-V2] says above each chart what it is, and has on each the numbers of its own version", () => {
    const pair = pairOf(EARLIER, latest);
    const own = entryOfSide(entry, pair.own);
    const seen = seenVersion(countedParts(own.chart), EARLIER, traffic);
    const other = seenVersion(countedParts(pair.other.index.chart), latest, traffic);
    const { overlay, shown, beside } = comparedPanes({
      seen,
      compared: { seen: other, differences: differencesOf(own, seen, other), versions: pair },
      isStored: false,
      goal: null,
      days: [traffic, traffic],
      isVersion: true,
    });
    expect(beside.titles).toEqual([
      {
        title: `Version ${latest.slice(0, 4)}`,
        about: "2026/04/15 to 2026/05/29, 1,000 runs",
        figure: "82.0 % finish",
      },
      {
        title: "Version ec00",
        about: "2026/03/01 to 2026/04/14, 1,000 runs",
        figure: "70.0 % finish",
      },
    ]);
    const [first] = pair.own.index.chart.transitions;
    const [firstThere] = pair.other.index.chart.transitions;
    expect(shown).toBe(pair.own);
    expect(overlay.counts?.transitions[first?.id ?? ""]?.text).toBe("700");
    expect(beside.overlay.counts?.transitions[firstThere?.id ?? ""]?.text).toBe("820");
  });
});
