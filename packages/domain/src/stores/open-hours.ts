import { type Rule } from "../validation/rule.ts";
import { storeMessages as messages } from "./messages.ts";

/** How a store's hours are meant: from one time to another, the whole day, or none at all. */
export type HoursKind = "hours" | "allDay" | "none";

/** What the two times of a whole day are. No other hours begin at midnight and end at the next one. */
export const ALL_DAY = { from: "00:00", to: "24:00" } as const;

/** Hours as they are typed: two times, each empty until it was. */
export interface OpenHours {
  readonly from: string;
  readonly to: string;
}

/** Which of the choices two times are (HOURS-D1). */
export function hoursKind({ from, to }: OpenHours): HoursKind {
  if (from === ALL_DAY.from && to === ALL_DAY.to) return "allDay";
  return from === "" && to === "" ? "none" : "hours";
}

/** Minutes since midnight. */
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Whether hours end on the next day: after midnight, not at it. */
const endsNextDay = ({ from, to }: OpenHours): boolean =>
  from !== "" && to !== "" && minuteOf(to) > 0 && minuteOf(to) < minuteOf(from);

/** Hours as shoppers read them: "10:00–21:00", "18:00–02:00 next day" (HOURS-D2). */
export function hoursText(hours: OpenHours): string {
  switch (hoursKind(hours)) {
    case "allDay":
      return "Open 24 hours";
    case "none":
      return "No opening hours";
    case "hours":
      return `${hours.from || "?"}–${hours.to || "?"}${endsNextDay(hours) ? " next day" : ""}`;
  }
}

const DAY_MINUTES = 24 * 60;

/** The parts of a day in which it is open, in minutes since midnight; hours past midnight fill its end and its beginning. */
export function openParts({ from, to }: OpenHours): readonly (readonly [number, number])[] {
  if (from === "" || to === "" || from === to) return [];
  const start = minuteOf(from);
  const end = minuteOf(to) === 0 ? DAY_MINUTES : minuteOf(to);
  if (start < end) return [[start, end]];
  return [
    [0, end],
    [start, DAY_MINUTES],
  ];
}

export const openHoursFields = { fromHrs: "list", toHrs: "list" } as const;

/** Hours as a `StoreDraft` has them: a list of beginnings, and one of as many ends. */
export interface OpenHoursForm {
  readonly fromHrs: readonly string[];
  readonly toHrs: readonly string[];
}

const isTimed = (time: string | undefined): boolean => time !== undefined && time !== "";

/** Whether one list has a time wherever the other has an entry. */
const isComplete = (times: readonly string[], others: readonly string[]): boolean =>
  times.every(isTimed) && times.length >= others.length;

/** A day has both of its times, and two different ones; none at all is a choice (HOURS-V1 to HOURS-V3). */
export const openHoursRules: readonly Rule<OpenHoursForm, unknown>[] = [
  {
    id: "HOURS-V1",
    field: "fromHrs",
    message: messages.openingMissing,
    holds: ({ fromHrs, toHrs }) => isComplete(fromHrs, toHrs),
  },
  {
    id: "HOURS-V2",
    field: "toHrs",
    message: messages.closingMissing,
    holds: ({ fromHrs, toHrs }) => isComplete(toHrs, fromHrs),
  },
  {
    id: "HOURS-V3",
    field: "toHrs",
    message: messages.hoursEqual,
    holds: ({ fromHrs, toHrs }) =>
      fromHrs.every((from, at) => !isTimed(from) || from !== toHrs[at]),
  },
];
