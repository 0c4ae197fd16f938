import { setTimeout as pause } from "node:timers/promises";
import type { MetricsWatch, Range } from "./metrics-watch.ts";

/** Milliseconds within which a kill is seen. */
const SEEN_WITHIN = 15_000;

const isZero = ({ least }: Range): boolean => least === 0;
const hasRisen = ({ rise }: Range): boolean => rise > 0;

const isNotWritable = { name: "marquee_database_writable", label: "", hasMoved: isZero } as const;

/** By which metrics of deploy/alerts.yml operators see each thing that happens, and how far one of them has to move. */
export const ALERTS = {
  "the mail server is away": [
    {
      name: "marquee_outbox_oldest_seconds",
      label: 'state="waiting"',
      hasMoved: ({ most }: Range) => most >= 5,
    },
  ],
  "the primary is gone": [isNotWritable],
  "a server drains": [{ name: "marquee_ready", label: "", hasMoved: isZero }],
  "a server is killed": [{ name: "up", label: "", hasMoved: isZero }],
  "a server is started anew": [
    { name: "process_start_time_seconds", label: "", hasMoved: hasRisen },
  ],
  // it may be back before the metrics are read: what calls have met stays in their count
  "the database is killed": [
    isNotWritable,
    { name: "marquee_call_seconds_count", label: 'status="503"', hasMoved: hasRisen },
  ],
} as const;

type Happened = keyof typeof ALERTS;

const hasMoved = (watch: MetricsWatch, happened: Happened): boolean =>
  ALERTS[happened].some(({ name, label, hasMoved: isFarEnough }) => {
    const range = watch.range(name, label);
    return range !== null && isFarEnough(range);
  });

const unseen = (rule: string, happened: Happened): string =>
  `${rule} ${happened}, and ${ALERTS[happened].map(({ name }) => name).join(", ")} says nothing`;

/** What operators did not see of something that happened until now, by the metrics that alerts are made of (OPS-15). */
export function unseenBy(watch: MetricsWatch, happened: Happened): readonly string[] {
  const findings = hasMoved(watch, happened) ? [] : [unseen("OPS-15", happened)];
  watch.beginAnew();
  return findings;
}

/** The same of a kill that may be over before the next reading: reads until it is seen (REL-K10). */
export async function unseenSoon(
  watch: MetricsWatch,
  happened: Happened,
): Promise<readonly string[]> {
  for (const until = Date.now() + SEEN_WITHIN; Date.now() < until; await pause(100)) {
    await watch.read();
    if (hasMoved(watch, happened)) return [];
  }
  return [unseen("REL-K10", happened)];
}
