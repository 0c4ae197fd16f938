import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import { formMessages } from "@marquee/domain/validation/messages";
import { assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import { toProblem, type Problem } from "../patterns/problem.ts";

export interface SignedUpInput {
  readonly onboarded: Onboarded;
}

interface SignedUpContext extends SignedUpInput {
  readonly problem: Problem | null;
}

/** The input of the `sendMail` actor. */
export interface SendMailRequest {
  readonly companyId: string;
}

/** After how long the mail may be sent once more. */
export const RESEND_DELAY = 60_000;

/** The last page of sign-up: it says which mail was sent, and has it sent again (ONBOARD-M9). */
const machine = setup({
  types: {
    context: {} as SignedUpContext,
    events: {} as { type: "mail.requested" } | { type: "mail.cancelled" } | { type: "page.left" },
    input: {} as SignedUpInput,
    meta: {} as { title: string },
  },
  actors: { sendMail: callNotProvided<unknown, SendMailRequest>("sendMail") },
  actions: {
    setProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error, formMessages.broken),
    })),
    clearProblem: assign({ problem: null }),
  },
  delays: { resendDelay: RESEND_DELAY },
}).createMachine({
  id: "signedUp",
  description: "The end of a sign-up: which mail was sent, and the way to the sign-in.",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "shown",
  on: { "page.left": { target: ".left", description: "The user goes to the sign-in." } },
  states: {
    shown: {
      description: "The page says which mail was sent, and offers to send it again.",
      meta: { title: "Signed up" },
      on: { "mail.requested": { target: "sending", actions: "clearProblem" } },
    },
    sending: {
      description: "The server has the mail sent once more.",
      meta: { title: "Sending again" },
      invoke: {
        id: "sendMail",
        src: "sendMail",
        input: ({ context }) => ({ companyId: context.onboarded.companyId }),
        onDone: "sent",
        onError: {
          target: "shown",
          actions: { type: "setProblem", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "mail.cancelled": "shown" },
    },
    sent: {
      description: "It was sent; in a minute it can be sent again.",
      meta: { title: "Sent again" },
      after: { resendDelay: "shown" },
    },
    left: {
      type: "final",
      description: "The user goes on to the sign-in.",
      meta: { title: "Left" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what invokes it would repeat the whole of it. */
export interface SignedUpMachine extends Inferred {}

export const signedUpMachine: SignedUpMachine = machine;
