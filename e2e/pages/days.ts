const ZONE = "America/Chicago";

/** A day in Central time, as a date input takes it: `2026-03-02`. */
export function dayFromToday(days: number): string {
  const at = new Date(Date.now() + days * 24 * 3600 * 1000);
  return new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" }).format(at);
}
