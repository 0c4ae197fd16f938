import { besideFact, sourceText, SYSTEM_WHO, type NameOf } from "./audited-fact.ts";
import type { CaseFact, CaseWho } from "./case.schema.ts";
import { MAIL_STATES } from "./stored-states.ts";

/** What is stored of one sign-up that was sent. */
export interface StoredSignUp {
  readonly email: string;
  readonly createdOn: string;
  /** Which mail followed; null until the account is there. */
  readonly mail: "verification" | "passwordReset" | null;
  /** The work that sends that mail, if it is still stored. */
  readonly mailWork: { readonly createdOn: string; readonly doneOn: string | null } | null;
  /** When its branch was approved first, and by whom. */
  readonly approved: { readonly at: string; readonly who: CaseWho } | null;
}

const MAIL_TEXTS = {
  verification: "Account made, to be confirmed by mail",
  passwordReset: "Account known, a password is chosen by mail",
} as const;

/** What became of a sign-up after it was sent; its steps before are stored nowhere (CASE-P4). */
export function signUpFacts(stored: StoredSignUp, nameOf: NameOf) {
  const { email, createdOn, mail, mailWork, approved } = stored;
  const facts: CaseFact[] = [
    {
      at: createdOn,
      state: "signUpRecord.submitted",
      text: "Signed up",
      detail: email,
      who: { kind: "user", name: nameOf(email) },
    },
  ];
  if (mail !== null && mailWork !== null) {
    facts.push({
      at: mailWork.createdOn,
      state: MAIL_STATES[mail],
      text: MAIL_TEXTS[mail],
      detail: "",
      who: SYSTEM_WHO,
    });
    if (mailWork.doneOn !== null) facts.push(besideFact(mailWork.doneOn, "Mail sent", email));
  }
  if (approved)
    facts.push({
      at: approved.at,
      state: "signUpRecord.live",
      text: "Branch approved",
      detail: "",
      who: approved.who,
    });
  const sources = [
    ...sourceText(1, "sign-up"),
    ...sourceText(mailWork === null ? 0 : 1, "mail"),
    ...sourceText(approved ? 1 : 0, "line of the audit trail"),
  ];
  return { facts, sources };
}
