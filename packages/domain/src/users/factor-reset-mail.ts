import type { MailContent } from "../mail/mail.schema.ts";

/** The mail to a user whose authenticator app a master took off their sign-in (USER-F1). */
export const factorResetMail = (by: string): MailContent => ({
  subject: "Your two-factor sign-in was reset",
  paragraphs: [
    `${by} has reset your two-factor sign-in on Marquee. You are signed out everywhere, and your password alone signs you in now.`,
    "Set an authenticator app up again in your profile as soon as you have one. If you did not ask for this, please change your password and tell us.",
  ],
  facts: [],
  link: { label: "Open my profile", href: "/home/profile" },
});
