/** The kinds of cases that can be told, apart from their schema for what is loaded without one. */
export const CASE_KINDS = ["payment", "approval", "bill", "signUp"] as const;

/** The kinds of actors in a case. */
export const WHO_KINDS = ["user", "provider", "sweeper", "system"] as const;

/** The chart on which a kind of case is told. */
export const CASE_MACHINES = {
  payment: "paymentRecord",
  approval: "branchRecord",
  bill: "billRecord",
  signUp: "signUpRecord",
} as const;
