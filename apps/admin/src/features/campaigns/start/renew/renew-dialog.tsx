import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import {
  renewableUntil,
  renewedItems,
  type RenewedItem,
  type RenewReview,
} from "@marquee/domain/campaigns/flyer/renew-review";
import type { renewMachine } from "@marquee/machines/campaigns/renew.machine";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useSelector } from "@xstate/react";
import { CircleCheck, CircleSlash } from "lucide-react";
import type { ActorRefFrom } from "xstate";

export type RenewActor = ActorRefFrom<typeof renewMachine>;

function ItemLine({ item }: { readonly item: RenewedItem }) {
  const taken = item.refusal === null;
  const Icon = taken ? CircleCheck : CircleSlash;
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 last:border-0">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${taken ? "text-ok-sign" : "text-muted"}`}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">{item.heading}</p>
        <p className="text-small text-muted">
          {taken ? <span>Taken over</span> : <span>Left out. {item.refusal}</span>}
          {taken && item.until !== null ? (
            <span>
              , live until <Instant at={item.until} form="minute" /> CST
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
}

function Review({ review, type }: { readonly review: RenewReview; readonly type: string }) {
  const { items, gone } = review;
  const until = renewableUntil(review);
  return (
    <>
      <ul aria-label="Items of the new campaign" className="border-y border-line">
        {items.map((item) => (
          <ItemLine key={item.id} item={item} />
        ))}
      </ul>
      {gone > 0 ? (
        <p className="pt-3 text-small text-muted">
          {countItems(gone)} of the campaign {gone === 1 ? "is" : "are"} not there any more.
        </p>
      ) : null}
      {renewedItems(review).length === 0 ? (
        <div className="pt-3">
          <Note tone="wait" role="status">
            No item can be taken over, so this campaign cannot be renewed now.
          </Note>
        </div>
      ) : (
        <p className="pt-3 text-small text-muted">
          {type === "flyer" ? (
            <span>Name, items and area are taken over. You choose new dates, and pay.</span>
          ) : (
            <span>
              Name, items, budget, keywords and sections are taken over. You choose new dates
              {until === null ? null : (
                <span>
                  , until <Instant at={until} form="day" /> at the latest
                </span>
              )}
              .
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** What a renewal would do with the items of a campaign, before anything is changed (RENEW-1). */
export function RenewDialog({ actor }: { readonly actor: RenewActor }) {
  const open = useSelector(actor, (snapshot) => !snapshot.matches("idle"));
  const reviewing = useSelector(actor, (snapshot) => snapshot.matches("reviewing"));
  const failed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
  const { campaign, review, problem } = useSelector(actor, ({ context }) => context);
  const cancel = () => actor.send({ type: "renew.cancelled" });
  const takes = reviewing && review !== null && renewedItems(review).length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : cancel())}
      title={`Renew ${campaign?.campaignName ?? "campaign"}?`}
      description="Nothing changes before the new campaign is created."
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          {failed ? (
            <Button variant="primary" onClick={() => actor.send({ type: "renew.retried" })}>
              Try again
            </Button>
          ) : null}
          {takes ? (
            <Button variant="primary" onClick={() => actor.send({ type: "renew.confirmed" })}>
              Renew
            </Button>
          ) : null}
        </>
      }
    >
      {failed ? (
        <Note tone="bad" role="alert" title="The items could not be read">
          {problem?.message}
        </Note>
      ) : reviewing && review !== null ? (
        <Review review={review} type={campaign?.campaignType ?? "flyer"} />
      ) : (
        <Loading className="flex flex-col gap-3 py-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </Loading>
      )}
    </Dialog>
  );
}
