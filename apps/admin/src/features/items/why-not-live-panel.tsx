import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import {
  whyNotLive,
  type ConditionAnswer,
  type LiveItem,
  type NextStep,
} from "@marquee/domain/campaigns/why-not-live";
import { formatCad } from "@marquee/domain/money/format-money";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { useNow } from "@marquee/ui/browser/now.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/button.tsx";
import { classNames } from "@marquee/ui/class-names.ts";
import { Loading } from "@marquee/ui/loading.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import type { Address } from "../../page-kit/address.ts";
import { useBranches } from "../companies/companies.queries.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { SidePanel } from "../../page-kit/side-panel.tsx";
import { nounKey } from "../../page-kit/noun-key.ts";

const ITEM_PAYMENTS = nounKey("itemPayments", { shownFrom: ["offers", "products", "campaigns"] });

/** An item whose status is asked about. */
export interface AskedItem extends LiveItem {
  readonly id: string;
  readonly companyId: string;
  readonly storeId: string;
}

export interface WhyNotLivePanelProps {
  readonly title: string;
  readonly item: AskedItem;
  /** What its own form finds missing; undefined while that is not known. */
  readonly missing: readonly string[] | undefined;
  /** Why that could not be read. */
  readonly failure?: { readonly error: unknown; readonly onRetry: () => void } | undefined;
  readonly edits: Ability;
  /** Its form. */
  readonly form: Address;
  /** Where it is promoted: a flyer campaign, unless it has a page of its own. */
  readonly promotion?: Address | undefined;
  readonly onClose: () => void;
}

const SIGN = {
  holds: [CircleCheck, "text-ok-sign", "holds"],
  fails: [CircleAlert, "text-wait-sign", "does not hold"],
  later: [Circle, "text-muted", "not asked yet"],
} as const;

const FLYER = { to: "/home/campaign/promotionBatch", search: { type: "flyer" } } as const;

/** "from CAD 1.00 a day" */
const priceText = ({ pricePerDay }: NextStep): string =>
  pricePerDay === undefined ? "" : ` from ${formatCad(pricePerDay)} a day`;

/** Where the steps lead that a person takes on another page; null for one that they may not take. */
type Ways = Readonly<Record<"edit" | "promote", Address | null>>;

function Step({ step, ways }: { readonly step: NextStep; readonly ways: Ways }) {
  const text = `${step.text}${priceText(step)}`;
  const way = step.kind === "edit" || step.kind === "promote" ? ways[step.kind] : null;
  if (way === null) return <p>{text}.</p>;
  const { to, search = {} } = way;
  return (
    <Button asChild size="sm" className="w-fit">
      <Link to={to} search={search}>
        {text}
      </Link>
    </Button>
  );
}

function Condition({
  answer: { state, title, sentence, who, step },
  ways,
}: {
  readonly answer: ConditionAnswer;
  readonly ways: Ways;
}) {
  const [Sign, colour, meaning] = SIGN[state];
  return (
    <li
      aria-current={state === "fails" ? "step" : undefined}
      className={classNames(
        "flex gap-3 border-b border-line py-3 last:border-0",
        state === "later" && "text-muted",
      )}
    >
      <Sign className={`mt-0.5 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1 text-small">
        <p className={state === "fails" ? "text-body font-semibold" : "text-body"}>
          {title}
          <span className="sr-only">: {meaning}</span>
        </p>
        {sentence === "" ? null : <p className="text-muted">{sentence}</p>}
        {who ? (
          <p>
            <span className="text-muted">Who must act: </span>
            {who}
          </p>
        ) : null}
        {step ? <Step step={step} ways={ways} /> : null}
      </div>
    </li>
  );
}

/** Whether a payment is under way for the item. A campaign that comes of it is read as every campaign is. */
function useItemPayment(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...ITEM_PAYMENTS, id],
    queryFn: ({ signal }) => client.payments.itemPayment({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What keeps an item from shoppers, condition by condition, with who must act and the next step (OFFER-W1). */
export function WhyNotLivePanel(props: WhyNotLivePanelProps) {
  const { title, item, missing, failure, edits, form, promotion = FLYER, onClose } = props;
  const actor = useUser();
  const ways: Ways = {
    edit: can(actor, edits, item).allowed ? form : null,
    promote: can(actor, "campaigns.create", item).allowed ? promotion : null,
  };
  const now = useNow();
  const branches = useBranches(item.companyId);
  const branch = branches.data?.rows.find(({ id }) => id === item.storeId);
  const payment = useItemPayment(item.id);
  const unread = [branches, payment].find(({ error }) => error !== null);
  const failed = unread ? { error: unread.error, onRetry: () => void unread.refetch() } : failure;
  const answer =
    branch && missing && payment.data !== undefined
      ? whyNotLive({
          item,
          missing,
          branch,
          ...(payment.data === null ? {} : { payment: "underWay" }),
          actor,
          edits,
          owner: item,
          now,
        })
      : null;
  return (
    <SidePanel
      title={answer?.live ? "Why is it live?" : "Why isn’t it live?"}
      about={title}
      onClose={onClose}
    >
      {failed ? (
        <ListFailure title="This could not be found out" {...failed} />
      ) : answer === null ? (
        <Loading className="flex flex-col gap-4 py-2">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-44" />
        </Loading>
      ) : answer.live ? (
        <p className="flex gap-3">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok-sign" aria-hidden="true" />
          {answer.sentence}
        </p>
      ) : (
        <ol>
          {answer.conditions.map((each) => (
            <Condition key={each.condition} answer={each} ways={ways} />
          ))}
        </ol>
      )}
    </SidePanel>
  );
}
