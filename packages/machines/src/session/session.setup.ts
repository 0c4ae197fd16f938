import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { formMessages } from "@marquee/domain/validation/messages";
import { countsAsSignedIn } from "@marquee/domain/session/sign-in";
import { assertEvent, assign, sendTo, setup } from "xstate";
import {
  actionNotProvided,
  callNotProvided,
  watcherNotProvided,
} from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { problemOf } from "../patterns/problem.ts";
import type { IdentityQuery, SessionContext, SessionEvent, UserRequest } from "./session.model.ts";

/** The longest pause between two tries to reach the server, in milliseconds. */
const LONGEST_PAUSE = 30_000;

/** What the session's chart is made of: see `session.machine.ts`. */
export const sessionSetup = setup({
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
    bringsSomebody: ({ event }) => event.type === "session.changed" && event.identity !== null,
    bringsNobody: ({ event }) => event.type === "session.changed" && event.identity === null,
    bringsSomebodyElse: ({ context, event }) =>
      event.type === "session.changed" &&
      event.identity !== null &&
      event.identity.email !== context.identity?.email,
    hasUser: ({ context }) => context.user !== null,
    counts: ({ context }, { user }: { user: LoggedUser | null }) =>
      context.identity !== null && countsAsSignedIn(context.identity, user),
  },
  actions: {
    setIdentity: assign(({ event }) => {
      assertEvent(event, "session.changed");
      return { identity: event.identity };
    }),
    setFoundUser: assign((_, { user }: { user: LoggedUser | null }) => ({ user })),
    takeUser: assign(({ event }) => {
      assertEvent(event, ["signIn.completed", "user.updated"]);
      return { user: event.user };
    }),
    forgetUser: assign({ user: null }),
    forgetEverybody: assign({ user: null, identity: null }),
    takeProblem: assign(({ event }) => {
      assertEvent(event, "session.unreachable");
      return { problem: event.problem };
    }),
    takeError: assign((_, { error }: { error: unknown }) => ({
      problem: problemOf(error, formMessages.broken),
    })),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    forgetProblem: assign({ problem: null, attempts: 0 }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    queryIdentity: sendTo("watchIdentity", { type: "identity.query" }),
    clearSavedFilters: () => actionNotProvided("clearSavedFilters"),
  },
  delays: {
    restoreTimeout: 10_000,
    retryPause: ({ context }) => Math.min(1000 * 2 ** context.attempts, LONGEST_PAUSE),
  },
});
