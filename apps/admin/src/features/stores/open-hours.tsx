import { WeekDay } from "@marquee/domain/stores/store.schema";
import { Card } from "@marquee/ui/card.tsx";
import { classNames } from "@marquee/ui/class-names.ts";

const [SUNDAY, ...WORKDAYS] = WeekDay.literals;
const DAYS = [...WORKDAYS, SUNDAY];

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
                  "flex items-center justify-between border-b border-line py-1.5 last:border-0",
                  isOff && "text-muted",
                )}
              >
                <dt>{day}</dt>
                <dd className="figures">{isOff ? "Weekly off" : `${from}–${to}`}</dd>
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
