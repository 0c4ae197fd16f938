import type { MailContent } from "../mail/mail.schema.ts";
import { formatCad } from "../money/format-money.ts";
import type { Notification } from "./notification.schema.ts";

type Said = Pick<Notification, "amount" | "kind" | "name" | "subject">;

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
        search: { q: name },
      };
    case "storeUnapproved":
      return {
        title: `The approval of ${name} was withdrawn`,
        detail: "Its offers and products are not shown for now.",
        path: "/home/branches",
        search: { q: name },
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
        path: "/home/campaign/campaignList",
        search: {},
      };
    case "billRejected":
      return {
        title: `A bill of ${name} was rejected`,
        detail: "It does not count in your reports.",
        path: "/home/bills",
        search: { tab: "R" },
      };
  }
}

/** The mail to a user who wants their notifications by mail, too (NOTE-6). */
export function notificationMail(said: Said): MailContent {
  const { title, detail } = notificationText(said);
  return {
    subject: title,
    paragraphs: [
      detail,
      "You get this mail because your profile says that notifications are mailed to you. You can switch it off there.",
    ],
    facts: [],
    link: null,
  };
}
