import { describe, expect, it } from "vitest";
import {
  dateRangeRules,
  daysBefore,
  lastDays,
  lastDaysName,
  namedRange,
  REPORT_DAYS,
} from "../reports/date-range.ts";
import { ruleIssues } from "../validation/rule.ts";
import { centralDayOf, daysBetween, endOfCentralDay, startOfCentralDay } from "./central-time.ts";
import { addDays, calendarDays, isDay } from "./days.ts";
import { formatCentral, formatMinute, formatDay, monthName } from "./format-dates.ts";
import { daysBetweenInstants, isInstant, millisOf } from "./instants.ts";
import { WORK_DAYS, WORK_MONTHS } from "./stored-work.ts";

describe("Central time", () => {
  it("[DATE-D1] puts a moment on Chicago's day, in winter and in summer", () => {
    expect(centralDayOf("2026-03-02T05:59:59.999Z")).toBe("2026-03-01");
    expect(centralDayOf("2026-03-02T06:00:00.000Z")).toBe("2026-03-02");
    expect(centralDayOf("2026-07-02T04:59:59.000Z")).toBe("2026-07-01");
    expect(centralDayOf(new Date("2026-07-02T05:00:00.000Z"))).toBe("2026-07-02");
  });
  it("[DATE-D2] begins a day at midnight in Chicago, also on the days the clocks change", () => {
    expect(startOfCentralDay("2026-03-02")).toBe("2026-03-02T06:00:00.000Z");
    expect(startOfCentralDay("2026-07-02")).toBe("2026-07-02T05:00:00.000Z");
    expect(startOfCentralDay("2026-03-08")).toBe("2026-03-08T06:00:00.000Z");
    expect(startOfCentralDay("2026-03-09")).toBe("2026-03-09T05:00:00.000Z");
    expect(startOfCentralDay("2026-11-01")).toBe("2026-11-01T05:00:00.000Z");
    expect(startOfCentralDay("2026-11-02")).toBe("2026-11-02T06:00:00.000Z");
  });
  it("[DATE-D8] ends a day where the next one begins, and the last one with the year", () => {
    expect(endOfCentralDay("2026-03-07")).toBe(startOfCentralDay("2026-03-08"));
    expect(endOfCentralDay("2026-12-31")).toBe("2027-01-01T06:00:00.000Z");
    expect(endOfCentralDay("9999-12-30")).toBe("9999-12-31T06:00:00.000Z");
    expect(endOfCentralDay("9999-12-31")).toBe("9999-12-31T23:59:59.999Z");
  });
  it("[DATE-D5] prints a moment as YYYY/MM/DD hh:mm:ss A", () => {
    expect(formatCentral("2026-01-31T20:05:09.000Z")).toBe("2026/01/31 02:05:09 PM");
    expect(formatCentral("2026-01-31T06:00:00.000Z")).toBe("2026/01/31 12:00:00 AM");
    expect(formatCentral("2026-01-31T18:00:00.000Z")).toBe("2026/01/31 12:00:00 PM");
    expect(formatDay("2026-03-02")).toBe("2026/03/02");
  });

  it("[DATE-D19] prints a moment within a sentence to the minute", () => {
    expect(formatMinute("2026-01-31T20:05:59.999Z")).toBe("2026/01/31 02:05 PM");
    expect(formatMinute("2026-01-31T06:00:00.000Z")).toBe("2026/01/31 12:00 AM");
  });
});

describe("counting days", () => {
  it("[DATE-D3] counts calendar days across a clock change, a leap day and a year", () => {
    expect(calendarDays("2026-03-02", "2026-03-16")).toBe(14);
    expect(calendarDays("2026-10-31", "2026-11-02")).toBe(2);
    expect(calendarDays("2028-02-28", "2028-03-01")).toBe(2);
    expect(calendarDays("2026-12-31", "2027-01-01")).toBe(1);
    expect(calendarDays("2026-03-16", "2026-03-02")).toBe(-14);
    expect(addDays("2026-12-25", 14)).toBe("2027-01-08");
  });
  it("[DATE-D4] counts a started day between two instants as a whole one", () => {
    expect(daysBetweenInstants("2026-03-02T00:00:00Z", "2026-03-04T00:00:00Z")).toBe(2);
    expect(daysBetweenInstants("2026-03-02T00:00:00Z", "2026-03-04T00:00:00.001Z")).toBe(3);
    expect(daysBetweenInstants("2026-03-02T00:00:00Z", "2026-03-02T00:00:00Z")).toBe(0);
  });
  it("[DATE-D4] counts 24-hour days as soon as one side is an instant", () => {
    expect(daysBetween("2026-03-02", "2026-03-16")).toBe(14);
    expect(daysBetween("2026-03-02", "2026-03-03T06:00:00Z")).toBe(1);
    expect(daysBetween("2026-03-02", "2026-03-03T06:00:01Z")).toBe(2);
  });
});

describe("reading dates", () => {
  it("[DATE-D6] takes days that exist and no others", () => {
    for (const day of ["2026-03-02", "2028-02-29", "1900-01-01", "9999-12-31"])
      expect(isDay(day)).toBe(true);
    for (const text of [
      "",
      "2026-02-30",
      "2027-02-29",
      "2026-13-01",
      "2026-3-2",
      "26-03-02",
      "1899-12-31",
      "2026-03-02T00:00:00Z",
      "２０２６-03-02",
    ])
      expect(isDay(text)).toBe(false);
  });
  it("[DATE-D6] takes instants that exist and say their zone", () => {
    for (const text of [
      "2026-03-02T06:00:00Z",
      "2026-03-02T06:00:00.000Z",
      "2026-03-02T06:00-06:00",
      "9999-12-31T23:59:59.999Z",
    ])
      expect(isInstant(text)).toBe(true);
    for (const text of [
      "2026-03-02",
      "2026-02-30T06:00:00Z",
      "2026-03-02T24:00:00Z",
      "2026-03-02T06:00:00",
      "9999-12-31T23:59:59-12:00",
      "soon",
    ])
      expect(isInstant(text)).toBe(false);
  });
  it("[DATE-D6] never lets an unreadable moment pass as a time", () => {
    expect(() => millisOf("soon")).toThrow(RangeError);
  });
});

describe("the last days", () => {
  it("[DATE-D7] are n days, today included, also over a month's end", () => {
    expect(lastDays(7, "2026-03-02")).toEqual({ fromDate: "2026-02-24", toDate: "2026-03-02" });
    const { fromDate, toDate } = lastDays(REPORT_DAYS, "2026-03-02");
    expect(calendarDays(fromDate, toDate) + 1).toBe(30);
  });
  it("[DATE-D16] stay the last ones where they are named", () => {
    expect(namedRange(lastDaysName(30), "2026-03-02")).toEqual(lastDays(30, "2026-03-02"));
    expect(namedRange("last-7", "2026-03-09")?.toDate).toBe("2026-03-09");
    for (const text of ["", "last-8", "last-", "30"])
      expect(namedRange(text, "2026-03-02")).toBeNull();
  });
  it("[DATE-D18] name a month in full", () => {
    expect(monthName("2026-11")).toBe("November 2026");
    expect(monthName("2027-01")).toBe("January 2027");
  });
  it("[DATE-D17] move with the calendar where a month, a quarter or a year is named", () => {
    const range = (name: string, today: string) => {
      const { fromDate, toDate } = namedRange(name, today) ?? { fromDate: "", toDate: "" };
      return `${fromDate} ${toDate}`;
    };
    expect(range("today", "2026-03-02")).toBe("2026-03-02 2026-03-02");
    expect(range("this-month", "2026-03-02")).toBe("2026-03-01 2026-03-02");
    expect(range("last-month", "2026-03-31")).toBe("2026-02-01 2026-02-28");
    expect(range("last-month", "2026-01-15")).toBe("2025-12-01 2025-12-31");
    expect(range("last-month", "2028-03-01")).toBe("2028-02-01 2028-02-29");
    expect(range("this-quarter", "2026-03-31")).toBe("2026-01-01 2026-03-31");
    expect(range("this-quarter", "2026-11-27")).toBe("2026-10-01 2026-11-27");
    expect(range("last-quarter", "2026-03-31")).toBe("2025-10-01 2025-12-31");
    expect(range("this-year", "2026-11-27")).toBe("2026-01-01 2026-11-27");
  });
  it("[DATE-D15] the days before some days are as many, and end before them", () => {
    expect(daysBefore({ fromDate: "2026-03-02", toDate: "2026-03-08" })).toEqual({
      fromDate: "2026-02-23",
      toDate: "2026-03-01",
    });
    const day = { fromDate: "2026-03-01", toDate: "2026-03-01" };
    expect(daysBefore(day)).toEqual({ fromDate: "2026-02-28", toDate: "2026-02-28" });
  });

  it("[DATE-D7] a report starts with 30, and its dates pass the filter's rules", () => {
    const start = lastDays(REPORT_DAYS, "2026-11-20");
    expect(start).toEqual({ fromDate: "2026-10-22", toDate: "2026-11-20" });
    expect(ruleIssues(dateRangeRules, start, undefined)).toEqual([]);
  });
});

describe("the date filter", () => {
  const messages = (fromDate: string, toDate: string) =>
    ruleIssues(dateRangeRules, { fromDate, toDate }, undefined).map(({ message }) => message);
  it("[DATE-V4] counts five years at most", () => {
    expect(messages("2026-11-01", "9999-12-31")).toEqual(["Please choose five years at most"]);
    expect(messages("2021-03-02", "2026-03-02")).toEqual([]);
  });
  it("[DATE-V1] asks for a from date", () => {
    expect(messages("", "2026-03-02")).toEqual(["Please enter from date"]);
  });
  it("[DATE-V2] asks for a to date", () => {
    expect(messages("2026-03-02", "")).toEqual(["Please enter to date"]);
    expect(messages("", "")).toEqual(["Please enter from date", "Please enter to date"]);
  });
  it("[DATE-V3] wants the to date later than the from date", () => {
    const message = "from date can not greater than or equal to date";
    expect(messages("2026-03-02", "2026-03-02")).toEqual([message]);
    expect(messages("2026-03-03", "2026-03-02")).toEqual([message]);
    expect(messages("2026-03-02", "2026-03-03")).toEqual([]);
  });
});

it("[RETAIN-1] counts the months for which work that is done is stored in days, none of them cut short", () => {
  expect([WORK_MONTHS, WORK_DAYS]).toEqual([13, 396]);
  for (const day of ["2023-12-31", "2026-02-28", "2027-11-30"])
    expect(
      addDays(day, WORK_DAYS).slice(0, 7) >= `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}`,
    ).toBe(true);
});
