import type { Clock } from "@marquee/server/platform/clock/clock";

/** A clock that is stopped until a test moves it. */
export interface SettableClock extends Clock {
  readonly advance: (milliseconds: number) => void;
}

/** Starts a clock that shows this instant, in ISO 8601. */
export function settableClock(start: string): SettableClock {
  let at = new Date(start);
  return {
    now: () => at,
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
