import {
  CALENDAR_RANGES,
  type DateRangeDraft,
  lastDays,
  lastDaysName,
  USUAL_DAYS,
} from "@marquee/domain/reports/date-range";

/** A range that is one press away. */
export interface RangePreset {
  readonly label: string;
  readonly range: DateRangeDraft | null;
  /** What an address and a view call it. */
  readonly name?: string;
  /** It begins a group. */
  readonly isFirst?: boolean;
}

/** Whether two ranges have the same first and last day; null, for no limit, equals null alone. */
export const isSameRange = (one: DateRangeDraft | null, other: DateRangeDraft | null): boolean =>
  one?.fromDate === other?.fromDate && one?.toDate === other?.toDate;

/** The presets of a day in their order; `everything` names the way back to no limit. */
export function rangePresets(
  today: string,
  everything: string | undefined,
): readonly RangePreset[] {
  const ofCalendar = CALENDAR_RANGES.map(({ label, name, rangeOn }) => ({
    label,
    name,
    range: rangeOn(today),
  }));
  const [thisDay, ...others] = ofCalendar;
  return [
    ...(everything === undefined ? [] : [{ label: everything, range: null }]),
    ...(thisDay ? [thisDay] : []),
    ...USUAL_DAYS.map((days) => ({
      label: `Last ${days} days`,
      range: lastDays(days, today),
      name: lastDaysName(days),
    })),
    ...others.map((preset, index) => ({ ...preset, isFirst: index === 0 })),
  ];
}

/** The preset that some days are: of two that mean the same days, the first. */
export const presetOf = (
  presets: readonly RangePreset[],
  range: DateRangeDraft | null,
): RangePreset | undefined => presets.find((preset) => isSameRange(preset.range, range));
