import type { MailAmount, MailContent } from "./mail.schema.ts";

/** A text as one line: whatever could begin another line, or a header of its own, is a space (MAIL-R3). */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The plain form of a mail: paragraphs, figures line by line, and the address of its link in full (MAIL-R1). */
export function mailText({ paragraphs, facts, amounts = [], link }: MailContent): string {
  const lines = (each: readonly MailAmount[]) =>
    each.map(({ label, value }) => `${plainLine(label)}: ${plainLine(value)}`).join("\n");
  const address = link ? `${link.label}: ${link.href}` : "";
  return [...paragraphs, lines(facts), lines(amounts), address]
    .filter((part) => part !== "")
    .join("\n\n");
}
