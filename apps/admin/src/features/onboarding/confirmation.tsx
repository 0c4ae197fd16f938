import { confirmationText, firstStep } from "@marquee/domain/onboarding/confirmation";
import type { Onboarded, SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import type { signedUpMachine } from "@marquee/machines/onboarding/signed-up.machine";
import { withoutSecrets } from "@marquee/machines/onboarding/stored-sign-up.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { Mail, MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { CorrectEmail } from "./correct-email.tsx";
import { forgetSignedUp, rememberSignedUp } from "./sign-up-memory.ts";

type SignedUpActor = ActorRefFrom<typeof signedUpMachine>;

function SendAgain({ actor }: { readonly actor: SignedUpActor }) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  if (state === "sent")
    return (
      <span role="status" className="text-small text-muted">
        Sent again. In a minute you can ask once more.
      </span>
    );
  return (
    <span className="text-small text-muted">
      No mail? Look in spam, or{" "}
      {state === "sending" ? (
        <button
          type="button"
          className="link"
          onClick={() => actor.send({ type: "mail.cancelled" })}
        >
          stop sending it again
        </button>
      ) : (
        <button
          type="button"
          className="link"
          onClick={() => actor.send({ type: "mail.requested" })}
        >
          send it again
        </button>
      )}
    </span>
  );
}

function WhatNext({ store, mail }: { readonly store: string; readonly mail: Onboarded["mail"] }) {
  const steps = [
    firstStep(mail),
    [
      `Marquee approves ${store}`,
      "You get a mail. Campaigns can be created before, and go live within 24 hours of approval.",
    ],
    ["You add offers and promote them", "From CAD 1.00 a day."],
  ] as const;
  return (
    <section aria-labelledby="what-next" className="border-t border-line pt-6">
      <h2 id="what-next" className="text-section">
        What happens next
      </h2>
      <ol className="mt-3.5 flex flex-col gap-3.5">
        {steps.map(([title, detail], at) => (
          <li key={title} className="flex gap-3">
            <span className="figures grid size-6 shrink-0 place-items-center rounded-full bg-press text-tiny font-semibold text-muted">
              {at + 1}
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-small text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last page: which mail was sent, and the way to the sign-in. */
export function Confirmation({
  actor,
  data,
}: {
  readonly actor: SignedUpActor;
  readonly data: SignUpData;
}) {
  const { onboarded, problem } = useSelector(actor, ({ context }) => context);
  const isCorrecting = useSelector(
    actor,
    (snapshot) => snapshot.matches("correcting") || snapshot.matches("storing"),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // a phone may reload this page when it comes back from the mail program; after leaving it nothing is remembered
  useEffect(() => {
    rememberSignedUp({ onboarded, data: withoutSecrets(data) });
    return forgetSignedUp;
  }, [onboarded, data]);
  // also after a correction, whose field is gone: the heading is before the e-mail that the page names now
  useEffect(() => {
    if (!isCorrecting) heading.current?.focus();
  }, [isCorrecting]);
  return (
    <div className="my-auto flex flex-col gap-6 py-6">
      <MailCheck className="size-16 text-accent" strokeWidth={1.25} aria-hidden="true" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          {data.businessName} is signed up
        </h1>
        <p role="status" className="mt-2 text-section font-normal!">
          {confirmationText(onboarded.mail)}
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <span className="inline-flex min-w-0 items-center gap-2 rounded-control bg-press px-3 py-2 font-medium">
            <Mail className="size-4 shrink-0 text-muted" aria-hidden="true" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{onboarded.email}</span>
          </span>
          {isCorrecting ? null : (
            <button
              type="button"
              className="link text-small"
              onClick={() => actor.send({ type: "correction.begun" })}
            >
              Wrong email?
            </button>
          )}
        </p>
      </div>
      {isCorrecting ? (
        <CorrectEmail actor={actor} />
      ) : (
        <>
          {problem === null ? null : <Note tone="bad" role="alert" title={problem.message} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="primary" onClick={() => actor.send({ type: "page.left" })}>
              Go To login
            </Button>
            <SendAgain actor={actor} />
          </div>
        </>
      )}
      <WhatNext store={data.storeName} mail={onboarded.mail} />
    </div>
  );
}
