import { lastDayBefore } from "@marquee/domain/dates/days-left";
import { formatCentral, formatDay, formatMinute } from "@marquee/domain/dates/format-dates";

/** Shown once per table, beside or behind the column's name. */
export const ZONE_NAME = "Central time (CST)";

export interface InstantProps {
  /** ISO 8601 in UTC; null if there is none yet. */
  readonly at: string | null;
  /**
   * `lines`: the time under the date, for tables. `text`: in one line. `minute`: within a sentence, without seconds (DATE-D19).
   * `day`: the date alone. `lastDay`: that of the last day of what ends at that moment (DATE-D12).
   */
  readonly form?: "lines" | "text" | "minute" | "day" | "lastDay";
}

/** A moment in Central time, `YYYY/MM/DD hh:mm:ss A`. */
export function Instant({ at, form = "text" }: InstantProps) {
  if (at === null) return <span className="text-muted">–</span>;
  const text = formatCentral(at);
  const [day = text, ...time] =
    form === "lastDay" ? [formatDay(lastDayBefore(at))] : text.split(" ");
  const isShort = form === "minute" || form === "day" || form === "lastDay";
  const inOneLine = form === "text" ? text : form === "minute" ? formatMinute(at) : day;
  return (
    <time
      dateTime={at}
      title={isShort ? `${text}, ${ZONE_NAME}` : undefined}
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
        <span>{inOneLine}</span>
      )}
    </time>
  );
}
