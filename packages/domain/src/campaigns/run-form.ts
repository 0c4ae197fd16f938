import { centralDayOf } from "../dates/central-time.ts";
import { isDay } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";
import { campaignMessages } from "./messages.ts";

/** From when to when something is to run, as it was typed. Days are `YYYY-MM-DD` in Central time. */
export interface RunForm {
  readonly fromDate: string;
  readonly toDate: string;
}

/** Whether the first day is today or later. Holds while none is typed: another rule asks for it. */
export const startsNoEarlierThanToday = (
  { fromDate }: RunForm,
  { now }: { readonly now: Moment },
): boolean => !isFilled(fromDate) || (isDay(fromDate) && fromDate >= centralDayOf(now));

/** Whether there is a last day. */
export const hasLastDay = ({ toDate }: RunForm): boolean => isDay(toDate);

/** Whether the last day is after the first. Holds while one of them is missing: other rules say so. */
const endsAfterItStarts = ({ fromDate, toDate }: RunForm): boolean =>
  !isDay(fromDate) || !isDay(toDate) || toDate > fromDate;

const MOST_YEARS = 2;

/** The day `MOST_YEARS` after another: no run that starts or ends later is sold (CAMP-V13, CAMP-V14). */
export const latestDay = (day: string): string =>
  `${String(Number(day.slice(0, 4)) + MOST_YEARS).padStart(4, "0")}${day.slice(4)}`;

/** Whether the run is no longer than is sold. Holds while a day is missing: other rules say so. */
const isShortEnough = ({ fromDate, toDate }: RunForm): boolean =>
  !isDay(fromDate) || !isDay(toDate) || toDate <= latestDay(fromDate);

const startsSoonEnough = ({ fromDate }: RunForm, { now }: { readonly now: Moment }): boolean =>
  !isDay(fromDate) || fromDate <= latestDay(centralDayOf(now));

/** How far ahead a run may start and how long it may be, under the numbers of a form (readings: two years each). */
export const runLimitRules = (
  longest: string,
  furthest: string,
): readonly Rule<RunForm, { readonly now: Moment }>[] => [
  { id: longest, field: "toDate", message: campaignMessages.runTooLong, holds: isShortEnough },
  {
    id: furthest,
    field: "fromDate",
    message: campaignMessages.startsTooLate,
    holds: startsSoonEnough,
  },
];

/**
 * The dates of a campaign: a first day from today on, and a last day after it (CAMP-V1 to V4, SPONSOR-V1 to V4), within
 * two years each (CAMP-V13, CAMP-V14, SPONSOR-V14, SPONSOR-V15).
 */
export const runRules = (
  form: "CAMP" | "SPONSOR",
): readonly Rule<RunForm, { readonly now: Moment }>[] => [
  requireFilled(`${form}-V1`, "fromDate", campaignMessages.fromMissing),
  {
    id: `${form}-V2`,
    field: "fromDate",
    message: campaignMessages.fromInvalid,
    holds: startsNoEarlierThanToday,
  },
  {
    id: `${form}-V3`,
    field: "toDate",
    message: campaignMessages.toMissing,
    holds: hasLastDay,
  },
  {
    id: `${form}-V4`,
    field: "toDate",
    message: campaignMessages.toNotAfterFrom,
    holds: endsAfterItStarts,
  },
  ...(form === "CAMP"
    ? runLimitRules("CAMP-V13", "CAMP-V14")
    : runLimitRules("SPONSOR-V14", "SPONSOR-V15")),
];
