import type { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { useSelector } from "@xstate/react";
import { RotateCw, Type, Volume2 } from "lucide-react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { TextField } from "../../page-kit/form/text-field.tsx";
import type { StepActor } from "./step-form.tsx";

type CaptchaActor = ActorRefFrom<typeof captchaMachine>;

/** Reads a text aloud, if the browser can. */
function readAloud(text: string): void {
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = "en";
  utterance.rate = 0.8;
  speechSynthesis.speak(utterance);
}

const canRead = (): boolean => "speechSynthesis" in window;

function Shown({
  captcha,
  asQuestion,
}: {
  readonly captcha: CaptchaActor;
  readonly asQuestion: boolean;
}) {
  const shown = useSelector(captcha, ({ context }) => context.captcha);
  if (shown === null) return <Spinner className="m-auto" />;
  if (asQuestion) return <p className="p-3 text-small">{shown.alternative}</p>;
  return (
    <img
      src={shown.image}
      alt="Five characters. Use “Listen” or “As a question” if you cannot read them."
      width={232}
      height={72}
      className="size-full object-cover"
    />
  );
}

/** The captcha: an image, the same to be heard or read as a question, and the answer to it. */
export function CaptchaField({
  step,
  captcha,
}: {
  readonly step: StepActor;
  readonly captcha: CaptchaActor;
}) {
  const [asQuestion, setAsQuestion] = useState(false);
  const question = useSelector(captcha, ({ context }) => context.captcha?.alternative);
  const problem = useSelector(captcha, ({ context }) => context.problem);
  if (problem !== null)
    return (
      <Note
        tone="bad"
        role="alert"
        title={problem.message}
        action={
          <Button size="sm" onClick={() => captcha.send({ type: "captcha.renewed" })}>
            Try again
          </Button>
        }
      >
        There is no captcha to answer yet.
      </Note>
    );
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[14.5rem_minmax(0,1fr)]">
      <div>
        <div className="flex min-h-18 overflow-hidden rounded-control border border-line-strong bg-canvas">
          <Shown captcha={captcha} asQuestion={asQuestion} />
        </div>
        <div className="mt-1 -ml-2 flex flex-wrap items-center gap-1">
          {canRead() && question !== undefined ? (
            <Button size="sm" variant="ghost" onClick={() => readAloud(question)}>
              <Volume2 className="size-3.5" aria-hidden="true" />
              Listen
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => setAsQuestion(!asQuestion)}>
            <Type className="size-3.5" aria-hidden="true" />
            <span>{asQuestion ? "As an image" : "As a question"}</span>
          </Button>
          <IconButton
            size="sm"
            label="Another captcha"
            icon={<RotateCw className="size-3.5" aria-hidden="true" />}
            onClick={() => captcha.send({ type: "captcha.renewed" })}
          />
        </div>
      </div>
      <TextField
        form={step}
        name="captcha"
        label="Characters in the picture"
        help="Capitals or not, it is the same."

        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </div>
  );
}
