import { providerCode } from "@marquee/domain/session/sign-in";
import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  findEmailIssues,
  type ForgotPasswordContext,
  type ForgotPasswordEvent,
  type ResetResponse,
  type ResetRequest,
} from "./forgot-password.model.ts";

/** Has the mail sent with which a new password is chosen (FORGOT-M1 … FORGOT-M4). */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotPasswordContext,
    events: {} as ForgotPasswordEvent,
    meta: {} as { title: string },
  },
  actors: { sendReset: callNotProvided<ResetResponse, ResetRequest>("sendReset") },
  guards: {
    isEmailGiven: ({ context }) => findEmailIssues(context).length === 0,
    isSent: (_, response: ResetResponse) => response.tag === "sent",
  },
  actions: {
    setEmail: assign(({ event }) => {
      assertEvent(event, "email.changed");
      return { email: event.email, error: null, issues: [] };
    }),
    clearError: assign({ error: null, issues: [] }),
    setIssues: assign({ error: null, issues: ({ context }) => findEmailIssues(context) }),
    setRefusal: assign((_, response: ResetResponse) => ({
      error: response.tag === "refused" ? providerCode(response.code) : null,
    })),
    setFailure: assign((_, { error }: ActorFailure) => ({ error: toProblem(error).message })),
  },
}).createMachine({
  id: "forgotPassword",
  description: "Asking for the mail with which a new password is chosen.",
  context: { email: "", error: null, issues: [] },
  initial: "editing",
  states: {
    editing: {
      description: "The user types their e-mail. A red alert shows the last failure until then.",
      meta: { title: "Filling in" },
      on: {
        "email.changed": { actions: "setEmail" },
        "reset.submitted": [
          { guard: "isEmailGiven", target: "sending", actions: "clearError" },
          { actions: "setIssues" },
        ],
      },
    },
    sending: {
      description:
        "The identity service sends the mail. What is typed meanwhile stays, and sends no second one.",
      meta: { title: "Sending the mail" },
      invoke: {
        id: "sendReset",
        src: "sendReset",
        input: ({ context: { email } }) => ({ email }),
        onDone: [
          { guard: { type: "isSent", params: readOutput }, target: "sent" },
          { target: "editing", actions: { type: "setRefusal", params: readOutput } },
        ],
        onError: { target: "editing", actions: { type: "setFailure", params: readError } },
      },
      on: {
        "email.changed": { actions: "setEmail" },
        "reset.cancelled": { target: "editing" },
      },
    },
    sent: {
      type: "final",
      description:
        "The mail is on its way: the e-mail field is gone, and the way to sign in shows.",
      meta: { title: "Mail sent" },
    },
  },
});
