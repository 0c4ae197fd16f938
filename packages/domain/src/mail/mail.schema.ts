import { Schema } from "effect";
import { Text } from "../wire/field.schema.ts";

/** A line of an amount that is broken down. */
const MailAmount = Schema.Struct({ label: Text(400), value: Text(80) });
export type MailAmount = typeof MailAmount.Type;

/** What a mail says, as plain text throughout: markup is made of it when it is sent, never before (MAIL-R2). */
export const MailContent = Schema.Struct({
  subject: Text(400),
  paragraphs: Schema.Array(Text(4000)),
  /** Figures and names, each with its label, in the order they are read. */
  facts: Schema.Array(Schema.Struct({ label: Text(80), value: Text(400) })),
  /** An amount broken down, line by line, ending in its sum. Mail that was written before this was added has none. */
  amounts: Schema.optionalKey(Schema.Array(MailAmount)),
  /** What the mail speaks of; a page of the panel begins with `/` and gets its site when the mail is sent. */
  link: Schema.NullOr(Schema.Struct({ label: Text(80), href: Text(2000) })),
}).annotate({ identifier: "MailContent" });
export type MailContent = typeof MailContent.Type;

/** A mail to one person. `replyTo` is the recipient of a reply, if that is not us. */
export const Mail = Schema.Struct({
  to: Text(254),
  replyTo: Schema.NullOr(Text(254)),
  content: MailContent,
}).annotate({ identifier: "Mail" });
export type Mail = typeof Mail.Type;
