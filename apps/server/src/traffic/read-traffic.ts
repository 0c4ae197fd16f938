import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays, calendarDays } from "@marquee/domain/dates/days";
import { LEAST_SHOWN } from "@marquee/domain/traffic/hide-small";
import { showCells } from "@marquee/domain/traffic/shown-cells";
import { addCells } from "@marquee/domain/traffic/tally";
import type { Traffic, TrafficKind, TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import type { Config } from "../platform/config/config.ts";
import type { Tx } from "../platform/database/typed.ts";
import { invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { countStored } from "./count-stored.ts";
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
      message: "A period has at most 400 days.",
    },
  ]);

export interface AskedTraffic {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: TrafficKind | undefined;
  readonly market?: TrafficMarket | undefined;
}

/** The Monday of a day's week. */
const startOfWeek = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Runs by week with those that began on these days. */
function addWeeks(
  weeks: readonly { readonly day: string; readonly n: number }[],
  begun: readonly string[],
): readonly { readonly day: string; readonly n: number }[] {
  const sums = new Map(weeks.map(({ day, n }) => [day, n]));
  for (const day of begun) {
    const week = startOfWeek(day);
    sums.set(week, (sums.get(week) ?? 0) + 1);
  }
  return [...sums].map(([day, n]) => ({ day, n })).toSorted((a, b) => (a.day < b.day ? -1 : 1));
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
  if (days > MOST_DAYS) return wrongDays();
  if ((asked.kind ?? asked.market) !== undefined && days < LEAST_DAYS) return tooFewDays();
  const filter = { machine, from, to, kind: asked.kind, market: asked.market };
  const sums = Map.groupBy(await sumTraffic(tx, filter), ({ version }) => version);
  const stored = config.statechartTraffic ? await countStored(tx, versions, filter) : null;
  return {
    machine,
    from,
    to,
    versions: [...versions].flatMap(([version, { chart }]) => {
      const days = sums.get(version) ?? [];
      const more = stored?.version === version ? stored : null;
      const firsts = [...days.map(({ first }) => first), ...(more?.begun ?? [])].toSorted();
      const lasts = [...days.map(({ last }) => last), ...(more?.begun ?? [])].toSorted();
      const cells = addCells([...days, ...(more?.cells ?? [])]);
      if (cells.length === 0) return [];
      return [
        {
          version,
          from: firsts[0] ?? from,
          to: lasts.at(-1) ?? to,
          cells: showCells(chart, cells),
        },
      ];
    }),
    weeks: addWeeks(await runsByWeek(tx, filter), stored?.begun ?? []).map(({ day, n }) => ({
      day,
      begun: n < LEAST_SHOWN ? null : n,
    })),
    lastDay: [await lastTrafficDay(tx, machine), ...(stored?.begun ?? [])].toSorted().at(-1) ?? "",
    isDemonstration: config.mode === "embedded",
    isCounting: config.statechartTraffic,
    ...(stored?.missing ? { missing: stored.missing } : {}),
  };
}
