import type { CardOwner } from "@marquee/domain/payments/saved-card.schema";
import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  changeChoice,
  chosenOwner,
  readUsersInput,
  type OwnerChoice,
  type ReadUsers,
  type SavedCardsOfOthersContext,
  type SavedCardsOfOthersEvent,
} from "./saved-cards-of-others.model.ts";

type Users = { readonly users: readonly CardOwner[] | null };

/** The saved cards of another user, found by company and user (CARDS-M5 … CARDS-M8); deleting is another machine (CARDS-M4). */
export const savedCardsOfOthersMachine = setup({
  types: {
    context: {} as SavedCardsOfOthersContext,
    events: {} as SavedCardsOfOthersEvent,
    input: {} as OwnerChoice,
    meta: {} as { title: string },
  },
  actors: {
    readUsers: callNotProvided<readonly CardOwner[] | null, ReadUsers>("readUsers"),
  },
  guards: {
    isCompanyMissing: ({ context }) => context.companyId === null,
    areUsersUnread: ({ context }) => context.users === null,
    hasNoUsers: ({ context }) => context.users?.length === 0,
    isUserMissing: ({ context }) => context.email === null,
    isOfCompany: ({ context }) => chosenOwner(context) !== null,
    isCompanyUnknown: (_, { users }: Users) => users === null,
  },
  actions: {
    changeChoice: assign(({ context, event }) => {
      assertEvent(event, "choice.changed");
      return changeChoice(context, event);
    }),
    setUsers: assign((_, { users }: Users) => ({ users })),
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: "savedCardsOfOthers",
  description: "The saved cards of a user, found by company and user, for the staff.",
  context: ({ input }) => ({ ...input, users: null, problem: null }),
  initial: "finding",
  on: {
    "choice.changed": {
      target: ".finding",
      actions: "changeChoice",
      description: "The user chooses, follows a link or goes back.",
    },
  },
  states: {
    finding: {
      description: "Finds what the choice still lacks.",
      meta: { title: "Finding the user" },
      always: [
        { guard: "isCompanyMissing", target: "choosingCompany" },
        { guard: "areUsersUnread", target: "readingUsers" },
        { guard: "hasNoUsers", target: "withoutUsers" },
        { guard: "isUserMissing", target: "choosingUser" },
        { guard: "isOfCompany", target: "showingCards" },
        { target: "notOfCompany" },
      ],
    },
    choosingCompany: {
      description: "No company is chosen.",
      meta: { title: "Choosing a company" },
    },
    readingUsers: {
      description: "The users of the company are read. Another company can be chosen meanwhile.",
      meta: { title: "Reading users" },
      entry: "clearProblem",
      invoke: {
        id: "readUsers",
        src: "readUsers",
        input: ({ context }) => readUsersInput(context),
        onDone: [
          {
            guard: {
              type: "isCompanyUnknown",
              params: ({ event }) => ({ users: event.output }),
            },
            target: "unknownCompany",
          },
          {
            target: "finding",
            actions: { type: "setUsers", params: ({ event }) => ({ users: event.output }) },
          },
        ],
        onError: { target: "usersUnread", actions: { type: "setProblem", params: readError } },
      },
    },
    usersUnread: {
      description: "The users could not be read. They can be requested again.",
      meta: { title: "Users not read" },
      on: { "users.requested": "readingUsers" },
    },
    unknownCompany: {
      description: "There is no such company, or the staff may not see it.",
      meta: { title: "Unknown company" },
    },
    withoutUsers: {
      description: "The company has no users, and so no saved card.",
      meta: { title: "No users" },
    },
    choosingUser: {
      description: "The users of the company are shown, and none of them is chosen.",
      meta: { title: "Choosing a user" },
    },
    notOfCompany: {
      description: "The chosen user does not belong to the company, or does not any more.",
      meta: { title: "Not of this company" },
    },
    showingCards: {
      description: "The saved cards of the chosen user are shown, and each can be deleted.",
      meta: { title: "Showing cards" },
    },
  },
});
