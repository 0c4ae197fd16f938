const DAY = /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day `YYYY-MM-DD` from 1900 to 9999; 2026-02-30 is none (DATE-D6). */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const utc = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

/** Twenty-four hours in milliseconds. */
export const DAY_MILLIS = 86_400_000;

/** The calendar day a number of days after another (DATE-D3). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLIS).toISOString().slice(0, 10);
}

/** Days from one calendar day to another; a clock change never makes or takes one (DATE-D3). Negative when reversed. */
export function calendarDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MILLIS);
}
