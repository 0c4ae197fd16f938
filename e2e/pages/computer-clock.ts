import type { BrowserContext } from "@playwright/test";

/**
 * Sets the clock of the computer of a browser ahead, or behind. Playwright's own clock puts another class in place of `Date`, in which the
 * dates of Central time do not find the methods that they read the zone by: under it they are those of the computer's zone.
 */
export const setClockAhead = (context: BrowserContext, milliseconds: number): Promise<unknown> =>
  context.addInitScript((ahead) => {
    const read = Date.now;
    Date.now = () => read() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (date, fields, extended) =>
        Reflect.construct(date, fields.length === 0 ? [date.now()] : fields, extended) as Date,
    });
  }, milliseconds);
