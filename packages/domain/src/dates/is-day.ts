const DAY = /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;

/** Whether a text is an existing calendar day `YYYY-MM-DD` from 1900 to 9999; 2026-02-30 is none (DATE-D6). */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const utc = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}
