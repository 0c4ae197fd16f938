import type { MailContent } from "../mail/mail.schema.ts";
import { panelPath } from "../mail/panel-link.ts";
import { formatCad } from "../money/format-money.ts";
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

type Address = Pick<NotificationText, "path" | "search">;

const branch = ({ subject }: Said): Address => ({
  path: "/home/branches",
  search: { store: subject },
});
const transactions = (search: Address["search"]): Address => ({
  path: "/home/transactions",
  search,
});

/** For each kind: what happened, what it means, the label of its button, and where that leads. */
const TEXTS: Readonly<
  Record<
    NotificationKind,
    (said: Said, money: string) => readonly [string, string, string, Address]
  >
> = {
  storeApproved: (said) => [
    `${said.name} is approved`,
    "What waited for the approval goes live.",
    "See the branch",
    branch(said),
  ],
  storeUnapproved: (said) => [
    `The approval of ${said.name} was withdrawn`,
    "Its offers and products are not shown for now.",
    "See the branch",
    branch(said),
  ],
  storeSentBack: (said) => [
    `${said.name} was sent back`,
    "It is approved once something was changed. Its page says what.",
    "See what to change",
    branch(said),
  ],
  campaignEnds: ({ name, subject: id }) => [
    `${name} ends tomorrow`,
    "Renew it to stay in view.",
    "See the campaign",
    { path: "/home/campaign/manage", search: { id } },
  ],
  paymentFailed: ({ name, subject: id }, money) => [
    `Payment of ${money} failed`,
    `Nothing was charged${name && ` for ${name}`}. You can try again, with another card, too.`,
    "Pay again",
    { path: "/home/checkout", search: { id } },
  ],
  cardExpires: ({ name, subject: card }) => [
    `${name} expires soon`,
    "Save another card, or the new one of your bank, so that your next payment goes through.",
    "See the card",
    { path: "/home/paymentMethod", search: { tab: "own", card } },
  ],
  billRejected: ({ name, subject: bill }) => [
    `A bill of ${name} was rejected`,
    "Its ratings do not count.",
    "See the bill",
    { path: "/home/bills", search: { tab: "R", bill } },
  ],
  storeWaits: (said) => [
    `${said.name} awaits approval`,
    "What it promotes goes live once it is approved.",
    "See the branch",
    branch(said),
  ],
  billsWait: () => [
    "Bills wait for a decision",
    "Approve or reject them in their queue.",
    "Review the bills",
    { path: "/home/bills/queue", search: {} },
  ],
  paymentStuck: ({ name }, money) => [
    `A payment of ${money} is stuck`,
    `The provider has not responded about ${name} for long. Query it again, or ask the provider.`,
    "See the payment",
    transactions({ tab: "attention" }),
  ],
  paymentDisputed: ({ name, subject: id }, money) => [
    `A payment of ${money} is disputed`,
    `${name} disputes it at the bank. Submit evidence or accept it, before the day that the bank has set.`,
    "See the dispute",
    { path: "/home/transactions/dispute", search: { id } },
  ],
  refundFailed: ({ name, subject: refund }, money) => [
    `A refund of ${money} failed`,
    `The bank of the payer of ${name} returned the money. It is with us again: refund it once more, or ask the payer how to.`,
    "See the refund",
    transactions({ refund }),
  ],
  cardsTested: ({ name, subject: q }) => [
    `Many cards of ${name} were declined`,
    "Further cards are refused for an hour. Stolen cards may be tried: look at the payments, and end the user’s access if you do not know them.",
    "See the payments",
    transactions({ status: "Fail", q }),
  ],
  rowsRefused: ({ name, subject }) => [
    `Rows of ${subject} were refused`,
    `What was delivered as ${name} is not all right. Each refused row is listed with its reason.`,
    "See the rows",
    { path: "/home/report/refusedRows", search: {} },
  ],
};

/** Says what happened, what it means, and where to go (NOTE-5). */
export function notificationText(said: Said): NotificationText {
  const [title, detail, opens, address] = TEXTS[said.kind](said, formatCad(said.amount ?? 0));
  return { title, detail, opens, ...address };
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
