import { useEffect, useState } from "react";

/** How far the server's clock is ahead of the computer's, in milliseconds. */
let ahead = 0;

/**
 * Takes the server's time, as a response has it: rules go by it, whatever the clock of the computer says (DATE-S1). The server read
 * its clock after the request was sent and before now, which is two bounds: what was known stays if it is between them, so that a
 * slow response changes nothing, and otherwise becomes the nearer one. It is never wrong by more than the fastest response took.
 */
export function setServerTime(moment: string | null, sent: number): void {
  const read = moment === null ? Number.NaN : Date.parse(moment);
  if (Number.isNaN(read)) return;
  ahead = Math.min(Math.max(ahead, read - Date.now()), read - sent);
}

/** The present moment in milliseconds by the server's clock, for screens; rules get it as an argument. */
export const now = (): number => Date.now() + ahead;

const clocks = new Set<() => void>();

/** Renews the moment of what is shown, for data that are newer than it: what ends now is over at once (DATE-S5). */
export function renewNow(): void {
  for (const renew of clocks) renew();
}

/** The present moment as state, renewed every minute: what is left of a run changes while one looks. */
export function useNow(): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const renew = () => setMoment(now());
    const timer = setInterval(renew, 60_000);
    clocks.add(renew);
    return () => {
      clearInterval(timer);
      clocks.delete(renew);
    };
  }, []);
  return moment;
}
