import { sameValue } from "@marquee/machines/forms/same-value";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { changeFields } from "../../page-kit/form/fields-actor.ts";
import { StartOverNote } from "../../page-kit/form/start-over-note.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface RestoredNoteProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What the plan would have opened with, if this tab had stored none; undefined if it opened with that. */
  readonly restoredFrom: Draft | undefined;
}

const isFreshDraft = <Draft extends object>(actor: PricedPlanActor<Draft>, fresh: Draft): boolean =>
  sameValue(actor.getSnapshot().context.fields.values, fresh);

/** Says that the plan is one that this tab has stored, and offers to start over (SCREEN-W3). */
export function RestoredNote<Draft extends object>({
  actor,
  restoredFrom,
}: RestoredNoteProps<Draft>) {
  // decided when the page opens: what is chosen here for the first time was not left here
  const [isLeft, setLeft] = useState(
    () => restoredFrom !== undefined && !isFreshDraft(actor, restoredFrom),
  );
  const isPaying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  if (restoredFrom === undefined || !isLeft || isPaying) return null;
  return (
    <StartOverNote
      title="This is the plan that you left here."
      onStartOver={() => {
        changeFields(actor, restoredFrom);
        setLeft(false);
      }}
    >
      Nothing of it is paid for.
    </StartOverNote>
  );
}
