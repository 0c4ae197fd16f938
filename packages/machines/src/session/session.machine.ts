import { formMessages } from "@marquee/domain/validation/messages";
import { problemOf } from "../patterns/problem.ts";
import { sessionSetup } from "./session.setup.ts";

/** Who is signed in, for the whole application (SESSION-M1 … SESSION-M6). Runs as long as the page lives. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  description: "Who is signed in: restored from the identity service, looked up, kept, and let go.",
  context: { identity: null, user: null, problem: null, attempts: 0 },
  initial: "restoring",
  invoke: {
    id: "watchIdentity",
    src: "watchIdentity",
    onError: {
      target: ".unreachable",
      actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    "signOut.requested": { target: ".signingOut", description: "From anywhere, at any time." },
  },
  states: {
    restoring: {
      description:
        "The identity service has not yet said who is here. Neither sign-in form nor panel shows.",
      meta: { title: "Restoring" },
      on: {
        "session.changed": [
          { guard: "bringsSomebody", target: "lookingUpUser", actions: "setIdentity" },
          { target: "signedOut", actions: "setIdentity" },
        ],
        "session.unreachable": { target: "unreachable", actions: "takeProblem" },
      },
      after: { restoreTimeout: "unreachable" },
    },
    lookingUpUser: {
      description: "Somebody is here; the server says who they are to us and what they may do.",
      meta: { title: "Looking up the user" },
      invoke: {
        id: "loadUser",
        src: "loadUser",
        input: ({ context }) => ({ email: context.identity?.email ?? "" }),
        onDone: [
          {
            guard: { type: "counts", params: ({ event }) => ({ user: event.output }) },
            target: "signedIn",
            actions: { type: "setFoundUser", params: ({ event }) => ({ user: event.output }) },
          },
          { target: "signedOut" },
        ],
        onError: {
          target: "unreachable",
          actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        "session.changed": [
          { guard: "bringsNobody", target: "signedOut", actions: "setIdentity" },
          {
            guard: "bringsSomebodyElse",
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
        "The server is away. Nobody is signed out by that: it is asked again, in growing pauses.",
      meta: { title: "Server away" },
      entry: "countAttempt",
      after: {
        retryPause: [
          { guard: "isKnown", target: "lookingUpUser" },
          { target: "restoring", actions: "queryIdentity" },
        ],
      },
      on: {
        "session.retry": [
          { guard: "isKnown", target: "lookingUpUser" },
          { target: "restoring", actions: "queryIdentity" },
        ],
        "session.changed": [
          { guard: "bringsSomebody", target: "lookingUpUser", actions: "setIdentity" },
          { target: "signedOut", actions: "setIdentity" },
        ],
      },
    },
    signedOut: {
      description: "Nobody is signed in; the public pages show. Another tab may sign somebody in.",
      meta: { title: "Signed out" },
      entry: ["forgetUser", "forgetProblem"],
      on: {
        "signIn.started": "signingIn",
        "session.changed": [
          { guard: "bringsSomebody", target: "lookingUpUser", actions: "setIdentity" },
          { actions: "setIdentity" },
        ],
      },
    },
    signingIn: {
      description:
        "The sign-in form is at work: what the identity service says is noted, and acted on when it is done.",
      meta: { title: "Signing in" },
      on: {
        "session.changed": { actions: "setIdentity" },
        "signIn.completed": { target: "signedIn", actions: "takeUser" },
        "signIn.abandoned": [
          { guard: "isKnown", target: "lookingUpUser" },
          { target: "signedOut" },
        ],
      },
    },
    signedIn: {
      description: "Somebody is signed in, and the panel is theirs.",
      meta: { title: "Signed in" },
      entry: "forgetProblem",
      on: {
        "user.updated": { actions: "takeUser" },
        "session.expired": "signedOut",
        "session.changed": [
          { guard: "bringsNobody", target: "signedOut", actions: "setIdentity" },
          {
            guard: "bringsSomebodyElse",
            target: "lookingUpUser",
            actions: ["forgetUser", "setIdentity"],
          },
          { actions: "setIdentity" },
        ],
      },
    },
    signingOut: {
      description:
        "The identity service is letting go; saved filters are cleared. Where it cannot, the person stays signed in and is told.",
      meta: { title: "Signing out" },
      entry: "clearSavedFilters",
      invoke: {
        id: "signOut",
        src: "signOut",
        onDone: { target: "signedOut", actions: "forgetEverybody" },
        onError: [
          {
            guard: "hasUser",
            target: "signedIn",
            actions: {
              type: "notify",
              params: ({ event }) => ({
                kind: "error",
                message: problemOf(event.error, formMessages.broken).message,
              }),
            },
          },
          {
            target: "unreachable",
            actions: { type: "takeError", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        "session.changed": {
          guard: "bringsNobody",
          target: "signedOut",
          actions: "forgetEverybody",
        },
      },
    },
  },
});
