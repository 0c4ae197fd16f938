const MINUTE = 60_000;
/** The most keys that are counted at once. Beyond them the oldest is dropped, so that a flood of addresses cannot fill the memory. */
const MOST_KEYS = 50_000;

interface Minute {
  readonly used: number;
  readonly endsAt: number;
}

/** Counts by key what this server takes in a minute, from the first use of the key on. */
export interface MinuteCounter {
  /** Counts one more; the seconds until counting starts over if there were too many already, else null. */
  readonly take: (key: string) => number | null;
  /** The seconds until counting of a key starts over. */
  readonly secondsLeft: (key: string) => number;
  /** Takes one off the count: it turned out to be none of what is limited. */
  readonly release: (key: string) => void;
}

/** A counter that allows a number a minute, at least one, by a clock in milliseconds. */
export function minuteCounter(most: number, now: () => number = Date.now): MinuteCounter {
  const limit = Math.max(1, Math.round(most));
  const minutes = new Map<string, Minute>();
  const current = (key: string): Minute | undefined => {
    const minute = minutes.get(key);
    return minute && minute.endsAt > now() ? minute : undefined;
  };
  const forgetFirst = (): void => {
    const [first] = minutes.keys();
    if (first !== undefined) minutes.delete(first);
  };
  const secondsLeft = (key: string): number =>
    Math.ceil(((current(key)?.endsAt ?? now()) - now()) / 1000);
  return {
    secondsLeft,
    take: (key) => {
      const minute = current(key);
      if (minute && minute.used >= limit) return secondsLeft(key);
      if (minute) minutes.set(key, { ...minute, used: minute.used + 1 });
      else {
        minutes.delete(key);
        if (minutes.size >= MOST_KEYS) forgetFirst();
        minutes.set(key, { used: 1, endsAt: now() + MINUTE });
      }
      return null;
    },
    release: (key) => {
      const minute = current(key);
      if (minute && minute.used > 0) minutes.set(key, { ...minute, used: minute.used - 1 });
    },
  };
}
