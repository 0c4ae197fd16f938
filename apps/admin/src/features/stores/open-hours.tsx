import {
  hoursText,
  openParts,
  type OpenHours as OpenHoursTimes,
} from "@marquee/domain/stores/open-hours";
import { WEEK_DAYS } from "@marquee/domain/stores/week-days";
import { Card } from "@marquee/ui/content/card.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

const [SUNDAY, ...WORKDAYS] = WEEK_DAYS;
const DAYS = [...WORKDAYS, SUNDAY];

const percentOfDay = (minutes: number): number => (minutes / (24 * 60)) * 100;

/** A day from midnight to midnight, the hours it is open filled in; none for a day off. */
function DayBar({ hours }: { readonly hours: OpenHoursTimes }) {
  return (
    <span aria-hidden="true" className="relative h-1.5 overflow-hidden rounded-full bg-press">
      {openParts(hours).map(([start, end]) => (
        <span
          key={start}
          className="absolute inset-y-0 rounded-full bg-accent"
          style={{
            insetInlineStart: `${percentOfDay(start)}%`,
            width: `${percentOfDay(end - start)}%`,
          }}
        />
      ))}
    </span>
  );
}

const CLOSED = { from: "", to: "" } as const;

export interface OpenHoursProps {
  readonly from: string;
  readonly to: string;
  readonly weeklyOff: string;
}

/** The hours of each day. */
export const HoursOfDays = ({ from, to, weeklyOff }: OpenHoursProps) => (
  <dl className="grid grid-cols-[minmax(max-content,1fr)_minmax(2rem,4rem)_minmax(5.5rem,max-content)] gap-x-3 text-small">
    {DAYS.map((day) => {
      const isOff = day === weeklyOff;
      return (
        <div
          key={day}
          className={classNames(
            "col-span-full grid grid-cols-subgrid items-center border-b border-line py-1.5 last:border-0",
            isOff && "text-muted",
          )}
        >
          <dt>{day}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid items-center">
            <DayBar hours={isOff ? CLOSED : { from, to }} />
            <span className="figures text-right">
              {isOff ? "Weekly off" : hoursText({ from, to })}
            </span>
          </dd>
        </div>
      );
    })}
  </dl>
);

/** The hours of each day, as shoppers see them, beside the form that asks for them. */
export const OpenHours = (props: OpenHoursProps) => (
  <>
    <Card>
      <h2 className="mb-3 text-section">Open hours, as shoppers see them</h2>
      <HoursOfDays {...props} />
    </Card>
    <p className="mt-3 text-small text-muted">
      Hours, weekly off and contact can be changed later, in Edit Store/Branch.
    </p>
  </>
);
