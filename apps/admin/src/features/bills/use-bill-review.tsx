import { decisionMessages, statusAfter } from "@marquee/domain/bills/bill-decision";
import { REJECT_REASONS, type RejectionDraft } from "@marquee/domain/bills/bill-rejection";
import type { Bill, BillDecision } from "@marquee/domain/bills/bill.schema";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import { storedText } from "@marquee/domain/validation/typed-values";
import { billReviewMachine } from "@marquee/machines/bills/bill-review.machine";
import {
  rejectionIssues,
  type BillReview,
  type ConfirmedReview,
  type SendReview,
} from "@marquee/machines/bills/bill-review.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Undo2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { usePageClosed } from "../../page-kit/use-page-closed.ts";
import { useClient } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { BILLS } from "./bills.queries.ts";
import { RejectionFields } from "./rejection-fields.tsx";
import { ratingText } from "./stars.tsx";

type ReviewActor = ActorRefFrom<typeof billReviewMachine>;

function Consequence({ review: { bill, decision } }: { readonly review: BillReview }) {
  const { billRating } = bill;
  return (
    <div className="flex flex-col gap-2">
      <p>
        {bill.storeName}, {bill.userId}, {formatMinute(bill.createdOn)} CST. It moves to{" "}
        {statusAfter(decision) === "A" ? "Approve Bills" : "Reject Bills"}
        {billRating.length === 0 ? "." : ", with its ratings:"}
      </p>
      {billRating.length === 0 ? null : (
        <ul className="list-disc pl-5">
          {billRating.map(({ id, itemName, rating }) => (
            <li key={id}>
              {itemName}, {ratingText(rating)}
            </li>
          ))}
        </ul>
      )}
      {decision === "Reject" ? <p>The shopper gets a mail with the reason and your note.</p> : null}
      <p>You can undo it for five seconds. Then it is final.</p>
    </div>
  );
}

/** The reason that was given with the request, as the shopper reads it. */
function GivenReason({ rejection: { reason, note } }: { readonly rejection: RejectionDraft }) {
  return (
    <div className="rounded-control border border-line bg-canvas px-4 py-3 text-small">
      <p className="font-medium">{reason === "" ? null : REJECT_REASONS[reason]}</p>
      {storedText(note) === "" ? null : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">{storedText(note)}</p>
      )}
    </div>
  );
}

function Question({ actor }: { readonly actor: ReviewActor }) {
  const asked = useSelector(actor, ({ context }) => context.asked);
  const open = useSelector(actor, (snapshot) => snapshot.matches("asking"));
  const rejection = useSelector(actor, ({ context }) => context.rejection);
  const showsIssues = useSelector(actor, ({ context }) => context.showsIssues);
  if (!open || asked === null) return null;
  const { decision } = asked;
  return (
    <AlertDialog
      open
      question={decisionMessages(decision).question}
      consequence={<Consequence review={asked} />}
      confirm={decision}
      tone={decision === "Reject" ? "danger" : "primary"}
      onCancel={() => actor.send({ type: "review.cancelled" })}
      onConfirm={() => actor.send({ type: "review.confirmed" })}
    >
      {asked.rejection ? (
        <GivenReason rejection={asked.rejection} />
      ) : decision === "Reject" ? (
        <RejectionFields
          rejection={rejection}
          issues={showsIssues ? rejectionIssues({ asked, rejection }) : NO_ISSUES}
          onChange={(changed) => actor.send({ type: "rejection.changed", rejection: changed })}
        />
      ) : null}
    </AlertDialog>
  );
}

/** A decision that was not stored: why, and what was given with it (BILL-Q8). */
function NotStored({ actor }: { readonly actor: ReviewActor }) {
  const failed = useSelector(actor, ({ context }) => context.failed);
  const open = useSelector(actor, (snapshot) => snapshot.matches("failed"));
  if (!open || failed === null) return null;
  const { review, problem } = failed;
  return (
    <AlertDialog
      open
      question={problem.isOutdated ? problem.message : decisionMessages(review.decision).question}
      consequence={`${review.bill.storeName}, ${review.bill.userId}. Your decision, ${review.decision}, was not stored.`}
      failure={problem.isOutdated ? undefined : problem.message}
      confirm={problem.isOutdated ? null : "Try again"}
      tone={review.decision === "Reject" ? "danger" : "primary"}
      onCancel={() => actor.send({ type: "review.cancelled" })}
      onConfirm={() => actor.send({ type: "review.confirmed" })}
    >
      {review.rejection ? <GivenReason rejection={review.rejection} /> : null}
    </AlertDialog>
  );
}

const NO_ISSUES: readonly never[] = [];

const DONE: Readonly<Record<BillDecision, string>> = { Approve: "Approved", Reject: "Rejected" };

/** What was decided last, as long as it can be undone or is being sent; over the end of the page, never over its rows. */
function Held({ actor }: { readonly actor: ReviewActor }) {
  const held = useSelector(actor, ({ context }) => context.held);
  const sending = useSelector(actor, (snapshot) => snapshot.matches("sending"));
  return (
    <div role="status" className="shrink-0">
      {held === null ? null : (
        <div className="flex flex-wrap items-center gap-3 border-t border-line bg-raised px-4 py-2 md:px-6">
          <p className="min-w-0 flex-1 text-small">
            <span className="font-medium">
              {DONE[held.decision]}: {held.bill.storeName}
            </span>
            <span className="text-muted">
              {sending ? ", being stored" : ", final in five seconds"}
            </span>
          </p>
          {sending ? null : (
            <Button size="sm" onClick={() => actor.send({ type: "review.undone" })}>
              <Undo2 className="size-3.5" aria-hidden="true" />
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The review of bills on a page: how to ask for a decision, what is decided already, its dialog, and how to undo it. */
export function useBillReview() {
  const client = useClient();
  const queries = useQueryClient();
  const send = useLatest(({ bill, decision, rejection }: ConfirmedReview) =>
    client.bills.review(
      {
        params: { id: bill.id, status: statusAfter(decision), decision },
        query: { version: bill.version },
        body: rejection,
      },
      // a page that is closed sends what was confirmed (BILL-Q7)
      { outlivesPage: true },
    ),
  );
  const [provided] = useState(() =>
    billReviewMachine.provide({
      actors: {
        send: fromPromise<unknown, SendReview>(({ input }) => send.current(input.review)),
      },
      actions: {
        notify: (_, notification) => notify(notification),
        refreshLists: () => void queries.invalidateQueries({ queryKey: BILLS }),
      },
    }),
  );
  const running = useRef<ReviewActor | null>(null);
  // before the effect that stops the actor with the page: nothing that was confirmed is lost (BILL-Q5)
  useEffect(() => {
    const leave = () => {
      const actor = running.current;
      if (actor?.getSnapshot().status === "active") actor.send({ type: "review.left" });
    };
    return leave;
  }, []);
  const actor = useProcess(provided, {});
  useEffect(() => {
    running.current = actor;
  }, [actor]);
  usePageClosed({ closed: () => actor.send({ type: "page.closed" }) });
  const heldId = useSelector(actor, ({ context }) => context.held?.bill.id ?? null);
  const nextId = useSelector(actor, ({ context }) => context.next?.bill.id ?? null);
  const request = useCallback(
    (bill: Bill, decision: BillDecision, rejection?: RejectionDraft) =>
      actor.send({
        type: "review.requested",
        review: { bill, decision, ...(rejection ? { rejection } : {}) },
      }),
    [actor],
  );
  const undo = useCallback(() => actor.send({ type: "review.undone" }), [actor]);
  return {
    request,
    undo,
    /** Whether a bill is decided already, as far as this page goes. */
    isDecided: (id: string) => id === heldId || id === nextId,
    dialog: (
      <>
        <Question actor={actor} />
        <NotStored actor={actor} />
      </>
    ),
    held: <Held actor={actor} />,
  };
}
