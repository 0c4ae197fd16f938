import { useEffect, useState } from "react";

/** The present moment in milliseconds, for screens; rules get it as an argument. */
export const now = (): number => Date.now();

/** The present moment as state, renewed every minute: what is left of a run changes while one looks. */
export function useNow(every = 60_000): number {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return moment;
}
