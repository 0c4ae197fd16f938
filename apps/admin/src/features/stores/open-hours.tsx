import { WeekDay } from "@marquee/domain/stores/store.schema";
import { Card } from "@marquee/ui/content/card.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

const [SUNDAY, ...WORKDAYS] = WeekDay.literals;
const DAYS = [...WORKDAYS, SUNDAY];

const DAY_MINUTES = 24 * 60;

/** How far into the day a time such as 10:30 is, in percent. */
const percentOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return ((hours * 60 + minutes) / DAY_MINUTES) * 100;
};

/** A day from midnight to midnight, the hours it is open filled in; none for a day off or hours that do not follow. */
function DayBar({ from, to }: { readonly from: string; readonly to: string }) {
  const start = percentOfDay(from);
  const width = percentOfDay(to) - start;
  return (
    <span
      aria-hidden="true"
      className="relative h-1.5 w-16 shrink-0 overflow-hidden rounded-full bg-press"
    >
      {width > 0 ? (
        <span
          className="absolute inset-y-0 rounded-full bg-accent"
          style={{ insetInlineStart: `${start}%`, width: `${width}%` }}
        />
      ) : null}
    </span>
  );
}

/** The hours of each day, as shoppers see them. */
export function OpenHours({
  from,
  to,
  weeklyOff,
}: {
  readonly from: string;
  readonly to: string;
  readonly weeklyOff: string;
}) {
  return (
    <>
      <Card>
        <h2 className="text-section">Open hours, as shoppers see them</h2>
        <dl className="mt-3 text-small">
          {DAYS.map((day) => {
            const isOff = day === weeklyOff;
            return (
              <div
                key={day}
                className={classNames(
                  "flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-0",
                  isOff && "text-muted",
                )}
              >
                <dt className="flex-1">{day}</dt>
                <dd className="flex items-center gap-3">
                  <DayBar from={isOff ? "" : from} to={isOff ? "" : to} />
                  <span className="figures w-22 text-right">
                    {isOff ? "Weekly off" : `${from}–${to}`}
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      </Card>
      <p className="mt-3 text-small text-muted">
        Hours, weekly off and contact can be changed later, in Edit Store/Branch.
      </p>
    </>
  );
}
