import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Suspense, type ReactNode } from "react";
import { useQueries } from "../../session/session-context.tsx";
import { AddressFacts } from "../geography/address-facts.tsx";
import { OpenHours } from "../stores/open-hours.tsx";
import { AddressStep } from "./address-step.tsx";
import { CategoryStep } from "./category-step.tsx";
import { Confirmation } from "./confirmation.tsx";
import { PersonalInfoStep } from "./personal-info-step.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import { STEPS } from "./sign-up-steps.ts";
import { usePublicGeography } from "./sign-up.queries.ts";
import { StoreInfoStep } from "./store-info-step.tsx";
import { ResumedNote, StoredElsewhere, StoredState } from "./stored-note.tsx";
import { useOnboarding, type OnboardingActor } from "./use-onboarding.ts";

/** Loading or sending failed as a whole. */
function Failed({ actor }: { readonly actor: OnboardingActor }) {
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (problem === null) return null;
  return (
    <Note tone="bad" role="alert" title={problem.message}>
      What you typed is still here; you can submit again.
      {problem.reference === null ? null : (
        <span className="figures block">Reference {problem.reference}</span>
      )}
    </Note>
  );
}

function Resuming({ actor }: { readonly actor: OnboardingActor }) {
  const failed = useSelector(actor, (snapshot) => snapshot.matches("resumeFailed"));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const anew = (
    <Button variant="ghost" onClick={() => actor.send({ type: "resume.dropped" })}>
      Begin anew
    </Button>
  );
  if (!failed)
    return (
      <div role="status" className="m-auto flex flex-col items-center gap-3 text-muted">
        <Spinner />
        Opening your sign-up
        {anew}
      </div>
    );
  return (
    <>
      <Note tone="bad" role="alert" title={problem?.message ?? "This could not be loaded."}>
        Your sign-up is stored, and can be opened later.
      </Note>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => actor.send({ type: "resume.retry" })}>
          Try again
        </Button>
        {anew}
      </div>
    </>
  );
}

/** The step that runs, with its fields. */
function Step({ actor }: { readonly actor: OnboardingActor }) {
  const children = useSelector(actor, (snapshot) => snapshot.children);
  const data = useSelector(actor, ({ context }) => context.data);
  const { signUpStep, storeInfoStep, chooseCategoryStep, addressStep } = children;
  const { personalInfoStep, captcha, signedUp } = children;
  if (signUpStep) return <SignUpStep step={signUpStep} />;
  if (storeInfoStep) return <StoreInfoStep step={storeInfoStep} />;
  if (chooseCategoryStep) return <CategoryStep step={chooseCategoryStep} />;
  if (addressStep) return <AddressStep step={addressStep} />;
  if (personalInfoStep && captcha)
    return <PersonalInfoStep step={personalInfoStep} captcha={captcha} />;
  if (signedUp) return <Confirmation actor={signedUp} data={data} />;
  return null;
}

/** While the whole sign-up is being sent. */
function Submitting({ actor }: { readonly actor: OnboardingActor }) {
  return (
    <div role="status" className="m-auto flex flex-col items-center gap-3 text-center">
      <Spinner />
      <p className="font-medium">Signing your company up</p>
      <p className="text-small text-muted">It is safe to wait: sent twice, it is signed up once.</p>
      <Button variant="ghost" onClick={() => actor.send({ type: "submit.cancelled" })}>
        Cancel
      </Button>
    </div>
  );
}

function StepLine({ actor }: { readonly actor: OnboardingActor }) {
  const step = useSelector(actor, ({ context }) => context.step);
  const stored = useSelector(actor, ({ children }) => children.storedSignUp);
  const number = STEPS.findIndex((each) => each.step === step) + 1;
  return (
    <div className="flex min-h-7 items-center justify-between gap-4 text-small text-muted">
      <span className="figures max-lg:hidden">{`Step ${number} of ${STEPS.length}`}</span>
      <span aria-live="polite">{stored ? <StoredState actor={stored} /> : null}</span>
    </div>
  );
}

function Filling({ actor }: { readonly actor: OnboardingActor }) {
  const stored = useSelector(actor, ({ children }) => children.storedSignUp);
  const sending = useSelector(actor, (snapshot) => snapshot.matches({ filling: "submitting" }));
  if (sending) return <Submitting actor={actor} />;
  return (
    <>
      <StepLine actor={actor} />
      {stored ? <StoredElsewhere actor={stored} /> : null}
      <ResumedNote actor={actor} />
      <Failed actor={actor} />
      <Step actor={actor} />
    </>
  );
}

/** What is beside the step. */
function useAside(actor: OnboardingActor): ReactNode {
  const step = useSelector(actor, (snapshot) =>
    snapshot.matches("filling") ? snapshot.context.step : null,
  );
  const data = useSelector(actor, ({ context }) => context.data);
  const geography = usePublicGeography().data;
  if (step === "address")
    return <AddressFacts state={geography?.stateById.get(data.province)} country={data.country} />;
  if (step !== "personalInfo") return null;
  const { operatingHoursFrom: from, operatingHoursTo: to, weeklyOff } = data;
  return <OpenHours from={from} to={to} weeklyOff={weeklyOff} />;
}

/** The sign-up of a running machine. */
function SignUpFlow({ actor }: { readonly actor: OnboardingActor }) {
  const aside = useAside(actor);
  const isFilling = useSelector(actor, (snapshot) => snapshot.matches("filling"));
  const isOver = useSelector(
    actor,
    (snapshot) => snapshot.matches("confirmation") || snapshot.matches("left"),
  );
  return (
    <SignUpFrame actor={actor} aside={aside}>
      {isFilling ? <Filling actor={actor} /> : null}
      {isOver ? <Step actor={actor} /> : null}
      {!isFilling && !isOver ? <Resuming actor={actor} /> : null}
    </SignUpFrame>
  );
}

function Running() {
  return <SignUpFlow actor={useOnboarding()} />;
}

function Opened() {
  return (
    <QueryClientProvider client={useQueries()}>
      <Running />
    </QueryClientProvider>
  );
}

/** The public sign-up of a company with its first store. */
export function RegisterScreen() {
  return (
    <Suspense fallback={<Spinner className="mx-auto mt-24" />}>
      <Opened />
    </Suspense>
  );
}
