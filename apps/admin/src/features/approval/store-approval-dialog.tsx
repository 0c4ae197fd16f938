import { decidedFirst } from "@marquee/domain/approval/branch-decision";
import { needsReview } from "@marquee/domain/approval/store-approval";
import { storeMessages as messages } from "@marquee/domain/stores/messages";
import type { storeApprovalMachine } from "@marquee/machines/approval/store-approval.machine";
import {
  approvalChange,
  isWithdrawal,
  type StoreApprovalContext,
} from "@marquee/machines/approval/store-approval.model";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import {
  ApprovalConsequence,
  BranchName,
  ConsequenceLoading,
  ReviewConsequence,
} from "./approval-consequence.tsx";

const load = () => import("@marquee/ui/overlays/alert-dialog.tsx");

export interface StoreApprovalDialogProps {
  readonly approval: ActorRefFrom<typeof storeApprovalMachine>;
}

function Consequence({ approval }: StoreApprovalDialogProps) {
  const { context, value } = useSelector(approval, (snapshot) => snapshot);
  if (value === "changedAlready") {
    const { isApprove } = approvalChange(context);
    const decision = context.effect?.decision ?? null;
    return (
      <p>{decision === null ? messages.approvalChanged : decidedFirst(decision, isApprove)}</p>
    );
  }
  const { effect, outdated, branch } = context;
  if (effect !== null)
    return (
      <div className="flex flex-col gap-4">
        <BranchName effect={effect} />
        {branch !== null && needsReview(branch) ? (
          <ReviewConsequence effect={effect} />
        ) : (
          <ApprovalConsequence effect={effect} outdated={outdated} />
        )}
      </div>
    );
  if (value === "reading") return <ConsequenceLoading />;
  if (value !== "unread") return <p>{context.branch?.storeName}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>What this changes could not be read. {context.problem?.message}</p>
      <Button onClick={() => approval.send({ type: "effect.requested" })}>Read it again</Button>
    </div>
  );
}

/** Why what was confirmed was not done: another master decided first, or the branch has changed. */
function unseenText(context: StoreApprovalContext): string {
  const { effect, outdated } = context;
  const decision = effect?.decision ?? null;
  return decision === null || decision.id === outdated?.decision?.id
    ? messages.changedSinceLook
    : decidedFirst(decision, approvalChange(context).isApprove);
}

/** The question before an approval is given or withdrawn, with what it changes (APPROVAL-M2 … APPROVAL-M4). */
export function StoreApprovalDialog({ approval }: StoreApprovalDialogProps) {
  const snapshot = useSelector(approval, (current) => current);
  const { branch } = snapshot.context;
  const [dialog, want] = useOnDemand(load);
  const isOpen = snapshot.hasTag("open");
  useEffect(() => {
    if (!isOpen) return;
    // if the dialog cannot be loaded, nothing is confirmed
    void want().then((came) => (came ? undefined : approval.send({ type: "approval.cancelled" })));
  }, [isOpen, want, approval]);
  const cancel = () => approval.send({ type: "approval.cancelled" });
  if (branch === null) return null;
  if (dialog === null) return isOpen ? <DialogFrame onClose={cancel} /> : null;
  const [question, label] = isWithdrawal(snapshot.context)
    ? [messages.unapproveQuestion, "Un Approve"]
    : [messages.approveQuestion, "Approve"];
  const canConfirm = snapshot.can({ type: "approval.confirmed" }) || snapshot.hasTag("busy");
  const confirm = canConfirm ? label : null;
  const isChanged = snapshot.matches("changedAlready");
  const failed = snapshot.matches("failed");
  return (
    <dialog.AlertDialog
      open={isOpen}
      wide
      question={needsReview(branch) ? messages.reviewQuestion : question}
      consequence={<Consequence approval={approval} />}
      confirm={isChanged ? "OK" : confirm}
      cancel="Cancel"
      busy={snapshot.hasTag("busy")}
      stoppable
      failure={
        failed
          ? messages.approvalFailed
          : snapshot.context.outdated === null
            ? undefined
            : unseenText(snapshot.context)
      }
      onCancel={cancel}
      onConfirm={isChanged ? cancel : () => approval.send({ type: "approval.confirmed" })}
    />
  );
}
