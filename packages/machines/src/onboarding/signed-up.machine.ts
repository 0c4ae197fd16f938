import type {
  Onboarded,
  OnboardingCorrected,
  OnboardingCorrection,
} from "@marquee/domain/onboarding/sign-up.schema";
import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem, type Problem } from "../patterns/problem.ts";

export interface SignedUpInput {
  readonly onboarded: Onboarded;
  /** As it was typed: a corrected e-mail gets its account with it. Empty after a reload, which stores no password. */
  readonly password: string;
}

interface SignedUpContext extends SignedUpInput {
  readonly problem: Problem | null;
}

/** The input of the `sendMail` actor. */
export interface SendMailRequest {
  readonly companyId: string;
}

/** After how long the mail may be sent once more. */
const RESEND_DELAY = 60_000;

/** The last page of sign-up: it says which mail was sent, and has it sent again (ONBOARD-M9). */
const machine = setup({
  types: {
    context: {} as SignedUpContext,
    events: {} as
      | { type: "mail.requested" }
      | { type: "mail.cancelled" }
      | { type: "correction.begun" }
      | { type: "correction.cancelled" }
      | { type: "email.corrected"; email: string; password: string }
      | { type: "page.left" },
    input: {} as SignedUpInput,
    meta: {} as { title: string },
  },
  actors: {
    sendMail: callNotProvided<unknown, SendMailRequest>("sendMail"),
    correctEmail: callNotProvided<OnboardingCorrected, OnboardingCorrection>("correctEmail"),
  },
  actions: {
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    setCorrected: assign(({ context }, corrected: OnboardingCorrected) => ({
      onboarded: { ...context.onboarded, ...corrected },
      problem: null,
    })),
  },
  delays: { resendDelay: RESEND_DELAY },
}).createMachine({
  id: "signedUp",
  description:
    "The end of a sign-up: which mail was sent and to whom, another e-mail if that one is wrong, and the way to the sign-in.",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "shown",
  on: { "page.left": { target: ".left", description: "The user goes to the sign-in." } },
  states: {
    shown: {
      description: "The page says which mail was sent, and offers to send it again.",
      meta: { title: "Signed up" },
      on: {
        "mail.requested": { target: "sending", actions: "clearProblem" },
        "correction.begun": { target: "correcting", actions: "clearProblem" },
      },
    },
    correcting: {
      description: "A field for the right e-mail is open (ONBOARD-M13).",
      meta: { title: "Wrong e-mail" },
      on: {
        "email.corrected": "storing",
        "correction.cancelled": { target: "shown", actions: "clearProblem" },
      },
    },
    storing: {
      description: "The server moves the sign-up to the right e-mail, and mails it.",
      meta: { title: "Correcting" },
      entry: "clearProblem",
      invoke: {
        id: "correctEmail",
        src: "correctEmail",
        input: ({ context: { onboarded }, event: corrected }) => {
          assertEvent(corrected, "email.corrected");
          const { email, password } = corrected;
          return { companyId: onboarded.companyId, email, password };
        },
        onDone: { target: "shown", actions: { type: "setCorrected", params: readOutput } },
        onError: { target: "correcting", actions: { type: "setProblem", params: readError } },
      },
      on: { "correction.cancelled": "correcting" },
    },
    sending: {
      description: "The server has the mail sent once more.",
      meta: { title: "Sending again" },
      invoke: {
        id: "sendMail",
        src: "sendMail",
        input: ({ context }) => ({ companyId: context.onboarded.companyId }),
        onDone: "sent",
        onError: { target: "shown", actions: { type: "setProblem", params: readError } },
      },
      on: { "mail.cancelled": "shown", "correction.begun": "correcting" },
    },
    sent: {
      description: "It was sent; in a minute it can be sent again.",
      meta: { title: "Sent again" },
      after: { resendDelay: "shown" },
      on: { "correction.begun": "correcting" },
    },
    left: {
      type: "final",
      description: "The user goes on to the sign-in.",
      meta: { title: "To the sign-in" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what invokes it would repeat the whole of it. */
export interface SignedUpMachine extends Inferred {}

export const signedUpMachine: SignedUpMachine = machine;
