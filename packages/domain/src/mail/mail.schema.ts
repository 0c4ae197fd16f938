import { Schema } from "effect";
import { Text } from "../wire/field.schema.ts";

/** What a mail says, as plain text throughout: markup is made of it when it is sent, never before (MAIL-R2). */
export const MailContent = Schema.Struct({
  subject: Text(400),
  paragraphs: Schema.Array(Text(4000)),
  /** Figures and names, each with its label, in the order they are read. */
  facts: Schema.Array(Schema.Struct({ label: Text(80), value: Text(400) })),
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
