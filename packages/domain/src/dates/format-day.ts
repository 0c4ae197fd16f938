/** A calendar day as lists print it, `YYYY/MM/DD` (DATE-D5). */
export function formatDay(day: string): string {
  return day.replaceAll("-", "/");
}
