import { isApproved } from "@marquee/domain/approval/store-approval";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import { itemStatus, type ItemDates } from "@marquee/domain/items/item-status";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useNow } from "@marquee/ui/browser/now.ts";
import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import type { ReactNode } from "react";

const LOOK = {
  ok: [CircleCheck, "text-ok-sign"],
  wait: [Clock, "text-muted"],
  bad: [CircleAlert, "text-wait-sign"],
} as const;

function Point({
  tone,
  children,
}: {
  readonly tone: keyof typeof LOOK;
  readonly children: ReactNode;
}) {
  const [Sign, colour] = LOOK[tone];
  return (
    <li className="flex gap-2.5 text-small text-muted">
      <Sign className={`mt-0.5 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

export interface GoesLiveProps {
  /** As in "New offers start under Pending". */
  readonly plural: string;
  /** As it is stored; null for something new. */
  readonly item: ItemDates | null;
  readonly branch: Store | undefined;
}

function Run({ plural, item }: Pick<GoesLiveProps, "plural" | "item">) {
  const now = useNow();
  const status = item === null ? "pending" : itemStatus(item, now);
  const till = item?.validTill ? formatMinute(item.validTill) : "";
  if (status === "live")
    return <Point tone="ok">Live until {till} CST, because a campaign covers it.</Point>;
  if (status === "inactive")
    return <Point tone="wait">Its run ended {till} CST. Another campaign brings it back.</Point>;
  if (item?.validFrom)
    return <Point tone="wait">Its run begins {formatMinute(item.validFrom)} CST.</Point>;
  return (
    <Point tone="wait">
      {item === null
        ? `New ${plural} start under Pending and go live when a campaign covers them.`
        : "It is pending and goes live when a campaign covers it."}
    </Point>
  );
}

/** What is still between an item and its shoppers: the approval of its branch, and a campaign. */
export function GoesLive({ plural, item, branch }: GoesLiveProps) {
  return (
    <section className="mt-2 flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="text-body font-semibold">When it goes live</h2>
      <ul className="flex flex-col gap-2.5">
        {branch ? (
          isApproved(branch) ? (
            <Point tone="ok">{branch.storeName} is an approved branch.</Point>
          ) : (
            <Point tone="bad">
              {branch.storeName} awaits approval. Campaigns start their days once it is approved.
            </Point>
          )
        ) : null}
        <Run plural={plural} item={item} />
      </ul>
    </section>
  );
}
