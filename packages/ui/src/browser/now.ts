import { useEffect, useState } from "react";

/** A difference between two clocks that is no more than the latency of a response. */
const JITTER_MS = 60_000;

let offset = 0;

/** Takes the server's time, as a response has it: rules go by it, whatever the clock of the computer says (DATE-S1). */
export function takeServerTime(moment: string | null): void {
  const difference = moment === null ? Number.NaN : Date.parse(moment) - Date.now();
  if (!Number.isNaN(difference)) offset = Math.abs(difference) < JITTER_MS ? 0 : difference;
}

/** The present moment in milliseconds by the server's clock, for screens; rules get it as an argument. */
export const now = (): number => Date.now() + offset;

/** The present moment as state, renewed every minute: what is left of a run changes while one looks. */
export function useNow(every = 60_000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return moment;
}
