import { formatCentral, formatDay } from "@marquee/domain/dates/format-dates";
import type { Home, StaffHome as Staff } from "@marquee/domain/home/home.schema";
import { formatAmount } from "@marquee/domain/money/format-money";
import { refundFigures } from "@marquee/domain/payments/refund-figures";
import { countWords } from "@marquee/domain/wire/count-words";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { usePermission } from "../../session/permission.ts";
import { DisputeQueue } from "./dispute-queue.tsx";
import { weekDay } from "./greeting.ts";
import { HomeFigures, type Figure } from "./home-figures.tsx";
import { HomeFrame } from "./home-frame.tsx";
import { HomePart } from "./home-part.tsx";
import { RecentChanges } from "./recent-changes.tsx";
import { BillQueue, PaymentQueue, StoreQueue } from "./staff-queues.tsx";

const oldest = (since: string | null): string | null =>
  since === null ? null : `The oldest since ${formatCentral(since).slice(0, 10)}`;

/** How many payments there were, and what of their money is refunded (PAY-S6). */
function paidTodayText({
  paid,
  failed,
  amount,
  refunded,
}: NonNullable<Staff["paidToday"]>): string {
  const figures = refundFigures(amount, refunded);
  const payments = `${countWords(paid, "payment")}, ${failed} failed`;
  return figures.extent === "none"
    ? payments
    : `${payments}, ${formatAmount(figures.refunded)} refunded`;
}

/** How much waits in each queue, and what was paid today; what the user may not see has no cell. */
function staffFigures({ stores, bills, payments, paidToday }: Staff): readonly Figure[] {
  const queueFigure = (label: string, queue: Staff["stores"] | Staff["bills"]) =>
    queue === null
      ? []
      : [{ label, value: formatCount(queue.total), detail: oldest(queue.oldest) }];
  return [
    ...queueFigure("Stores to approve", stores),
    ...queueFigure("New bills", bills),
    ...(payments === null
      ? []
      : [
          {
            label: "Stuck payments",
            value: formatCount(payments.total),
            detail: oldest(payments.oldest),
            isBad: payments.total > 0,
          },
        ]),
    ...(paidToday === null
      ? []
      : [
          {
            label: "Paid today, CAD",
            value: <Money amount={paidToday.amount} />,
            detail: paidTodayText(paidToday),
          },
        ]),
  ];
}

export interface StaffHomeProps {
  readonly home: Home;
  readonly staff: Staff;
  readonly onRetry: () => void;
}

interface QueuesProps {
  readonly queues: readonly ReactElement<{ readonly content: { readonly total: number } | null }>[];
}

/** What waits, or could not be read, comes before queues in which nothing waits (HOME-S9). */
function Queues({ queues }: QueuesProps) {
  const isEmpty = ({ props }: QueuesProps["queues"][number]) => props.content?.total === 0;
  return [...queues.filter((queue) => !isEmpty(queue)), ...queues.filter(isEmpty)];
}

/** The Home of staff: their queues, the longest waiting first, and what changed lately. */
export function StaffHome({ home: { day, failed }, staff, onRetry }: StaffHomeProps) {
  const mayModerate = usePermission("bills.moderate").allowed;
  const { stores, bills, payments, disputes, differences, undelivered, changes } = staff;
  const part = (key: keyof Staff) => ({ isFailed: failed.includes(key), onRetry });
  const toReview = bills?.total ?? 0;
  const queues = [
    <HomePart
      key="payments"
      title="Stuck payments"
      content={payments}
      {...part("payments")}
      all={{
        to: "/home/transactions",
        search: { tab: "attention" },
        label: "All that need attention",
      }}
    >
      {(queue) => <PaymentQueue queue={queue} />}
    </HomePart>,
    <HomePart
      key="disputes"
      title="Disputes to respond to"
      content={disputes}
      {...part("disputes")}
      all={{ to: "/home/transactions", search: { tab: "disputes" }, label: "All disputes" }}
    >
      {(queue) => <DisputeQueue queue={queue} />}
    </HomePart>,
    <HomePart
      key="differences"
      title="Differences in the books"
      content={differences}
      {...part("differences")}
      all={{ to: "/home/transactions", search: { tab: "reconcile" }, label: "All differences" }}
    >
      {({ total, oldest: since }) => (
        <p className="text-muted">
          {total === 0
            ? "No difference with the payment providers is open."
            : `${countWords(total, "difference is", "differences are")} open. ${oldest(since) ?? ""}`}
        </p>
      )}
    </HomePart>,
    <HomePart
      key="undelivered"
      title="Undelivered"
      content={undelivered}
      {...part("undelivered")}
      all={{
        to: "/home/transactions",
        search: { tab: "undelivered" },
        label: "All that was not delivered",
      }}
    >
      {({ total, oldest: since }) => (
        <p className="text-muted">
          {total === 0
            ? "No mail and no other job was given up."
            : `${countWords(total, "mail or other job was", "mails and other jobs were")} given up. ${oldest(since) ?? ""}`}
        </p>
      )}
    </HomePart>,
    <HomePart
      key="stores"
      title="Stores to approve"
      content={stores}
      {...part("stores")}
      all={{ to: "/home/branches/waiting", label: "All that wait" }}
    >
      {(queue) => <StoreQueue queue={queue} />}
    </HomePart>,
    <HomePart
      key="bills"
      title="New bills"
      content={bills}
      {...part("bills")}
      all={{ to: "/home/bills", label: "All bills" }}
    >
      {(queue) => <BillQueue queue={queue} />}
    </HomePart>,
  ];
  return (
    <HomeFrame
      header={
        <PageHeader
          title="Home"
          description={
            <span>{`What waits for Marquee on ${weekDay(day)} ${formatDay(day)}. Times are Central (CST).`}</span>
          }
          action={
            mayModerate && toReview > 0 ? (
              <Button asChild variant="primary">
                <Link to="/home/bills/queue">
                  {toReview === 1 ? "Review 1 bill" : `Review ${formatCount(toReview)} bills`}
                </Link>
              </Button>
            ) : null
          }
        />
      }
      aside={
        <HomePart title="Recently changed" content={changes} {...part("changes")}>
          {(rows) => <RecentChanges changes={rows} />}
        </HomePart>
      }
    >
      <HomeFigures figures={staffFigures(staff)} />
      <Queues queues={queues} />
    </HomeFrame>
  );
}
