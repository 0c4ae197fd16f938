import type { Client } from "@marquee/api/client/create-client";
import type {
  Captcha,
  OnboardingCorrected,
  OnboardingCorrection,
  OnboardingRequest,
  SignUpData,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import type { StepResponse, StepRequest } from "@marquee/machines/forms/step.model";
import { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { onboardingMachine } from "@marquee/machines/onboarding/onboarding.machine";
import {
  isStored,
  snapshotOf,
  type LoadDraftRequest,
  type SubmitResponse,
} from "@marquee/machines/onboarding/onboarding.model";
import {
  addressStepMachine,
  chooseCategoryStepMachine,
  personalInfoStepMachine,
  signUpStepMachine,
  storeInfoStepMachine,
} from "@marquee/machines/onboarding/sign-up-step.machine";
import {
  signedUpMachine,
  type SendMailRequest,
} from "@marquee/machines/onboarding/signed-up.machine";
import { storedSignUpMachine } from "@marquee/machines/onboarding/stored-sign-up.machine";
import {
  withoutSecrets,
  type SaveDraftResponse,
  type SaveDraftRequest,
} from "@marquee/machines/onboarding/stored-sign-up.model";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { usePageClosed } from "../../page-kit/use-page-closed.ts";
import { useClient } from "../../session/session-context.tsx";
import { useSite } from "../../session/site.ts";
import { useProcess } from "../../session/use-process.ts";
import { resumeSignUp } from "./resume-sign-up.ts";
import { forget, remember, rememberSent, rememberTyped, startSignUp } from "./sign-up-memory.ts";
import { checkSignUp, checkStoreInfo, saveDraft, submitSignUp } from "./sign-up.queries.ts";

/** The running sign-up. */
export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

const passes = fromPromise<StepResponse, StepRequest<SignUpData>>(() => Promise.resolve([]));

/** The machine of sign-up over the calls of this page. */
const onboardingOver = (client: Client, openSignIn: (email: string | null) => void) =>
  onboardingMachine.provide({
    actors: {
      loadDraft: fromPromise<StoredOnboardingDraft | null, LoadDraftRequest>(({ input }) =>
        resumeSignUp(client, input.id),
      ),
      submit: fromPromise<SubmitResponse, OnboardingRequest>(({ input }) =>
        submitSignUp(client, input),
      ),
      storedSignUp: storedSignUpMachine.provide({
        actors: {
          saveDraft: fromPromise<SaveDraftResponse, SaveDraftRequest>(({ input }) => {
            rememberSent(input.id, input.data);
            return saveDraft(client, input);
          }),
        },
      }),
      signUpStep: signUpStepMachine.provide({
        actors: {
          check: fromPromise<StepResponse, StepRequest<SignUpData>>(({ input }) =>
            checkSignUp(client, input.data),
          ),
        },
      }),
      storeInfoStep: storeInfoStepMachine.provide({
        actors: {
          check: fromPromise<StepResponse, StepRequest<SignUpData>>(({ input }) =>
            checkStoreInfo(client, input.data),
          ),
        },
      }),
      chooseCategoryStep: chooseCategoryStepMachine.provide({ actors: { check: passes } }),
      addressStep: addressStepMachine.provide({ actors: { check: passes } }),
      personalInfoStep: personalInfoStepMachine.provide({ actors: { check: passes } }),
      captcha: captchaMachine.provide({
        actors: { issueCaptcha: fromPromise<Captcha, void>(() => client.onboarding.captcha({})) },
      }),
      signedUp: signedUpMachine.provide({
        actors: {
          sendMail: fromPromise<unknown, SendMailRequest>(({ input }) =>
            client.onboarding.sendMail({ body: input }),
          ),
          correctEmail: fromPromise<OnboardingCorrected, OnboardingCorrection>(({ input }) =>
            client.onboarding.correctEmail({ body: input }),
          ),
        },
      }),
    },
    actions: {
      rememberHere: ({ context: { ids, data } }) => remember({ ids, data: withoutSecrets(data) }),
      forgetHere: forget,
      openSignIn: ({ context }) => openSignIn(context.onboarded?.email ?? null),
    },
  });

/** Remembers in this tab what is typed after the first step: a page that is left at once has not stored it yet. */
function useRememberedTyping(actor: OnboardingActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.data;
    const typing = actor.subscribe(({ context, children }) => {
      const stored = children.storedSignUp?.getSnapshot().context.stored;
      if (context.data === last || stored === undefined || !isStored(context)) return;
      last = context.data;
      rememberTyped(context.ids, { ...snapshotOf(context), version: stored?.version ?? null });
    });
    return () => typing.unsubscribe();
  }, [actor]);
}

/** Runs the sign-up of this page: that of a link, of this tab before a reload, or a new one. */
export function useOnboarding(): OnboardingActor {
  const client = useClient();
  const site = useSite();
  const navigate = useNavigate();
  const [start] = useState(() => startSignUp(window.location.hash));
  const [machine] = useState(() =>
    onboardingOver(
      client,
      (email) =>
        void navigate({ to: "/login", search: email === null ? {} : { from: "onBoard", email } }),
    ),
  );
  // the secret of the link stays neither in the address nor in the history
  useEffect(() => {
    if (window.location.hash !== "") void navigate({ to: "/register", replace: true });
  }, [navigate]);
  const { ids, resumes, data: remembered, signedUp } = start;
  const actor = useProcess(machine, { input: { site, ids, resumes, remembered, signedUp } });
  useRememberedTyping(actor);
  usePageClosed({
    closed: () => actor.getSnapshot().children.storedSignUp?.send({ type: "page.closed" }),
  });
  return actor;
}
