import type { MailContent } from "../mail/mail.schema.ts";

/** To the user who began a sign-up: the secret link to continue it (ONBOARD-R3). Nothing in it was typed by a user. */
export const resumeMail = (href: string, days: number): MailContent => ({
  subject: "Continue your sign-up at Marquee",
  paragraphs: [
    "You began to sign up your company. This link opens the sign-up where you left it, on any device.",
    `Every reader of the link sees what was typed, so please do not pass it on. It works for ${days} days. The password is not stored and is asked for again.`,
    "If you did not begin a sign-up, you can ignore this mail.",
  ],
  facts: [],
  link: { label: "Continue the sign-up", href },
});
