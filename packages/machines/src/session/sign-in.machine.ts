import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import type { FoundUser, UserRequest } from "./session.model.ts";
import {
  dropFieldIssues,
  findCodeIssues,
  findIssues,
  findRefusal,
  isAboutCode,
  refuseCode,
  setIdentity,
  type CodeRequest,
  type CodeResponse,
  type Credentials,
  type IdentityResponse,
  type SignInContext,
  type SignInEvent,
  type SignInInput,
  type SignInOutput,
} from "./sign-in.model.ts";

/** Checks the identity, looks the user up and welcomes them (SIGNIN-M1 … SIGNIN-M11). */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignInOutput,
    meta: {} as { title: string },
  },
  actors: {
    checkIdentity: callNotProvided<IdentityResponse, Credentials>("checkIdentity"),
    checkCode: callNotProvided<CodeResponse, CodeRequest>("checkCode"),
    lookUpUser: callNotProvided<FoundUser | null, UserRequest>("lookUpUser"),
    signOutIdentity: callNotProvided<void, void>("signOutIdentity"),
  },
  guards: {
    isComplete: ({ context }) => findIssues(context).length === 0,
    isAccepted: (_, response: IdentityResponse) => response.tag === "accepted",
    isCodeAsked: (_, response: IdentityResponse) => response.tag === "codeAsked",
    isCodeComplete: ({ context }) => findCodeIssues(context).length === 0,
    isWholeCode: (_, typed: CodeRequest) => findCodeIssues(typed).length === 0,
    isCodeRefused: (_, response: CodeResponse) => isAboutCode(response),
    maySignIn: ({ context }, found: FoundUser | null) => findRefusal(context, found) === null,
  },
  actions: {
    setEmail: assign(({ context, event }) => {
      assertEvent(event, "email.changed");
      return { email: event.email, error: null, issues: dropFieldIssues("email", context) };
    }),
    setPassword: assign(({ context, event }) => {
      assertEvent(event, "password.changed");
      return {
        password: event.password,
        error: null,
        issues: dropFieldIssues("password", context),
      };
    }),
    setCode: assign(({ context, event }) => {
      assertEvent(event, "code.changed");
      return { code: event.code, issues: dropFieldIssues("code", context) };
    }),
    setCodeIssues: assign({ issues: ({ context }) => findCodeIssues(context) }),
    refuseCode: assign((_, response: CodeResponse) =>
      response.tag === "refused" ? refuseCode(response.code) : {},
    ),
    clearCode: assign({ code: "", issues: [] }),
    setSite: assign(({ event }) => {
      assertEvent(event, "site.chosen");
      return { site: event.site };
    }),
    clearError: assign({ error: null }),
    setIssues: assign({ issues: ({ context }) => findIssues(context) }),
    applyIdentityResponse: assign((_, response: IdentityResponse) => setIdentity(response)),
    setUser: assign((_, found: FoundUser | null) => ({
      user: found?.user ?? null,
      password: "",
    })),
    setRefusal: assign(({ context }, found: FoundUser | null) => ({
      error: findRefusal(context, found),
    })),
    setFailure: assign((_, { error }: ActorFailure) => ({ error: toProblem(error).message })),
    clearIdentity: assign({ identity: null }),
    sendStarted: ({ context }) => context.session.send({ type: "signIn.started" }),
    sendAbandoned: ({ context }) => context.session.send({ type: "signIn.abandoned" }),
    sendCompleted: ({ context }) => {
      if (context.user) context.session.send({ type: "signIn.completed", user: context.user });
    },
  },
  delays: { redirectDelay: REDIRECT_DELAY },
}).createMachine({
  id: "signIn",
  description:
    "Signing in with e-mail and password, and the code of an authenticator app if there is one, from the form to the panel.",
  context: ({ input }) => ({
    email: input.email ?? "",
    password: "",
    code: "",
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
      description: "The user types. A red alert shows the last failure until they go on typing.",
      meta: { title: "Filling in" },
      on: {
        "email.changed": { actions: "setEmail" },
        "password.changed": { actions: "setPassword" },
        "site.chosen": { actions: "setSite" },
        "signIn.submitted": [
          {
            guard: "isComplete",
            target: "checkingIdentity",
            actions: ["clearError", "sendStarted"],
          },
          { actions: ["clearError", "setIssues"] },
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
            guard: { type: "isAccepted", params: readOutput },
            target: "lookingUpUser",
            actions: { type: "applyIdentityResponse", params: readOutput },
          },
          {
            guard: { type: "isCodeAsked", params: readOutput },
            target: "askingCode",
            actions: { type: "applyIdentityResponse", params: readOutput },
          },
          {
            target: "editing",
            actions: [{ type: "applyIdentityResponse", params: readOutput }, "sendAbandoned"],
          },
        ],
        onError: {
          target: "editing",
          actions: [{ type: "setFailure", params: readError }, "sendAbandoned"],
        },
      },
      on: { "signIn.cancelled": "withdrawing" },
    },
    askingCode: {
      description:
        "The password was right; the user types the code that their authenticator app shows.",
      meta: { title: "Asking for the code" },
      on: {
        "code.changed": [
          {
            guard: { type: "isWholeCode", params: ({ event }) => ({ code: event.code }) },
            target: "checkingCode",
            actions: "setCode",
          },
          { actions: "setCode" },
        ],
        "code.submitted": [
          { guard: "isCodeComplete", target: "checkingCode" },
          { actions: "setCodeIssues" },
        ],
        "signIn.cancelled": { target: "editing", actions: ["clearCode", "sendAbandoned"] },
      },
    },
    checkingCode: {
      description: "The identity service checks the code.",
      meta: { title: "Checking the code" },
      invoke: {
        id: "checkCode",
        src: "checkCode",
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: { type: "isAccepted", params: readOutput },
            target: "lookingUpUser",
            actions: [{ type: "applyIdentityResponse", params: readOutput }, "clearCode"],
          },
          {
            guard: { type: "isCodeRefused", params: readOutput },
            target: "askingCode",
            actions: { type: "refuseCode", params: readOutput },
          },
          {
            target: "editing",
            actions: ["clearCode", { type: "refuseCode", params: readOutput }, "sendAbandoned"],
          },
        ],
        onError: {
          target: "editing",
          actions: ["clearCode", { type: "setFailure", params: readError }, "sendAbandoned"],
        },
      },
      on: { "signIn.cancelled": { target: "withdrawing", actions: "clearCode" } },
    },
    lookingUpUser: {
      description: "The server sends the user record, which decides whether the user may sign in.",
      meta: { title: "Looking up the user" },
      invoke: {
        id: "lookUpUser",
        src: "lookUpUser",
        input: ({ context }) => ({ email: context.identity?.email ?? "" }),
        onDone: [
          {
            guard: { type: "maySignIn", params: readOutput },
            target: "welcoming",
            actions: { type: "setUser", params: readOutput },
          },
          {
            target: "withdrawing",
            actions: { type: "setRefusal", params: readOutput },
          },
        ],
        onError: { target: "withdrawing", actions: { type: "setFailure", params: readError } },
      },
      on: { "signIn.cancelled": "withdrawing" },
    },
    withdrawing: {
      description: "The identity is signed out again, so that no user stays half signed in.",
      meta: { title: "Signing out again" },
      invoke: {
        id: "signOutIdentity",
        src: "signOutIdentity",
        onDone: "editing",
        onError: "editing",
      },
      on: { "signIn.cancelled": "editing" },
      exit: ["clearIdentity", "sendAbandoned"],
    },
    welcoming: {
      description:
        "The user is welcomed by name, and redirected to where they were going after three seconds.",
      meta: { title: "Welcome" },
      after: { redirectDelay: { target: "done" } },
      on: { "redirect.now": { target: "done" } },
      exit: "sendCompleted",
    },
    done: {
      type: "final",
      description: "Signed in; the output is where the user was going.",
      meta: { title: "Signed in" },
    },
  },
});
