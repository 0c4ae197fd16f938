import { panelPath } from "../mail/panel-link.ts";
import { NOTIFICATION_KINDS } from "../notifications/notification-kinds.ts";
import { notificationText, type Said } from "../notifications/notification-text.ts";
import type { UndeliveredJob } from "./undelivered.schema.ts";

/** What staff see of a job's content: to whom, about what, and the page of the panel that it is about. */
type JobDescription = Pick<UndeliveredJob, "to" | "about" | "link">;

/** The kinds of jobs as staff read them. A kind that is not here is shown by its own name. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  mail: "Mail",
  notificationMail: "Mail of a notification",
  userMail: "Mail to sign in",
  userInvitation: "Invitation",
  userAccount: "Account of a user",
  signUpAccount: "Account of a sign-up",
  forgetCard: "Saved card",
};

/** The name of a kind of job on screens; the kind itself if another release wrote it. */
export const kindLabel = (kind: string): string =>
  Object.hasOwn(KIND_LABELS, kind) ? (KIND_LABELS[kind] ?? kind) : kind;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function textOf(value: unknown, name: string): string | null {
  const field = fieldOf(value, name);
  return typeof field === "string" && field !== "" ? field : null;
}

/** The user's own page is found by their e-mail. */
const userLink = (email: string | null): string | null =>
  email === null ? null : panelPath("/home/users", { q: email });

/** The link of a mail, if it leads to a page behind the sign-in: any other may let its reader in without one. */
function innerLink(content: unknown): string | null {
  const href = textOf(fieldOf(content, "link"), "href");
  return href?.startsWith("/home/") ? href : null;
}

/** Whether a mail has no link, or one to a page behind the sign-in. */
const isSafeElsewhere = (content: unknown): boolean =>
  innerLink(content) !== null || fieldOf(content, "link") === null;

/**
 * Whether a job may go to another address than its own (OUTBOX-A3): a mail that says what has happened. What lets its reader in, as
 * an invitation or the link to a sign-up that was begun, is for its own recipient alone, and other jobs are about an account.
 */
export function canChangeAddress(kind: string, payload: unknown): boolean {
  if (textOf(payload, "to") === null) return false;
  if (kind === "notificationMail") return readSaid(payload) !== null;
  return kind === "mail" && isSafeElsewhere(fieldOf(payload, "content"));
}

/** What a notification says, if the payload still holds one. */
function readSaid(payload: unknown): Said | null {
  const said = fieldOf(payload, "said");
  const kind = NOTIFICATION_KINDS.find((known) => known === textOf(said, "kind"));
  const amount = fieldOf(said, "amount");
  return kind === undefined
    ? null
    : {
        kind,
        name: textOf(said, "name") ?? "",
        subject: textOf(said, "subject") ?? "",
        amount: typeof amount === "number" ? amount : null,
      };
}

function describeNotification(payload: unknown): JobDescription {
  const to = textOf(payload, "to");
  const said = readSaid(payload);
  if (said === null) return { to, about: "A notification", link: null };
  const { title, path, search } = notificationText(said);
  return { to, about: title, link: panelPath(path, search) };
}

/** Describes a job that was given up by its kind (OUTBOX-U1). Its body, with secrets in it, is never shown (OUTBOX-U2). */
export function describeJob(kind: string, payload: unknown): JobDescription {
  const email = textOf(payload, "email");
  const ofUser = (about: string): JobDescription => ({ to: email, about, link: userLink(email) });
  switch (kind) {
    case "mail": {
      const content = fieldOf(payload, "content");
      return {
        to: textOf(payload, "to"),
        about: textOf(content, "subject") ?? "A mail",
        link: innerLink(content),
      };
    }
    case "notificationMail":
      return describeNotification(payload);
    case "userMail":
      return ofUser(
        textOf(payload, "mail") === "PASSWORD_RESET" ? "Choose a password" : "Confirm the e-mail",
      );
    case "userInvitation":
      return ofUser("Invitation to the company");
    case "userAccount":
      return ofUser("The account that the user signs in with");
    case "signUpAccount": {
      const id = textOf(payload, "companyId");
      const link = id === null ? null : panelPath("/home/company/view", { id });
      return { to: null, about: "The account of the user who signed up", link };
    }
    case "forgetCard":
      return { to: null, about: "A removed card is still at its provider", link: null };
    default:
      return { to: email ?? textOf(payload, "to"), about: kindLabel(kind), link: null };
  }
}
