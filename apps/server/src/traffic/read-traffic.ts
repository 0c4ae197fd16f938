import { addDays, calendarDays } from "@marquee/domain/dates/days";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { LEAST_SHOWN } from "@marquee/domain/traffic/hide-small";
import { showCells } from "@marquee/domain/traffic/shown-cells";
import type { Traffic, TrafficKind, TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import type { Config } from "../platform/config/config.ts";
import type { Tx } from "../platform/database/typed.ts";
import { invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { countedVersions } from "./counted-charts.ts";
import { lastTrafficDay, runsByWeek, sumTraffic } from "./queries.ts";

/** What is shown if no days are named: three months up to yesterday. */
const USUAL_DAYS = 90;
/** Fewer days of some people alone would tell of single ones. */
const LEAST_DAYS = 7;
/** What is older is deleted (13 months). */
const MOST_DAYS = 400;

const tooFewDays = (): Refusal =>
  invalid([
    {
      rule: "TRAFFIC-S4",
      field: "from",
      message: "Of one kind of user or one market, a period has at least seven days.",
    },
  ]);
const wrongDays = (): Refusal =>
  invalid([
    {
      rule: "TRAFFIC-S5",
      field: "to",
      message: "A period ends on or after its first day, and has at most 400 days.",
    },
  ]);

export interface AskedTraffic {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: TrafficKind | undefined;
  readonly market?: TrafficMarket | undefined;
}

/** How a process is used between two days, as staff see it (TRAFFIC-S1 to TRAFFIC-S5). */
export async function readTraffic(
  tx: Tx,
  { config, now }: { readonly config: Config; readonly now: Date },
  machine: string,
  asked: AskedTraffic,
): Promise<Traffic | Refusal> {
  const versions = await countedVersions(machine);
  if (versions.size === 0) return notFound();
  const to = asked.to ?? addDays(centralDayOf(now), -1);
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  const days = calendarDays(from, to) + 1;
  if (days < 1 || days > MOST_DAYS) return wrongDays();
  if ((asked.kind ?? asked.market) !== undefined && days < LEAST_DAYS) return tooFewDays();
  const filter = { machine, from, to, kind: asked.kind, market: asked.market };
  const sums = Map.groupBy(await sumTraffic(tx, filter), ({ version }) => version);
  return {
    machine,
    from,
    to,
    versions: [...versions].flatMap(([version, { chart }]) => {
      const cells = sums.get(version);
      if (!cells) return [];
      const firsts = cells.map(({ first }) => first).toSorted();
      const lasts = cells.map(({ last }) => last).toSorted();
      return [
        {
          version,
          from: firsts[0] ?? from,
          to: lasts.at(-1) ?? to,
          cells: showCells(chart, cells),
        },
      ];
    }),
    weeks: (await runsByWeek(tx, filter)).map(({ day, n }) => ({
      day,
      begun: n < LEAST_SHOWN ? null : n,
    })),
    lastDay: await lastTrafficDay(tx, machine),
    isDemonstration: config.mode === "embedded",
    isCounting: config.statechartTraffic,
  };
}
