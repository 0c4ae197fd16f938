import { inCentralTime } from "@marquee/domain/dates/central-time";

const FORMAT = new Intl.DateTimeFormat("en-CA", { weekday: "long", timeZone: "UTC" });

/** The day of the week of a calendar day. */
export const weekDay = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** How a user is greeted, by the hour of Central time. */
export const greeting = {
  firstName,
  at: (now: number, name: string): string => {
    // the date beside it is in Central time, and so is the hour
    const hour = inCentralTime(now).getHours();
    const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
    return `Good ${part}, ${firstName(name)}`;
  },
};
