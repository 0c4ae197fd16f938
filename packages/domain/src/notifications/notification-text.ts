import type { MailContent } from "../mail/mail.schema.ts";
import { formatCad } from "../money/format-money.ts";
import type { Notification, NotificationKind } from "./notification.schema.ts";

/** What a text is made of. */
export type Said = Pick<Notification, "amount" | "kind" | "name" | "subject">;

/** A notification in words, with where it leads below `/ADMIN-UI`. */
export interface NotificationText {
  readonly title: string;
  readonly detail: string;
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Says what happened, what it means, and where to go (NOTE-5). */
export function notificationText({ kind, name, subject, amount }: Said): NotificationText {
  switch (kind) {
    case "storeApproved":
      return {
        title: `${name} is approved`,
        detail: "What waited for the approval goes live.",
        path: "/home/branches",
        search: { store: subject },
      };
    case "storeUnapproved":
      return {
        title: `The approval of ${name} was withdrawn`,
        detail: "Its offers and products are not shown for now.",
        path: "/home/branches",
        search: { store: subject },
      };
    case "campaignEnds":
      return {
        title: `${name} ends tomorrow`,
        detail: "Renew it to stay in view.",
        path: "/home/campaign/manage",
        search: { id: subject },
      };
    case "paymentFailed":
      return {
        title: `Payment of ${formatCad(amount ?? 0)} failed`,
        detail:
          name === ""
            ? "Nothing was charged. You can try again, with another card, too."
            : `Nothing was charged for ${name}. You can try again, with another card, too.`,
        path: "/home/checkout",
        search: { id: subject },
      };
    case "billRejected":
      return {
        title: `A bill of ${name} was rejected`,
        detail: "Its ratings do not count.",
        path: "/home/bills",
        search: { tab: "R", bill: subject },
      };
    case "storeWaits":
      return {
        title: `${name} awaits approval`,
        detail: "What it promotes goes live once it is approved.",
        path: "/home/branches",
        search: { store: subject },
      };
    case "billsWait":
      return {
        title: "Bills wait for a decision",
        detail: "Approve or reject them in their queue.",
        path: "/home/bills/queue",
        search: {},
      };
    case "paymentStuck":
      return {
        title: `A payment of ${formatCad(amount ?? 0)} is stuck`,
        detail: `The provider has not responded about ${name} for long. Query it again, or ask the provider.`,
        path: "/home/transactions",
        search: { tab: "attention" },
      };
    case "paymentDisputed":
      return {
        title: `A payment of ${formatCad(amount ?? 0)} is disputed`,
        detail: `${name} disputes it at the bank. Submit evidence or accept it, before the day that the bank has set.`,
        path: "/home/transactions/dispute",
        search: { id: subject },
      };
  }
}

/** What the profile calls each kind (NOTE-9). */
export const NOTIFICATION_LABELS: Readonly<Record<NotificationKind, string>> = {
  storeApproved: "A branch is approved",
  storeUnapproved: "An approval is withdrawn",
  campaignEnds: "A campaign ends tomorrow",
  paymentFailed: "A payment of mine fails",
  billRejected: "A bill is rejected",
  storeWaits: "A branch awaits approval",
  billsWait: "Bills wait, once a day",
  paymentStuck: "A payment is stuck",
  paymentDisputed: "A payment is disputed",
};

/** The page that a notification leads to, on the site of this origin. */
function linkTo({ path, search }: NotificationText, origin: string): string {
  const query = new URLSearchParams(search).toString();
  return `${origin}/ADMIN-UI${path}${query && `?${query}`}`;
}

/** The mail to a user who wants this kind of notification by mail, too (NOTE-6); without an origin it has no link. */
export function notificationMail(said: Said, origin: string | null): MailContent {
  const text = notificationText(said);
  return {
    subject: text.title,
    paragraphs: [
      text.detail,
      "You get this mail because your profile says that such notifications are mailed to you. You can switch it off there.",
    ],
    facts: [],
    link: origin === null ? null : { label: "Open it in Marquee", href: linkTo(text, origin) },
  };
}
