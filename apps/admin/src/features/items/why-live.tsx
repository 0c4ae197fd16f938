import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import { whyNotLive, type LiveItem } from "@marquee/domain/campaigns/live/why-not-live";
import { namesOfUsers, usersWhoMay } from "@marquee/domain/users/users-who-may";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import type { Address } from "../../page-kit/address.ts";
import { firstFailure, ListFailure, type FailedQuery } from "../../page-kit/list/list-failure.tsx";
import { nounKey } from "../../page-kit/noun-key.ts";
import { Outline } from "../../page-kit/when-loaded.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useBranch, useBranches } from "../companies/companies.queries.ts";
import { companyUsersQuery } from "../users/users.queries.ts";
import { ConditionList, LiveSentence, type Way, type Ways } from "./condition-list.tsx";
import { SponsoredStatus, type SponsoredItem } from "./sponsored-status.tsx";

const ITEM_PAYMENTS = nounKey("itemPayments", { shownFrom: ["offers", "products", "campaigns"] });

/** An item whose status is asked about. */
export interface AskedItem extends LiveItem, SponsoredItem {
  readonly id: string;
  readonly heading: string;
  readonly companyId: string;
  readonly storeId: string;
}

export interface WhyLiveProps {
  readonly item: AskedItem;
  /** What its own form finds missing; undefined while that is not known. */
  readonly missing: readonly string[] | undefined;
  /** Why that could not be read. */
  readonly failure?: FailedQuery | undefined;
  readonly edits: Ability;
  /** Its form. */
  readonly form: Address;
  /** How it is promoted: by a flyer campaign, unless a panel opens beside it or it has a page of its own. */
  readonly promotion?: Way | undefined;
}

/** About as high as the conditions are. */
const CONDITIONS = Array.from({ length: 7 }, () => "h-12 w-full");

const FLYER = { to: "/home/campaign/promotionBatch", search: { type: "flyer" } } as const;

/** Whether a payment is under way for the item. The campaign that it starts is read as every campaign is. */
function useItemPayment(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...ITEM_PAYMENTS, id],
    queryFn: ({ signal }) => client.payments.itemPayment({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

interface AskThemProps {
  readonly ability: Ability;
  readonly place: { readonly companyId: string; readonly storeId: string };
  /** What is asked, as the subject of the mail. */
  readonly subject: string;
}

/** Who of the company can take a step that this user may not take, with a mail to them (OFFER-W12); nothing if none is known. */
function AskThem({ ability, place, subject }: AskThemProps) {
  const { data } = useQuery(companyUsersQuery(useClient(), place.companyId));
  const able = usersWhoMay(data ?? [], ability, place);
  if (able.length === 0) return null;
  // the sign between name and host stays as it is: not every mail program reads it escaped
  const to = able.map(({ email }) => encodeURIComponent(email).replace("%40", "@")).join(",");
  return (
    <div className="flex flex-col gap-1.5">
      <p>{`${namesOfUsers(able)} can do it.`}</p>
      <Button asChild size="sm" className="w-fit">
        <a href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}>
          <Mail className="size-3.5" aria-hidden="true" />
          <span>{able.length === 1 ? "Ask by mail" : "Ask them by mail"}</span>
        </a>
      </Button>
    </div>
  );
}

/** What keeps an item from shoppers, condition by condition, with who must act and the next step (OFFER-W1). */
export function WhyLive(props: WhyLiveProps) {
  const { item, missing, failure, edits, form, promotion = FLYER } = props;
  const actor = useUser();
  const ways: Ways = {
    edit: can(actor, edits, item).allowed ? form : null,
    promote: can(actor, "campaigns.create", item).allowed ? promotion : null,
  };
  const now = useNow();
  const branches = useBranches(item.companyId);
  const branch = useBranch(item.companyId, item.storeId);
  const payment = useItemPayment(item.id);
  const failed = firstFailure(branches, payment) ?? failure;
  if (failed) return <ListFailure title="This could not be found out" query={failed} />;
  const response =
    branch && missing && payment.data !== undefined
      ? whyNotLive({
          item,
          missing,
          branch,
          ...(payment.data === null ? {} : { payment: "inProgress" }),
          actor,
          edits,
          owner: item,
          now,
        })
      : null;
  const failing = response?.conditions.find(({ state }) => state === "fails");
  const kind = failing?.step?.kind;
  const asked =
    kind === "promote" && ways.promote === null
      ? "campaigns.create"
      : kind === "edit" && ways.edit === null
        ? edits
        : null;
  if (!branch || response === null) return <Outline sizes={CONDITIONS} />;
  return (
    <>
      {response.live ? <LiveSentence>{response.sentence}</LiveSentence> : null}
      <ConditionList
        conditions={response.conditions}
        ways={ways}
        ask={
          asked === null ? null : (
            <AskThem
              ability={asked}
              place={item}
              subject={`${item.heading}: ${failing?.title ?? ""}`}
            />
          )
        }
      />
      <SponsoredStatus
        item={item}
        ways={ways}
        branch={branch}
        actor={actor}
        owner={item}
        now={now}
      />
    </>
  );
}
