import type { MailContent } from "@marquee/domain/mail/mail.schema";
import type { Job } from "../outbox/job.ts";

/** The job that mails `content` to a recipient, once for the fact that `key` names (`campaign-paid:<campaign id>`). */
export const mailJob = (
  key: string,
  to: string,
  content: MailContent,
  replyTo: string | null = null,
): Job => ({ key, kind: "mail", payload: { to, replyTo, content } });
