import { secondsLater, type Clock } from "../clock.ts";

/** A clock that is stopped until a test moves it. */
export interface SettableClock extends Clock {
  advance(amountInSeconds: number): void;
}

/** Opens a clock that is stopped at `start`, by default the machine's time now. */
export function settableClock(start = new Date()): SettableClock {
  let at = start;
  return {
    now: () => at,
    advance(amount) {
      at = secondsLater(at, amount);
    },
  };
}
