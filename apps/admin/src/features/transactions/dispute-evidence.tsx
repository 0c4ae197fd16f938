import { formatMinute } from "@marquee/domain/dates/format-dates";
import { LONGEST_EVIDENCE } from "@marquee/domain/disputes/evidence-limit";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useSelector } from "@xstate/react";
import { Send } from "lucide-react";
import { useEffect } from "react";
import type { DisputeEvidenceActor } from "./use-dispute-evidence.ts";

const loadDialog = () => import("@marquee/ui/overlays/alert-dialog.tsx");

interface OfEvidence {
  readonly actor: DisputeEvidenceActor;
}

interface ToRecipient extends OfEvidence {
  /** The recipient of the evidence. */
  readonly recipient: string;
}

function EvidenceText({ actor, recipient }: ToRecipient) {
  const { text, issue, problem } = useSelector(actor, ({ context }) => context);
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.matches("unsaved"));
  const isSending = useSelector(
    actor,
    (snapshot) => snapshot.matches("submitting") || snapshot.matches("submitted"),
  );
  return (
    <>
      <Field
        name="evidence"
        label="In our words"
        hint={`goes to ${recipient} as it is`}
        error={issue ?? undefined}
        isAnnounced
      >
        {(control) => (
          <TextArea
            {...control}
            rows={7}
            maxLength={LONGEST_EVIDENCE}
            value={text}
            readOnly={isSending}
            onValueChange={(typed) => actor.send({ type: "text.changed", text: typed })}
          />
        )}
      </Field>
      {isUnsaved && problem ? (
        <Note
          tone="bad"
          role="alert"
          title="The draft is not saved"
          action={
            problem.isOutdated ? null : (
              <Button size="sm" onClick={() => actor.send({ type: "save.retried" })}>
                Save again
              </Button>
            )
          }
        >
          {problem.message}
        </Note>
      ) : null}
    </>
  );
}

/** Asks before the evidence is sent, and says why it was not, also once the dispute has been closed meanwhile (DISPUTE-M4, DISPUTE-S7). */
export function SubmitQuestion({ actor, recipient }: ToRecipient) {
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"));
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches("submitting"));
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches("confirming"));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [dialog, want] = useOnDemand(loadDialog);
  useEffect(() => {
    if (!isAsked) return;
    // if the dialog cannot be loaded, nothing is confirmed
    void want().then((came) => (came ? undefined : actor.send({ type: "submit.cancelled" })));
  }, [isAsked, want, actor]);
  if (!dialog)
    return isAsked ? (
      <DialogFrame onClose={() => actor.send({ type: "submit.cancelled" })} />
    ) : null;
  return (
    <dialog.AlertDialog
      open={isAsked || isBusy || isFailed}
      question={`Do you want to submit this evidence to ${recipient}?`}
      consequence="It is sent once and cannot be added to."
      confirm={!isFailed ? "Submit" : problem?.isOutdated ? null : "Try again"}
      busy={isBusy}
      stoppable
      failure={isFailed ? problem?.message : undefined}
      onCancel={() => actor.send({ type: "submit.cancelled" })}
      onConfirm={() => actor.send({ type: "submit.confirmed" })}
    />
  );
}

function DraftState({ actor }: OfEvidence) {
  const isTyping = useSelector(actor, (snapshot) => snapshot.matches("waiting"));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"));
  const { savedOn, stored } = useSelector(actor, ({ context }) => context);
  const stateText = () => {
    if (isSaving) return "Saving the draft …";
    if (isTyping) return "Unsaved changes";
    if (savedOn !== null) return `Draft saved ${formatMinute(savedOn).slice(11)}`;
    return stored === "" ? "Proposed from what we hold" : "Draft saved";
  };
  return (
    <span role="status" className="text-small text-muted max-md:hidden">
      {stateText()}
    </span>
  );
}

export interface DisputeEvidenceProps extends ToRecipient {
  /** Whether staff can still respond. If not, what they were writing is left with why it is not saved. */
  readonly isOpen: boolean;
  readonly onAccept: () => void;
}

/** What is written for the bank, with both ways to respond: submit it, or accept the dispute (DISPUTE-M2, DISPUTE-M3). */
export function DisputeEvidence({ actor, recipient, isOpen, onAccept }: DisputeEvidenceProps) {
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches("saving"));
  const isSent = useSelector(actor, (snapshot) => snapshot.matches("submitted"));
  return (
    <>
      <div className="flex flex-col gap-3">
        <EvidenceText actor={actor} recipient={recipient} />
      </div>
      {isOpen ? (
        <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex min-h-16 items-center justify-end gap-2 border-t border-line bg-surface px-4 py-2 md:-mx-6 md:px-6 print:hidden [&>button]:max-md:h-11 [&>button]:max-md:flex-1">
          <span className="mr-auto">
            <DraftState actor={actor} />
          </span>
          <Button onClick={onAccept}>Accept the dispute</Button>
          <Button
            variant="primary"
            busy={isSaving || isSent}
            onClick={() => actor.send({ type: "submit.requested" })}
          >
            <Send className="size-4" aria-hidden="true" />
            <span>{`Submit to ${recipient}`}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}
