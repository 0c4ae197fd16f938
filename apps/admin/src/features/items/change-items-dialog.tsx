import { changeReports } from "@marquee/domain/items/change-messages";
import { MOST_CHANGES } from "@marquee/domain/items/item-changes";
import { countWords } from "@marquee/domain/wire/count-words";
import {
  changeCounts,
  changeResult,
  reviewedCells,
  undoResult,
} from "@marquee/machines/items/change-items.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Progress } from "@marquee/ui/feedback/progress.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { ChangeReport } from "./change-report.tsx";
import { ChangeReview } from "./change-review.tsx";
import type { ChangeStart } from "./start-changing.ts";
import { useChangeItems, type ChangeItemsActor } from "./use-change-items.ts";

export interface ChangeItemsDialogProps {
  readonly actor: ChangeItemsActor;
  readonly words: Pick<ChangeStart, "one" | "many" | "read">;
}

interface HowFarProps {
  readonly label: string;
  readonly sent: number;
  readonly all: number;
}

function HowFar({ label, sent, all }: HowFarProps) {
  return (
    <div className="flex flex-col gap-1.5 pb-2">
      <Progress label={label} percent={(100 * sent) / Math.max(1, all)} />
      <p role="status" className="figures text-small text-muted">{`${sent} of ${all} done`}</p>
    </div>
  );
}

/** Many changes looked over, applied and reported; once all is done, its toast alone is left. */
export function ChangeItemsDialog({ actor, words }: ChangeItemsDialogProps) {
  const { one, many, read } = words;
  const state = useSelector(actor, ({ value }) => value);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  // what waits for the network goes on as soon as it is there (CHANGE-M4)
  useEffect(() => {
    if (state !== "waiting") return;
    const goOn = () => actor.send({ type: "apply.resumed" });
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [actor, state]);
  const close = () => actor.send({ type: "review.closed" });
  const counts = changeCounts(context);
  const changes = countWords(counts.cells, "change");
  const { refused } = reviewedCells(context);
  const { all, done, notDone } = changeResult(context);
  const back = undoResult(context);
  const taken = Object.keys(context.undone).length;
  const sent = Object.keys(context.outcomes).length;
  const problem = `${context.problem?.message ?? ""}${
    context.problem?.reference ? ` Reference ${context.problem.reference}` : ""
  }`;
  switch (state) {
    case "reviewing":
      return (
        <Dialog
          open
          width="wide"
          onOpenChange={close}
          title={`Look over ${changes}`}
          description={
            counts.live === 0
              ? "Old and new side by side. Nothing has been saved yet."
              : `Nothing has been saved yet. ${changeReports.live(counts.live)}`
          }
          footer={
            <>
              {refused.length > 0 ? (
                <span className="mr-auto self-center text-small text-muted">
                  {`${refused.length} refused ${refused.length === 1 ? "is" : "are"} left as ${refused.length === 1 ? "it is" : "they are"}`}
                </span>
              ) : null}
              <Button onClick={close}>Back</Button>
              <Button
                variant="primary"
                disabledReason={counts.cells === 0 ? "Nothing changes." : undefined}
                onClick={() => actor.send({ type: "apply.started" })}
              >
                {`Apply ${changes}`}
              </Button>
            </>
          }
        >
          <ChangeReview actor={actor} context={context} read={read} />
        </Dialog>
      );
    case "undoing":
      // one call is done before a dialog could be read
      return back.all <= MOST_CHANGES ? null : (
        <Dialog
          open
          width="wide"
          onOpenChange={() => {}}
          title={`Taking back ${countWords(back.all, one, many)}`}
          footer={<Button onClick={() => actor.send({ type: "undo.stopped" })}>Stop</Button>}
        >
          <HowFar label={`Taking back ${many}`} sent={taken} all={back.all} />
        </Dialog>
      );
    case "applying":
    case "waiting":
      return (
        <Dialog
          open
          width="wide"
          // Escape and a press outside leave it running
          onOpenChange={() => {}}
          title={`Changing ${countWords(all, one, many)}`}
          footer={
            <>
              <Button
                busy={context.isCancelled}
                onClick={() => actor.send({ type: "apply.cancelled" })}
              >
                Cancel
              </Button>
              {state === "waiting" ? (
                <Button variant="primary" onClick={() => actor.send({ type: "apply.resumed" })}>
                  Go on
                </Button>
              ) : null}
            </>
          }
        >
          <div className="flex flex-col gap-3 pb-2">
            <HowFar label={`Changing ${many}`} sent={sent} all={all} />
            {state === "waiting" ? (
              <Note tone="wait" role="alert" title="It has stopped">
                {`${problem} What was saved stays. It goes on where it was.`}
              </Note>
            ) : null}
          </div>
        </Dialog>
      );
    case "cancelled":
    case "partly":
      return (
        <Dialog
          open
          width="medium"
          onOpenChange={close}
          title={changeReports.partly(done, all, { one, many })}
          description={
            state === "cancelled"
              ? "You stopped it. The rest is as it was."
              : "The others are as they were, for these reasons."
          }
          footer={
            <>
              <Button
                disabledReason={done === 0 ? "Nothing was changed." : undefined}
                onClick={() => actor.send({ type: "undo.started" })}
              >
                {`Undo ${done}`}
              </Button>
              <Button variant="primary" onClick={close}>
                Close
              </Button>
            </>
          }
        >
          {notDone.length === 0 && state === "partly" ? (
            <p>Nothing is left to be chosen.</p>
          ) : (
            <ChangeReport
              notDone={notDone}
              {...(state === "partly"
                ? {
                    onOverwrite: (id: string) => actor.send({ type: "item.overwritten", id }),
                    onLeave: (id: string) => actor.send({ type: "item.leftAsItIs", id }),
                  }
                : {})}
            />
          )}
        </Dialog>
      );
    case "undoWaiting":
      return (
        <Dialog
          open
          width="medium"
          onOpenChange={close}
          title="Undo has stopped"
          description={problem}
          footer={
            <>
              <Button onClick={close}>Close</Button>
              <Button variant="primary" onClick={() => actor.send({ type: "undo.started" })}>
                Go on
              </Button>
            </>
          }
        >
          <p>What was taken back stays so. It goes on where it was.</p>
        </Dialog>
      );
    case "done":
    case "undone":
    case "closed":
      return null;
  }
}

const APPLIED: ReadonlySet<string> = new Set(["done", "partly", "cancelled"]);

/** Runs the changes of some items, with their dialog. */
export function ChangeItems({ start }: { readonly start: ChangeStart }) {
  const actor = useChangeItems(start);
  const isApplied = useSelector(actor, ({ value }) => APPLIED.has(value));
  const onApplied = useEffectEvent(() => start.onApplied?.());
  useEffect(() => {
    if (isApplied) onApplied();
  }, [isApplied]);
  return <ChangeItemsDialog actor={actor} words={start} />;
}
