import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays, calendarDays, isDay } from "@marquee/domain/dates/days";

/** Which traffic is asked for, as the address holds it. */
export interface AskedTraffic {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly market: string;
}

export const KINDS = [
  ["", "Everyone"],
  ["stranger", "Signed out"],
  ["merchant", "Merchants"],
  ["staff", "Staff"],
] as const;
export const MARKETS = [
  ["", "CA and US"],
  ["CA", "CA"],
  ["US", "US"],
] as const;

const USUAL_DAYS = 90;

const among = (value: string | null, some: readonly (readonly [string, string])[]): string =>
  some.find(([one]) => one === value)?.[0] ?? "";

/** What an address asks for; what it has that is nothing is ignored. */
export function askedTraffic(params: URLSearchParams, now: Date): AskedTraffic {
  const day = (name: string, usual: string) => {
    const given = params.get(name) ?? "";
    return isDay(given) ? given : usual;
  };
  const to = day("to", addDays(centralDayOf(now), -1));
  return {
    from: day("from", addDays(to, 1 - USUAL_DAYS)),
    to,
    kind: among(params.get("kind"), KINDS),
    market: among(params.get("market"), MARKETS),
  };
}

/** As many days right before. */
export function periodBefore(asked: AskedTraffic): AskedTraffic {
  const to = addDays(asked.from, -1);
  return { ...asked, from: addDays(to, -calendarDays(asked.from, asked.to)), to };
}
