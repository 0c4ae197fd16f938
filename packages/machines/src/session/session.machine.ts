import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { countsAsSignedIn } from "@marquee/domain/session/sign-in";
import { formMessages } from "@marquee/domain/validation/messages";
import { assertEvent, assign, sendTo, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import {
  actionNotProvided,
  callNotProvided,
  watcherNotProvided,
} from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import type { IdentityQuery, SessionContext, SessionEvent, UserRequest } from "./session.model.ts";

/** The longest pause between two attempts to reach the server, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** Only the whole machine starts its watcher: it begins again, with the user it knows and how often it has failed. */
const restart = {
  guard: "hasLostWatcher",
  target: "#session",
  reenter: true,
  actions: "regainWatcher",
} as const;

/** Where another attempt begins: with the watcher if it is lost, else with what is not known yet. */
const retry = [
  restart,
  { guard: "isKnown", target: "lookingUpUser" },
  { target: "restoring", actions: "queryIdentity" },
] as const;

/** Who is signed in, for the whole application (SESSION-M1 … SESSION-M7). It runs as long as the page is open. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    meta: {} as { title: string },
  },
  actors: {
    watchIdentity: watcherNotProvided<IdentityQuery>("watchIdentity"),
    loadUser: callNotProvided<LoggedUser | null, UserRequest>("loadUser"),
    signOut: callNotProvided<void, void>("signOut"),
  },
  guards: {
    isKnown: ({ context }) => context.identity !== null,
    isSignedIn: ({ event }) => event.type === "session.changed" && event.identity !== null,
    isSignedOut: ({ event }) => event.type === "session.changed" && event.identity === null,
    isAnotherUser: ({ context, event }) =>
      event.type === "session.changed" &&
      event.identity !== null &&
      event.identity.email !== context.identity?.email,
    hasLostWatcher: ({ context }) => context.watcherLost,
    hasUser: ({ context }) => context.user !== null,
    counts: ({ context }, user: LoggedUser | null) =>
      context.identity !== null && countsAsSignedIn(context.identity, user),
  },
  actions: {
    /** Another user is never shown as the one before. */
    setIdentity: assign(({ context, event }) => {
      assertEvent(event, "session.changed");
      const isSame = event.identity?.email === context.identity?.email;
      return { identity: event.identity, user: isSame ? context.user : null };
    }),
    setFoundUser: assign((_, user: LoggedUser | null) => ({ user })),
    setUser: assign(({ event }) => {
      assertEvent(event, ["signIn.completed", "user.updated"]);
      return { user: event.user };
    }),
    clearUser: assign({ user: null }),
    clearUserAndIdentity: assign({ user: null, identity: null }),
    setProblem: assign(({ event }) => {
      assertEvent(event, "session.unreachable");
      return { problem: event.problem };
    }),
    setError: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    loseWatcher: assign({ watcherLost: true }),
    regainWatcher: assign({ watcherLost: false }),
    clearProblem: assign({ problem: null, attempts: 0 }),
    setOver: assign({ isOver: true }),
    clearOver: assign({ isOver: false }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    queryIdentity: sendTo("watchIdentity", { type: "identity.query" }),
    clearSavedFilters: () => actionNotProvided("clearSavedFilters"),
  },
  delays: {
    restoreTimeout: 10_000,
    retryPause: ({ context }) => Math.min(1000 * 2 ** context.attempts, LONGEST_PAUSE),
  },
}).createMachine({
  id: "session",
  description: "Who is signed in: restored from the identity service, looked up, and signed out.",
  context: {
    identity: null,
    user: null,
    problem: null,
    attempts: 0,
    watcherLost: false,
    isOver: false,
  },
  initial: "restoring",
  invoke: {
    id: "watchIdentity",
    src: "watchIdentity",
    onError: {
      target: ".unreachable",
      actions: [{ type: "setError", params: readError }, "loseWatcher"],
    },
  },
  on: {
    "signOut.requested": { target: ".signingOut", description: "From anywhere, at any time." },
  },
  states: {
    restoring: {
      description:
        "The identity service has not responded yet. Neither sign-in form nor panel shows.",
      meta: { title: "Restoring" },
      on: {
        "session.changed": [
          { guard: "isSignedIn", target: "lookingUpUser", actions: "setIdentity" },
          { target: "signedOut", actions: "setIdentity" },
        ],
        "session.unreachable": { target: "unreachable", actions: "setProblem" },
      },
      after: { restoreTimeout: "unreachable" },
    },
    lookingUpUser: {
      description: "The identity is known; the server sends the user record and the rights.",
      meta: { title: "Looking up the user" },
      invoke: {
        id: "loadUser",
        src: "loadUser",
        input: ({ context }) => ({ email: context.identity?.email ?? "" }),
        onDone: [
          {
            guard: { type: "counts", params: readOutput },
            target: "signedIn",
            actions: { type: "setFoundUser", params: readOutput },
          },
          { target: "signedOut" },
        ],
        onError: { target: "unreachable", actions: { type: "setError", params: readError } },
      },
      on: {
        "session.changed": [
          { guard: "isSignedOut", target: "signedOut", actions: "setIdentity" },
          {
            guard: "isAnotherUser",
            target: "lookingUpUser",
            reenter: true,
            actions: "setIdentity",
          },
          { actions: "setIdentity" },
        ],
      },
    },
    unreachable: {
      description:
        "The server does not respond. No user is signed out by that: the request is repeated in growing pauses.",
      meta: { title: "Server away" },
      entry: "countAttempt",
      after: { retryPause: retry },
      on: {
        "session.retry": retry,
        "session.changed": [
          { guard: "isSignedIn", target: "lookingUpUser", actions: "setIdentity" },
          { target: "signedOut", actions: "setIdentity" },
        ],
      },
    },
    signedOut: {
      description:
        "No user is signed in; the public pages are shown. Another tab may sign a user in.",
      meta: { title: "Signed out" },
      entry: ["clearUser", "clearProblem"],
      on: {
        "signIn.started": "signingIn",
        "session.changed": [
          { guard: "isSignedIn", target: "lookingUpUser", actions: "setIdentity" },
          { actions: "setIdentity" },
        ],
      },
    },
    signingIn: {
      description:
        "The sign-in form is running: changes of the identity are stored, and looked up when it is done.",
      meta: { title: "Signing in" },
      on: {
        "session.changed": { actions: "setIdentity" },
        "signIn.completed": { target: "signedIn", actions: "setUser" },
        "signIn.abandoned": [
          { guard: "isKnown", target: "lookingUpUser" },
          { target: "signedOut" },
        ],
      },
    },
    signedIn: {
      description: "A user is signed in and the panel shows.",
      meta: { title: "Signed in" },
      entry: ["clearProblem", "clearOver"],
      on: {
        "user.updated": { actions: "setUser" },
        "session.expired": { target: "signedOut", actions: "setOver" },
        "session.changed": [
          { guard: "isSignedOut", target: "signedOut", actions: "setIdentity" },
          {
            guard: "isAnotherUser",
            target: "lookingUpUser",
            actions: ["clearUser", "setIdentity"],
          },
          { actions: "setIdentity" },
        ],
      },
    },
    signingOut: {
      description:
        "The identity service signs out; saved filters are cleared. If it fails, the user stays signed in and is notified.",
      meta: { title: "Signing out" },
      entry: "clearSavedFilters",
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: [
          { ...restart, actions: ["clearUserAndIdentity", "regainWatcher"] },
          { target: "signedOut", actions: "clearUserAndIdentity" },
        ],
        onError: [
          {
            guard: "hasLostWatcher",
            target: "unreachable",
            actions: { type: "setError", params: readError },
          },
          {
            guard: "hasUser",
            target: "signedIn",
            actions: {
              type: "notify",
              params: ({ event }) => ({
                kind: "error",
                message: toProblem(event.error, formMessages.broken).message,
              }),
            },
          },
          { target: "unreachable", actions: { type: "setError", params: readError } },
        ],
      },
      on: {
        "session.changed": {
          guard: "isSignedOut",
          target: "signedOut",
          actions: "clearUserAndIdentity",
        },
      },
    },
  },
});
