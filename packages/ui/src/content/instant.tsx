import { lastDayBefore } from "@marquee/domain/dates/days-left";
import { formatCentral, formatDay } from "@marquee/domain/dates/format-dates";

/** Shown once per table, beside or behind the column's name. */
export const ZONE_NAME = "Central time (CST)";

export interface InstantProps {
  /** ISO 8601 in UTC; null if there is none yet. */
  readonly at: string | null;
  /**
   * `lines`: the time under the date, for tables. `text`: in one line. `day`: the date alone. `lastDay`: that of the last day
   * of what ends at that moment (DATE-D12).
   */
  readonly form?: "lines" | "text" | "day" | "lastDay";
}

/** A moment in Central time, `YYYY/MM/DD hh:mm:ss A`. */
export function Instant({ at, form = "text" }: InstantProps) {
  if (at === null) return <span className="text-muted">–</span>;
  const text = formatCentral(at);
  const [day = text, ...time] =
    form === "lastDay" ? [formatDay(lastDayBefore(at))] : text.split(" ");
  const isDay = form === "day" || form === "lastDay";
  return (
    <time
      dateTime={at}
      title={isDay ? `${text}, ${ZONE_NAME}` : undefined}
      className={
        // a space between both, which the narrow box turns into a line break: what is copied or read aloud is one text
        form === "lines"
          ? "figures inline-block w-min [&>*]:whitespace-nowrap"
          : "figures whitespace-nowrap"
      }
    >
      {form === "lines" ? (
        <>
          <span className="text-small leading-[1.125rem]">{day}</span>{" "}
          <span className="text-tiny leading-[1.125rem] text-muted">{time.join(" ")}</span>
        </>
      ) : (
        <span>{form === "text" ? text : day}</span>
      )}
    </time>
  );
}
