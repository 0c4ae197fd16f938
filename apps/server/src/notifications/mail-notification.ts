import type { Mail } from "@marquee/domain/mail/mail.schema";
import { NOTIFICATION_KINDS } from "@marquee/domain/notifications/notification-kinds";
import { notificationMail, type Said } from "@marquee/domain/notifications/notification-text";
import { Amount } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { effectOf, type Effect, type Job } from "../platform/outbox/job.ts";
import { Refusal } from "../platform/refusal/refusal.ts";

const Payload = Schema.Struct({
  to: Schema.String,
  said: Schema.Struct({
    kind: Schema.Literals(NOTIFICATION_KINDS),
    name: Schema.String,
    subject: Schema.String,
    amount: Schema.NullOr(Amount),
  }),
});

/** The job that mails a notification to a user, once for its fact. Its words and its link are made when it is sent. */
export const notificationJob = (
  to: string,
  { key, kind, name, subject, amount }: Said & { readonly key: string },
): Job => ({
  key: `notification:${key}:${to}`,
  kind: "notificationMail",
  payload: { to, said: { kind, name, subject, amount } },
});

export interface NotificationMailer {
  /** Sends a mail, as jobs of the kind `mail` do. */
  readonly sendMail: Effect;
  readonly limits: LimitCounter;
}

/**
 * Does jobs of the kind `notificationMail`: within the limit of the user's day (NOTE-11), in the words of its kind and with a
 * link to what it is about. Beyond the limit the notification stays in the panel alone.
 */
export const mailNotification = ({ sendMail, limits }: NotificationMailer): Effect =>
  effectOf(Payload, "The job holds no notification.", async ({ to, said }, job) => {
    const taken = await limits.take("notificationMails", { person: to });
    if (taken instanceof Refusal) return { tag: "done" };
    const mail: Mail = { to, replyTo: null, content: notificationMail(said) };
    const result = await sendMail(mail, job);
    // What did not go out is sent later, and counts once.
    if (result.tag !== "done") await taken.release();
    return result;
  });
