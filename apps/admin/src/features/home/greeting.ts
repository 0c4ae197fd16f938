const FORMAT = new Intl.DateTimeFormat("en-CA", { weekday: "long", timeZone: "UTC" });

/** The day of the week of a calendar day. */
export const weekDay = (day: string): string => FORMAT.format(new Date(`${day}T00:00:00Z`));

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** How a user is greeted, by the hour of their own clock. */
export const greeting = {
  firstName,
  at: (now: number, name: string): string => {
    const hour = new Date(now).getHours();
    const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
    return `Good ${part}, ${firstName(name)}`;
  },
};
