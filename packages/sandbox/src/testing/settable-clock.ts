import { secondsLater, type Clock } from "../clock.ts";

/** A clock that is stopped until a test moves it. */
export interface SettableClock extends Clock {
  advance(amountInSeconds: number): void;
}

export function settableClock(start = new Date()): SettableClock {
  let at = start;
  return {
    now: () => at,
    advance(amount) {
      at = secondsLater(at, amount);
    },
  };
}
