import type { Dispute, DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import { proposedEvidence } from "@marquee/domain/disputes/held-evidence";
import {
  disputeEvidenceMachine,
  type DisputeEvidenceMachine,
} from "@marquee/machines/disputes/dispute-evidence.machine";
import {
  evidenceRequest,
  isUnsaved,
  type DraftSaved,
  type EvidenceRequest,
} from "@marquee/machines/disputes/dispute-evidence.model";
import { now } from "@marquee/ui/browser/now.ts";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fromPromise, type ActorRefFrom, type SnapshotFrom } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { usePageClosed } from "../../page-kit/use-page-closed.ts";
import { useClient } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { DISPUTES, saveEvidence, TRANSACTIONS } from "./transactions.queries.ts";

export type DisputeEvidenceActor = ActorRefFrom<DisputeEvidenceMachine>;

/** Whether something is typed, asked, sent or refused: it stays on the page if another user closes the dispute (DISPUTE-S7). */
export const isInProgress = (snapshot: SnapshotFrom<DisputeEvidenceMachine>): boolean =>
  !snapshot.matches("editing") && !snapshot.matches("submitted");

/** Runs the evidence of a dispute: what is stored, or what is proposed, to begin with (DISPUTE-E2). */
export function useDisputeEvidence({ id, evidence, held }: DisputeDetails): DisputeEvidenceActor {
  const client = useClient();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    disputeEvidenceMachine.provide({
      actors: {
        // a save outlives the page that sent it
        saveDraft: fromPromise<DraftSaved, EvidenceRequest>(async ({ input }) => {
          await saveEvidence(client, input);
          return { savedOn: new Date(now()).toISOString() };
        }),
        submit: fromPromise<Dispute, EvidenceRequest>(({ input: { id: disputeId, ...body } }) =>
          client.disputes.submit({ params: { id: disputeId }, body }),
        ),
      },
      actions: {
        notify: (_, notification) => notify(notification),
        refresh: () => {
          for (const queryKey of [DISPUTES, TRANSACTIONS])
            void queries.invalidateQueries({ queryKey });
        },
      },
    }),
  );
  const actor = useProcess(machine, {
    input: { id, stored: evidence, text: evidence || proposedEvidence(held, now()) },
  });
  useEffect(() => {
    if (evidence !== actor.getSnapshot().context.stored)
      actor.send({ type: "draft.read", text: evidence });
  }, [actor, evidence]);
  // what was typed a moment ago is saved when the page is left, too
  const left = useLatest(() => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches("waiting") && isUnsaved(snapshot.context))
      void saveEvidence(client, evidenceRequest(snapshot.context)).catch(() => {});
  });
  usePageClosed({ closed: () => left.current() });
  useEffect(() => () => left.current(), [left]);
  return actor;
}
