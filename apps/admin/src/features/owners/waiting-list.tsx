import {
  DECIDED_DAYS,
  DECIDED_TEXTS,
  queueText,
  waitedText,
} from "@marquee/domain/approval/decided-branches";
import type { DecidedBranch } from "@marquee/domain/approval/decided-branches.schema";
import { needsReview } from "@marquee/domain/approval/store-approval";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { shortDay } from "@marquee/domain/dates/format-dates";
import type { Store } from "@marquee/domain/stores/store.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { storePage } from "../stores/stores-above.ts";

const GRID =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 md:px-6 @lg:grid-cols-[auto_minmax(0,1fr)_6rem_10rem]";
const ROW = `${GRID} min-h-16 border-b border-l-2 border-b-line border-l-transparent py-2.5 text-ink no-underline hover:bg-hover`;

interface CellsProps {
  readonly branch: Pick<Store, "storeName" | "code" | "cityId" | "companyLogo">;
  readonly companyName: string;
  /** What is to be known of it beside, if there is anything. */
  readonly note?: string;
  readonly state: ReactNode;
  readonly when: ReactNode;
}

/** A branch in its columns. The city is under its name where there is no room for a column. */
function Cells({ branch, companyName, note, state, when }: CellsProps) {
  const city = useGeography().data?.cityById.get(branch.cityId)?.name ?? "";
  return (
    <>
      <CompanyLogo logo={branch.companyLogo} className="h-6.5 w-13" />
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{branch.storeName}</span>{" "}
        <span className="block text-small text-muted">
          <span>{[branch.code, companyName].filter((part) => part !== "").join(", ")}</span>
          <span className="@lg:hidden">{city === "" ? "" : `, ${city}`}</span>
        </span>
        {note === undefined ? null : <span className="block text-small text-wait-ink">{note}</span>}
      </span>{" "}
      <span className="text-small @max-lg:hidden">{city}</span>{" "}
      <span className="figures text-right text-small">
        <span className="block text-body">{state}</span>{" "}
        <span className="block text-tiny text-muted">{when}</span>
      </span>
    </>
  );
}

interface QueuedProps {
  readonly store: Store;
  readonly current: boolean;
  readonly narrow: boolean;
}

/** A branch that waits: it is looked at beside the list, on a phone on its page. */
function Queued({ store, current, narrow }: QueuedProps) {
  const moment = useNow();
  const since = store.waitsSince ?? null;
  const address = narrow
    ? storePage(store)
    : ({ to: ".", search: (old: object) => ({ ...old, store: store.id }), replace: true } as const);
  return (
    <Link
      {...address}
      aria-current={current && !narrow ? "true" : undefined}
      className={classNames(ROW, "aria-[current]:border-l-focus aria-[current]:bg-accent-soft")}
    >
      <Cells
        branch={store}
        companyName={store.companyName ?? ""}
        {...(needsReview(store) ? { note: "Changed since approval" } : {})}
        state={since === null ? "" : waitedText(since, moment)}
        when={<Instant at={since} form="minute" />}
      />
    </Link>
  );
}

function Decided({ decided }: { readonly decided: DecidedBranch }) {
  const moment = useNow();
  return (
    <Link {...storePage({ id: decided.storeId })} className={ROW}>
      <Cells
        branch={decided}
        companyName={decided.companyName}
        state={DECIDED_TEXTS[decided.what]}
        when={
          <>
            <time dateTime={decided.on}>{shortDay(centralDayOf(decided.on), moment)}</time>
            <span>, {decided.by}</span>
          </>
        }
      />
    </Link>
  );
}

export interface WaitingListProps {
  readonly stores: readonly Store[];
  readonly total: number;
  /** Which of them is looked at. */
  readonly index: number;
  readonly narrow: boolean;
  /** What was decided in the last days; none while it is read, or if it cannot be read. */
  readonly decided: readonly DecidedBranch[];
  /** The text if none waits. */
  readonly empty: ReactNode;
}

/** The branches that wait, those that were decided lately, and how long it takes (STORE-A13, STORE-A23). */
export function WaitingList({ stores, total, index, narrow, decided, empty }: WaitingListProps) {
  const moment = useNow();
  const lately = useId();
  const [first] = stores;
  const oldest = first?.waitsSince ?? null;
  return (
    <div
      className={classNames(
        "@container flex min-w-0 flex-1 flex-col",
        // what is looked at is beside it
        first !== undefined && "lg:max-w-2xl",
      )}
    >
      <div className="relative min-h-0 flex-1 overflow-y-auto md:max-lg:max-h-64">
        {first === undefined ? (
          empty
        ) : (
          <nav aria-label="Branches that wait, the longest waiting first">
            <p
              aria-hidden="true"
              className={classNames(
                GRID,
                "h-9 border-b border-l-2 border-b-line border-l-transparent text-tiny text-muted",
              )}
            >
              <span className="col-span-2">Branch and company</span>
              <span className="@max-lg:hidden">City</span>
              <span className="text-right">Waits since (CST)</span>
            </p>
            <ol>
              {stores.map((store, at) => (
                <li key={store.id}>
                  <Queued store={store} current={at === index} narrow={narrow} />
                </li>
              ))}
            </ol>
          </nav>
        )}
        {decided.length === 0 ? null : (
          <nav aria-labelledby={lately}>
            <h2
              id={lately}
              className="border-b border-line px-4 pt-5 pb-2 text-small font-semibold md:px-6"
            >
              Decided in the last {countWords(DECIDED_DAYS, "day")}
            </h2>
            <ol>
              {decided.map((each) => (
                <li key={each.storeId}>
                  <Decided decided={each} />
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <p
        role="status"
        className="figures border-t border-line px-4 py-3 text-small text-muted md:px-6"
      >
        {queueText({ count: total, oldest }, decided, moment)}
      </p>
    </div>
  );
}
