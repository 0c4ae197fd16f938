/** What the pages of our mail links say if a link does not work any more. */
export const mailLinkMessages = {
  confirmed: "Your email is confirmed.",
  confirmedBefore:
    "This link was opened before, perhaps by your mail program or on another device. Sign in to go on.",
  used: "This link was used before.",
  old: "This link is too old.",
  failed: "This link cannot be used right now.",
  askAgain: "Ask for a new one. Choosing a password by mail confirms your email as well.",
  tryAgain: "Open it again in a moment, or ask for a new one.",
} as const;

/** How a link that the identity service refuses is shown. */
export type MailLinkRefusal = "confirmed" | "used" | "old" | "failed";

/**
 * What a refusal of a mail link means, by the identity service's code: a code works once, so that one of a verification that is
 * used up has confirmed the address (SESSION-L1); one to choose a password has been used or is too old (SESSION-L2).
 */
export function mailLinkRefusal(
  mode: "verifyEmail" | "resetPassword",
  code: string,
): MailLinkRefusal {
  if (code === "invalid-action-code") return mode === "verifyEmail" ? "confirmed" : "used";
  return code === "expired-action-code" ? "old" : "failed";
}
