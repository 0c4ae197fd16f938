import type { Bill } from "@marquee/domain/bills/bill.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { countWords } from "@marquee/domain/wire/count-words";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { usePageKeys } from "../../page-kit/page-keys.ts";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { filesText } from "./bill-columns.tsx";
import { BillDecisionPanel } from "./bill-decision-panel.tsx";
import { queueQuery } from "./bills.queries.ts";
import { RatingDetails } from "./rating-details.tsx";
import { ReceiptViewer } from "./receipt-viewer.tsx";
import { Stars } from "./stars.tsx";
import { useBillReview } from "./use-bill-review.tsx";

const PARENT = { to: "/home/bills", label: "Bills" } as const;

const Key = ({ children }: { readonly children: string }) => (
  <kbd className="rounded-[4px] border border-line-2 px-1 text-tiny">{children}</kbd>
);

function Entry({
  bill,
  current,
  onChoose,
}: {
  readonly bill: Bill;
  readonly current: boolean;
  readonly onChoose: () => void;
}) {
  const [first] = bill.billRating;
  return (
    <button
      type="button"
      aria-current={current}
      onClick={onChoose}
      className={classNames(
        "grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-l-2 border-b-line px-4 py-2.5 text-left",
        current ? "border-l-focus bg-accent-soft" : "border-l-transparent hover:bg-hover",
      )}
    >
      <span className="truncate font-medium">{bill.storeName}</span>
      {first ? <Stars rating={first.rating} /> : <span />}
      <span className="text-small text-muted">
        <Instant at={bill.createdOn} />
      </span>
      <span className="text-right text-small text-muted">{filesText(bill)}</span>
    </button>
  );
}

type Review = ReturnType<typeof useBillReview>;

/** The new bills that wait, without those that were just decided, and the one that is looked at. */
function useQueue(rows: readonly Bill[], review: Review) {
  const [chosen, setChosen] = useState<string | null>(null);
  const waiting = rows.filter(({ id }) => !review.isDecided(id));
  const found = waiting.findIndex(({ id }) => id === chosen);
  // a removed entry is followed by the one after it
  const [place, setPlace] = useState(0);
  const index = found >= 0 ? found : Math.min(place, Math.max(0, waiting.length - 1));
  if (found >= 0 && found !== place) setPlace(found);
  const show = (at: number) => {
    const bill = waiting[Math.min(waiting.length - 1, Math.max(0, at))];
    if (bill) setChosen(bill.id);
  };
  return { waiting, index, show };
}

/** New bills of all companies, the oldest first, to decide many quickly: J and K move, A and R decide, U undoes (BILL-V4). */
export function BillQueueScreen() {
  const queue = useQuery(queueQuery(useClient()));
  const review = useBillReview();
  const { waiting, index, show } = useQueue(queue.data?.rows ?? [], review);
  const bill = waiting[index];
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const keys: Readonly<Record<string, () => void>> = {
    j: () => show(index + 1),
    k: () => show(index - 1),
    u: review.undo,
    ...(bill
      ? {
          a: () => review.request(bill, "Approve"),
          r: () => review.request(bill, "Reject"),
        }
      : {}),
  };
  usePageKeys((event) => {
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const left = (queue.data?.total ?? 0) - ((queue.data?.rows.length ?? 0) - waiting.length);
  return (
    <div ref={page} tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <PageHeader
        title="Review bills"
        parent={PARENT}
        here="Review"
        description={
          <span className="max-md:hidden">
            <Key>J</Key> <Key>K</Key> next and previous, <Key>A</Key> approve, <Key>R</Key> reject,{" "}
            <Key>U</Key> undo
          </span>
        }
      />
      <WhenLoaded query={queue} failure="The new bills could not be loaded">
        {() =>
          bill === undefined ? (
            <EmptyState
              icon={<CircleCheck />}
              title="Every bill is decided."
              help={HELP_LINKS.bills}
            />
          ) : (
            <div className="flex min-h-0 flex-1 border-t border-line max-lg:flex-col max-lg:overflow-y-auto">
              <nav
                aria-label="New bills, oldest first"
                className="flex w-88 shrink-0 flex-col border-r border-line max-lg:w-full max-lg:border-r-0"
              >
                <ol className="min-h-0 flex-1 overflow-y-auto max-lg:max-h-48">
                  {waiting.map((each, at) => (
                    <li key={each.id}>
                      <Entry bill={each} current={at === index} onChoose={() => show(at)} />
                    </li>
                  ))}
                </ol>
                <p
                  role="status"
                  className="figures border-t border-line px-4 py-3 text-small text-muted"
                >
                  {countWords(left, "bill waits", "bills wait")}, CST
                </p>
              </nav>
              <div className="min-h-80 min-w-0 flex-1 max-lg:h-96 max-lg:shrink-0">
                <ReceiptViewer key={bill.id} images={bill.image} />
              </div>
              <aside
                aria-label="This bill"
                className="flex w-80 shrink-0 flex-col border-l border-line bg-canvas max-lg:w-full max-lg:border-l-0"
              >
                <section
                  // it scrolls, so the keyboard must reach it
                  tabIndex={0}
                  aria-labelledby="queue-rating"
                  className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-6 max-lg:overflow-visible"
                >
                  <h2 id="queue-rating" className="text-section">
                    Rating details
                  </h2>
                  <RatingDetails key={bill.id} bill={bill} />
                </section>
                <BillDecisionPanel
                  key={bill.id}
                  onRequest={(decision, rejection) => review.request(bill, decision, rejection)}
                  onSkip={index + 1 < waiting.length ? () => show(index + 1) : null}
                />
              </aside>
            </div>
          )
        }
      </WhenLoaded>
      {review.held}
      {review.dialog}
    </div>
  );
}
