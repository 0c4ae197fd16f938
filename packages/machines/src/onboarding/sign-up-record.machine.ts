import { setup } from "xstate";

type SignUpRecordEvent =
  | { readonly type: "confirmation.requested" }
  | { readonly type: "password.requested" }
  | { readonly type: "branch.approved" }
  | { readonly type: "signUp.removed" };

const approved = { "branch.approved": "live" } as const;

/** A sign-up from the moment that it is sent, as the server stores it (CASE-M4). */
const machine = setup({
  types: { events: {} as SignUpRecordEvent, meta: {} as { title: string } },
}).createMachine({
  id: "signUpRecord",
  description:
    "A sign-up as the server stores it, from the moment that it is sent to the approval of its branch.",
  initial: "submitted",
  on: {
    "signUp.removed": {
      target: ".removed",
      description: "Its account was refused, or its e-mail was not confirmed in 14 days.",
    },
  },
  states: {
    submitted: {
      description: "Company, branch and user are made; their account is made next.",
      meta: { title: "Signed up" },
      on: {
        "confirmation.requested": "confirming",
        "password.requested": "choosingPassword",
        ...approved,
      },
    },
    confirming: {
      description: "The account is there. A mail asks to confirm the e-mail.",
      meta: { title: "Asked to confirm the e-mail" },
      on: approved,
    },
    choosingPassword: {
      description: "The e-mail had an account. A mail asks its owner to choose a password.",
      meta: { title: "Asked to choose a password" },
      on: approved,
    },
    live: {
      type: "final",
      description: "The branch is approved: what the company promotes shows.",
      meta: { title: "Live" },
    },
    removed: {
      type: "final",
      description: "Company, branch and e-mail are free again.",
      meta: { title: "Removed" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface SignUpRecordMachine extends Inferred {}

export const signUpRecordMachine: SignUpRecordMachine = machine;
