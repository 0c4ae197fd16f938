import { onboardingMessages } from "@marquee/domain/onboarding/messages";
import { SIGN_UP_STORED_DAYS } from "@marquee/domain/onboarding/sign-up-stored-days";
import type { storedSignUpMachine } from "@marquee/machines/onboarding/stored-sign-up.machine";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { CircleCheck, X } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ActorRefFrom } from "xstate";
import type { OnboardingActor } from "./use-onboarding.ts";

type StoredActor = ActorRefFrom<typeof storedSignUpMachine>;

/** Whether what was typed is stored, in a few words. */
export function StoredState({ actor }: { readonly actor: StoredActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const stored = useSelector(actor, ({ context }) => context.stored);
  if (state === "failed")
    return (
      <span className="flex items-center gap-2">
        Not stored yet
        <Button size="sm" variant="ghost" onClick={() => actor.send({ type: "save.retry" })}>
          Store now
        </Button>
      </span>
    );
  if (state === "waiting" || state === "saving") return <span>Storing</span>;
  if (stored === null) return null;
  return (
    <span className="flex items-center gap-1.5">
      <CircleCheck className="size-3.5" aria-hidden="true" />
      <span>{stored.mailedTo === null ? "Saved" : "Saved. We mailed you a link to come back"}</span>
    </span>
  );
}

/** Another tab or device has gone on: which of both counts. */
export function StoredElsewhere({ actor }: { readonly actor: StoredActor }) {
  const conflict = useSelector(actor, ({ context }) => context.conflict);
  if (conflict === null) return null;
  return (
    <Note tone="wait" role="alert" title={onboardingMessages.draftStale}>
      <p>
        That was <Instant at={conflict.updatedOn} form="minute" />, Central time. Nothing was
        overwritten.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => actor.send({ type: "conflict.theirsChosen" })}>
          Show what is stored
        </Button>
        <Button size="sm" onClick={() => actor.send({ type: "conflict.ownChosen" })}>
          Keep what is here
        </Button>
      </div>
    </Note>
  );
}

/** Opens the first step at its password, in the press itself, so that the keyboard of a phone opens. */
function openPassword(actor: OnboardingActor): void {
  flushSync(() => actor.send({ type: "step.chosen", step: "signUp" }));
  document.querySelector<HTMLElement>("input[autocomplete='new-password']")?.focus();
}

/** Says once that the sign-up was resumed, and what was not stored; or that its link is too old. */
export function ResumedNote({ actor }: { readonly actor: OnboardingActor }) {
  const [closed, setClosed] = useState(false);
  const resumed = useSelector(actor, ({ context }) => context.resumed);
  const isLost = useSelector(actor, ({ context }) => context.isLost);
  const lacksPassword = useSelector(actor, ({ context }) => context.data.password === "");
  if (closed || (resumed === null && !isLost)) return null;
  const close = (
    <IconButton
      size="sm"
      label="Close this message"
      icon={<X className="size-4" aria-hidden="true" />}
      onClick={() => setClosed(true)}
    />
  );
  if (resumed === null)
    return (
      <Note tone="wait" role="status" title="This link does not work any more" action={close}>
        The sign-up was finished, or begun more than {SIGN_UP_STORED_DAYS} days ago. You can begin a
        new one here.
      </Note>
    );
  return (
    <Note role="status" title="We kept your place." action={close}>
      You left on <Instant at={resumed.updatedOn} form="minute" />, Central time. Everything is as
      you typed it
      <span>
        {lacksPassword ? (
          <>
            ; only the password is not kept.{" "}
            <button type="button" className="link font-medium" onClick={() => openPassword(actor)}>
              Enter it again
            </button>
          </>
        ) : (
          "."
        )}
      </span>
    </Note>
  );
}
