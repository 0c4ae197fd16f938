import { Button } from "@marquee/ui/button.tsx";
import { Note } from "@marquee/ui/note.tsx";
import { sameValue } from "@marquee/machines/forms/same-value";
import { useSelector } from "@xstate/react";
import { changeFields } from "../../page-kit/form/fields-actor.ts";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface RestoredNoteProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What the plan would have opened with, if this tab had stored none; undefined if it opened with that. */
  readonly restoredFrom: Draft | undefined;
}

/** Says that the plan is one that this tab has stored, and offers to start over (SCREEN-W3). */
export function RestoredNote<Draft extends object>({
  actor,
  restoredFrom,
}: RestoredNoteProps<Draft>) {
  const isFresh = useSelector(actor, ({ context }) =>
    sameValue(context.fields.values, restoredFrom),
  );
  const isPaying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  if (restoredFrom === undefined || isFresh || isPaying) return null;
  return (
    <Note
      role="status"
      title="This is the plan that you left here."
      action={
        <Button size="sm" onClick={() => changeFields(actor, restoredFrom)}>
          Start over
        </Button>
      }
    >
      Nothing of it is paid for.
    </Note>
  );
}
