import { userMessages } from "@marquee/domain/users/messages";
import { conflict, type Refusal } from "../platform/refusal/refusal.ts";

/** What the server alone can find wrong with a user: it reads what else is stored. */
export const userRefusals = {
  foreignRole: "There is no such role for users of this company.",
  foreignBranch: "This branch does not belong to the company.",
  unknownCompany: "This company does not exist.",
  identityAway:
    "The sign-in service does not answer right now. Please submit again in a moment; otherwise this user gets a mail to choose a password.",
} as const;

/** The conflict of an e-mail that another user has (USER-C2). */
export const emailTaken = (): Refusal =>
  conflict(userMessages.emailTaken, undefined, [
    { rule: "USER-C2", field: "email", message: userMessages.emailTaken },
  ]);
