import type { CardOwner } from "@marquee/domain/payments/saved-card.schema";
import type { Problem } from "../patterns/problem.ts";

/** Whose cards are shown, as the address has it. */
export interface OwnerChoice {
  readonly companyId: string | null;
  readonly email: string | null;
}

export interface SavedCardsOfOthersContext extends OwnerChoice {
  /** The users of the company; null until they are read. */
  readonly users: readonly CardOwner[] | null;
  readonly problem: Problem | null;
}

export type SavedCardsOfOthersEvent =
  | ({ readonly type: "choice.changed" } & OwnerChoice)
  | { readonly type: "users.requested" };

/** The input of `readUsers`, which returns null for an unknown company. */
export interface ReadUsers {
  readonly companyId: string;
}

/** Returns the input of `readUsers`. Throws if no company is chosen. */
export function readUsersInput({ companyId }: OwnerChoice): ReadUsers {
  if (companyId === null) throw new Error("Users are read of a chosen company");
  return { companyId };
}

/** Another choice. The users of one company are never those of another. */
export const changeChoice = (
  { companyId: previous, users }: SavedCardsOfOthersContext,
  { companyId, email }: OwnerChoice,
): Partial<SavedCardsOfOthersContext> => ({
  companyId,
  email,
  users: companyId === previous ? users : null,
});

/** The chosen user, if the company has such a user. */
export const chosenOwner = ({
  users,
  email,
}: Pick<SavedCardsOfOthersContext, "users" | "email">): CardOwner | null =>
  users?.find((user) => user.email === email) ?? null;
