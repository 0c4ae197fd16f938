import type { MailContent } from "../mail/mail.schema.ts";
import { formatCad } from "../money/format-money.ts";
import { panelPath } from "../mail/panel-link.ts";
import type { Notification, NotificationKind } from "./notification.schema.ts";

/** What a text is made of. */
export type Said = Pick<Notification, "amount" | "kind" | "name" | "subject">;

/** A notification in words, with where it leads below `/ADMIN-UI`. */
export interface NotificationText {
  readonly title: string;
  readonly detail: string;
  /** What its button in a mail says. */
  readonly opens: string;
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
        opens: "See the branch",
        path: "/home/branches",
        search: { store: subject },
      };
    case "storeUnapproved":
      return {
        title: `The approval of ${name} was withdrawn`,
        detail: "Its offers and products are not shown for now.",
        opens: "See the branch",
        path: "/home/branches",
        search: { store: subject },
      };
    case "storeSentBack":
      return {
        title: `${name} was sent back`,
        detail: "It is approved once something was changed. Its page says what.",
        opens: "See what to change",
        path: "/home/branches",
        search: { store: subject },
      };
    case "campaignEnds":
      return {
        title: `${name} ends tomorrow`,
        detail: "Renew it to stay in view.",
        opens: "See the campaign",
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
        opens: "Pay again",
        path: "/home/checkout",
        search: { id: subject },
      };
    case "cardExpires":
      return {
        title: `${name} expires soon`,
        detail:
          "Save another card, or the new one of your bank, so that your next payment goes through.",
        opens: "See the card",
        path: "/home/paymentMethod",
        search: { tab: "own", card: subject },
      };
    case "billRejected":
      return {
        title: `A bill of ${name} was rejected`,
        detail: "Its ratings do not count.",
        opens: "See the bill",
        path: "/home/bills",
        search: { tab: "R", bill: subject },
      };
    case "storeWaits":
      return {
        title: `${name} awaits approval`,
        detail: "What it promotes goes live once it is approved.",
        opens: "See the branch",
        path: "/home/branches",
        search: { store: subject },
      };
    case "billsWait":
      return {
        title: "Bills wait for a decision",
        detail: "Approve or reject them in their queue.",
        opens: "Review the bills",
        path: "/home/bills/queue",
        search: {},
      };
    case "paymentStuck":
      return {
        title: `A payment of ${formatCad(amount ?? 0)} is stuck`,
        detail: `The provider has not responded about ${name} for long. Query it again, or ask the provider.`,
        opens: "See the payment",
        path: "/home/transactions",
        search: { tab: "attention" },
      };
    case "paymentDisputed":
      return {
        title: `A payment of ${formatCad(amount ?? 0)} is disputed`,
        detail: `${name} disputes it at the bank. Submit evidence or accept it, before the day that the bank has set.`,
        opens: "See the dispute",
        path: "/home/transactions/dispute",
        search: { id: subject },
      };
    case "refundFailed":
      return {
        title: `A refund of ${formatCad(amount ?? 0)} failed`,
        detail: `The bank of the payer of ${name} returned the money. It is with us again: refund it once more, or ask the payer how to.`,
        opens: "See the refund",
        path: "/home/transactions",
        search: { refund: subject },
      };
    case "cardsTested":
      return {
        title: `Many cards of ${name} were declined`,
        detail:
          "Further cards are refused for an hour. Stolen cards may be tried: look at the payments, and end the user’s access if you do not know them.",
        opens: "See the payments",
        path: "/home/transactions",
        search: { status: "Fail", q: subject },
      };
    case "rowsRefused":
      return {
        title: `Rows of ${subject} were refused`,
        detail: `What was delivered as ${name} is not all right. Each refused row is listed with its reason.`,
        opens: "See the rows",
        path: "/home/report/refusedRows",
        search: {},
      };
  }
}

/** What the profile calls each kind (NOTE-9). */
export const NOTIFICATION_LABELS: Readonly<Record<NotificationKind, string>> = {
  storeApproved: "A branch is approved",
  storeUnapproved: "An approval is withdrawn",
  storeSentBack: "A branch is sent back",
  campaignEnds: "A campaign ends tomorrow",
  paymentFailed: "A payment of mine fails",
  cardExpires: "A saved card of mine expires soon",
  billRejected: "A bill is rejected",
  storeWaits: "A branch awaits approval",
  billsWait: "Bills wait, once a day",
  paymentStuck: "A payment is stuck",
  paymentDisputed: "A payment is disputed",
  refundFailed: "A refund fails",
  cardsTested: "Many cards are declined, once an hour",
  rowsRefused: "Rows of a delivery are refused, once a day",
};

/** The mail to a user who wants this kind of notification by mail, too (NOTE-6). */
export function notificationMail(said: Said): MailContent {
  const text = notificationText(said);
  return {
    subject: text.title,
    paragraphs: [
      text.detail,
      "You get this mail because your profile says that such notifications are mailed to you. You can switch it off there.",
    ],
    facts: [],
    link: { label: text.opens, href: panelPath(text.path, text.search) },
  };
}
