import { brokenStep, FORM_STEPS, type FormStep } from "@marquee/domain/onboarding/sign-up-steps";
import type { OnboardingStep } from "@marquee/domain/onboarding/sign-up.schema";
import { isReached } from "@marquee/machines/onboarding/onboarding.model";
import { classNames } from "@marquee/ui/class-names.ts";
import { useSelector } from "@xstate/react";
import { Check } from "lucide-react";
import { answerOf, STEPS } from "./sign-up-steps.ts";
import { usePublicCategories, usePublicGeography } from "./sign-up.queries.ts";
import type { OnboardingActor } from "./use-onboarding.ts";

const isFormStep = (step: OnboardingStep): step is FormStep =>
  FORM_STEPS.some((each) => each === step);

/** Where the sign-up is: the step shown, and the last one at its end. */
export const useShownStep = (actor: OnboardingActor): OnboardingStep =>
  useSelector(actor, (snapshot) =>
    snapshot.matches("confirmation") || snapshot.matches("left")
      ? "confirmation"
      : snapshot.context.step,
  );

const DOT = {
  done: "border-accent bg-accent text-on-accent",
  now: "border-accent text-accent-text ring-4 ring-accent-tint",
  later: "border-line-control text-muted",
} as const;

function Dot({ state, number }: { readonly state: keyof typeof DOT; readonly number: number }) {
  return (
    <span
      className={classNames(
        "figures grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-semibold",
        DOT[state],
      )}
    >
      {state === "done" ? (
        <Check className="size-4" strokeWidth={2.5} aria-hidden="true" />
      ) : (
        number
      )}
    </span>
  );
}

/** What a reached step still needs: the first of its broken rules and how many follow; null if nothing lacks. */
function useNeeds(actor: OnboardingActor, step: OnboardingStep): string | null {
  const needs = useSelector(actor, ({ context }) => {
    if (!isFormStep(step) || !isReached(context, step)) return "";
    const broken = brokenStep(step, context.data).filter(({ field }) => field !== "captcha");
    if (step === "signUp" && broken.length === 1 && broken[0]?.field === "password")
      return "Password needed again";
    const [first, ...more] = broken;
    if (!first) return "";
    return more.length === 0 ? first.message : `${first.message} And ${more.length} more.`;
  });
  return needs === "" ? null : needs;
}

function MapStep({
  actor,
  at,
}: {
  readonly actor: OnboardingActor;
  /** The position of the step. */
  readonly at: number;
}) {
  const shown = useShownStep(actor);
  const geography = usePublicGeography().data;
  const categories = usePublicCategories().data;
  const entry = STEPS[at];
  const step = entry?.step ?? "signUp";
  const needs = useNeeds(actor, step);
  const data = useSelector(actor, ({ context }) => context.data);
  const reached = useSelector(actor, ({ context }) => isFormStep(step) && isReached(context, step));
  if (!entry) return null;
  const isOver = shown === "confirmation";
  const isNow = step === shown;
  const isDone = !isNow && (isOver || (reached && needs === null));
  const answer = isDone || reached ? answerOf(step, data, { geography, categories }) : "";
  const words = (
    <span className="min-w-0">
      <span className={classNames("block font-medium", !isNow && !reached && "text-muted")}>
        {entry.title}
      </span>
      <span className="block truncate text-small text-muted">
        {isNow || answer === "" ? entry.about : answer}
      </span>
      {needs !== null && !isOver ? (
        <span className="flex items-start gap-1.5 text-small font-medium text-ink">
          <span
            className="mt-[0.4375rem] size-1.5 shrink-0 rounded-full bg-wait-dot"
            aria-hidden="true"
          />
          <span>
            <span className="sr-only">Still needs: </span>
            <span>{needs}</span>
          </span>
        </span>
      ) : null}
    </span>
  );
  const dot = <Dot state={isNow ? "now" : isDone ? "done" : "later"} number={at + 1} />;
  return (
    <li
      aria-current={isNow ? "step" : undefined}
      className={classNames(
        "relative pb-8 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-8 [&:not(:last-child)]:before:bottom-1 [&:not(:last-child)]:before:left-[0.8125rem] [&:not(:last-child)]:before:w-0.5",
        isDone ? "before:bg-accent" : "before:bg-line-strong",
      )}
    >
      {reached && !isNow && !isOver && isFormStep(step) ? (
        <button
          type="button"
          className="flex w-full items-start gap-4 rounded-small text-left hover:[&_.font-medium]:underline"
          onClick={() => actor.send({ type: "step.chosen", step })}
        >
          {dot}
          {words}
        </button>
      ) : (
        <div className="flex items-start gap-4">
          {dot}
          {words}
        </div>
      )}
    </li>
  );
}

/** The six steps: what was entered, what each still needs, and the way back to those that were reached. */
export function StepMap({ actor }: { readonly actor: OnboardingActor }) {
  return (
    <ol className="flex flex-col">
      {STEPS.map(({ step }, at) => (
        <MapStep key={step} actor={actor} at={at} />
      ))}
    </ol>
  );
}

/** The map of a narrow screen: bars, and a sentence. */
export function StepBars({ actor }: { readonly actor: OnboardingActor }) {
  const shown = useShownStep(actor);
  const at = STEPS.findIndex(({ step }) => step === shown);
  const next = STEPS[at + 1];
  return (
    <div className="flex flex-col gap-2.5">
      <ol aria-hidden="true" className="grid grid-cols-6 gap-1.5">
        {STEPS.map(({ step }, position) => (
          <li
            key={step}
            className={classNames(
              "h-1 rounded-full",
              position <= at ? "bg-accent" : "bg-line-strong",
            )}
          />
        ))}
      </ol>
      <p className="text-small">
        <strong className="figures font-medium">{`Step ${at + 1} of ${STEPS.length}`}</strong>
        <span className="text-muted">{next ? ` Next: ${next.title}` : " Done"}</span>
      </p>
    </div>
  );
}
