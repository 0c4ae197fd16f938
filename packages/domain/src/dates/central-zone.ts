const FORMAT = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What a wall clock in Central time shows. All parts are padded text. */
export interface CentralParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

/** Reads the wall clock of America/Chicago, daylight saving included. The formatter is built once: that is the slow part. */
export function centralParts(millis: number): CentralParts {
  // Always `03/02/2026, 00:00:00`: the locale is fixed, so the places are too.
  const text = FORMAT.format(millis);
  return {
    month: text.slice(0, 2),
    day: text.slice(3, 5),
    year: text.slice(6, 10),
    hour: text.slice(12, 14),
    minute: text.slice(15, 17),
    second: text.slice(18, 20),
  };
}
