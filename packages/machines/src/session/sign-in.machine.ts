import { formMessages } from "@marquee/domain/validation/messages";
import { providerCode, signInRefusal } from "@marquee/domain/session/sign-in";
import { assertEvent, assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import { problemOf } from "../patterns/problem.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { issuesBeside, issuesOf } from "./sign-in-issues.ts";
import type { FoundUser, UserRequest } from "./session.model.ts";
import type {
  Credentials,
  IdentityAnswer,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInOutput,
} from "./sign-in.model.ts";

const refusalOf = ({ identity }: SignInContext, found: FoundUser | null): string | null =>
  signInRefusal(
    identity ?? { isVerified: false },
    found && { authType: found.authType, isShopify: found.user.isShopify },
  );

/** Signing in: the identity is checked, the user looked up, welcomed, and let in (SIGNIN-M1 … SIGNIN-M6). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    meta: {} as { title: string },
  },
  actors: {
    checkIdentity: callNotProvided<IdentityAnswer, Credentials>("checkIdentity"),
    lookUpUser: callNotProvided<FoundUser | null, UserRequest>("lookUpUser"),
    signOutIdentity: callNotProvided<void, void>("signOutIdentity"),
  },
  guards: {
    isComplete: ({ context }) => issuesOf(context).length === 0,
    isAccepted: (_, answer: IdentityAnswer) => answer.tag === "accepted",
    maySignIn: ({ context }, { found }: { found: FoundUser | null }) =>
      refusalOf(context, found) === null,
  },
  actions: {
    takeEmail: assign(({ context, event }) => {
      assertEvent(event, "email.changed");
      return { email: event.email, error: null, issues: issuesBeside("email", context) };
    }),
    takePassword: assign(({ context, event }) => {
      assertEvent(event, "password.changed");
      return { password: event.password, error: null, issues: issuesBeside("password", context) };
    }),
    takeSite: assign(({ event }) => {
      assertEvent(event, "site.chosen");
      return { site: event.site };
    }),
    forgetError: assign({ error: null }),
    takeIssues: assign({ issues: ({ context }) => issuesOf(context) }),
    takeAnswer: assign((_, answer: IdentityAnswer) =>
      answer.tag === "accepted"
        ? { identity: answer.identity }
        : { error: providerCode(answer.code) },
    ),
    takeUser: assign((_, { found }: { found: FoundUser | null }) => ({
      user: found ? found.user : null,
      password: "",
    })),
    takeRefusal: assign(({ context }, { found }: { found: FoundUser | null }) => ({
      error: refusalOf(context, found),
    })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({
      error: problemOf(error, formMessages.broken).message,
    })),
    forgetIdentity: assign({ identity: null }),
    sendStarted: ({ context }) => context.session.send({ type: "signIn.started" }),
    sendAbandoned: ({ context }) => context.session.send({ type: "signIn.abandoned" }),
    sendCompleted: ({ context }) => {
      if (context.user) context.session.send({ type: "signIn.completed", user: context.user });
    },
  },
  delays: { redirectDelay: REDIRECT_DELAY },
}).createMachine({
  id: "signIn",
  description: "Signing in with e-mail and password, from the form to the panel.",
  context: ({ input }) => ({
    email: "",
    password: "",
    site: input.site,
    from: input.from,
    session: input.session,
    identity: null,
    user: null,
    error: null,
    issues: [],
  }),
  output: ({ context }) => ({ from: context.from }),
  initial: "editing",
  states: {
    editing: {
      description:
        "The person types; what went wrong the last time shows in a red alert until they go on.",
      meta: { title: "Filling in" },
      on: {
        "email.changed": { actions: "takeEmail" },
        "password.changed": { actions: "takePassword" },
        "site.chosen": { actions: "takeSite" },
        "signIn.submitted": [
          {
            guard: "isComplete",
            target: "checkingIdentity",
            actions: ["forgetError", "sendStarted"],
          },
          { actions: ["forgetError", "takeIssues"] },
        ],
      },
    },
    checkingIdentity: {
      description: "The identity service checks e-mail and password.",
      meta: { title: "Checking the identity" },
      invoke: {
        id: "checkIdentity",
        src: "checkIdentity",
        input: ({ context: { email, password, site } }) => ({ email, password, site }),
        onDone: [
          {
            guard: { type: "isAccepted", params: ({ event }) => event.output },
            target: "lookingUpUser",
            actions: { type: "takeAnswer", params: ({ event }) => event.output },
          },
          {
            target: "editing",
            actions: [{ type: "takeAnswer", params: ({ event }) => event.output }, "sendAbandoned"],
          },
        ],
        onError: {
          target: "editing",
          actions: [
            { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
            "sendAbandoned",
          ],
        },
      },
      on: { "signIn.cancelled": "withdrawing" },
    },
    lookingUpUser: {
      description: "Our own records say who this is, and whether they may come in.",
      meta: { title: "Looking up the user" },
      invoke: {
        id: "lookUpUser",
        src: "lookUpUser",
        input: ({ context }) => ({ email: context.identity?.email ?? "" }),
        onDone: [
          {
            guard: { type: "maySignIn", params: ({ event }) => ({ found: event.output }) },
            target: "welcoming",
            actions: { type: "takeUser", params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: "withdrawing",
            actions: { type: "takeRefusal", params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: {
          target: "withdrawing",
          actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "signIn.cancelled": "withdrawing" },
    },
    withdrawing: {
      description: "The identity is signed out again, so that nobody stays half signed in.",
      meta: { title: "Signing out again" },
      invoke: {
        id: "signOutIdentity",
        src: "signOutIdentity",
        onDone: "editing",
        onError: "editing",
      },
      on: { "signIn.cancelled": "editing" },
      exit: ["forgetIdentity", "sendAbandoned"],
    },
    welcoming: {
      description:
        "The person is welcomed by name, and taken to where they were going after three seconds.",
      meta: { title: "Welcome" },
      after: { redirectDelay: { target: "done" } },
      on: { "redirect.now": { target: "done" } },
      exit: "sendCompleted",
    },
    done: {
      type: "final",
      description: "Signed in; the output says where the person was going.",
      meta: { title: "Signed in" },
    },
  },
});
