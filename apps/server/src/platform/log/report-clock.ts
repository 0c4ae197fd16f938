import type { Log } from "./early-log.ts";

/** Seconds that two clocks may differ without a word; tokens bear a minute. */
const CLOSE = 5;

/** Says if this machine's clock is far from the database's (OPS-13). `ahead`: seconds, below zero if it is behind. */
export function reportClock(ahead: number, log: Log): void {
  if (Math.abs(ahead) <= CLOSE) return;
  const seconds = Math.round(Math.abs(ahead));
  log.warn(
    { seconds: ahead },
    `this machine's clock is ${seconds} s ${ahead > 0 ? "ahead of" : "behind"} the database's: tokens of users may be refused; synchronize the clocks of both`,
  );
}
