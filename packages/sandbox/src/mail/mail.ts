import type { Clock } from "../clock.ts";
import type { Queryable } from "../database/queryable.ts";

/** A message of ours or of the identity service. `key` makes a repeated delivery leave one message. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly key?: string;
}

/** A delivered message, newest number highest; `sentAt` is ISO. */
export interface DeliveredMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly sentAt: string;
}

/** Puts a message into the outbox [SBX-M1]. */
export async function deliverMail(db: Queryable, clock: Clock, mail: Mail): Promise<void> {
  await db.query(
    `insert into sandbox.mail (key, recipient, subject, body, link, sent_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing`,
    [mail.key ?? null, mail.to, mail.subject, mail.text, mail.link ?? null, clock.now()],
  );
}

interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
  sent_at: Date;
}

/** The newest hundred messages, newest first; of one recipient when `to` is given. */
export async function listMail(db: Queryable, to?: string): Promise<DeliveredMail[]> {
  const { rows } = await db.query<MailRow>(
    `select id, recipient, subject, body, link, sent_at from sandbox.mail
     where $1::text is null or lower(recipient) = lower($1) order by id desc limit 100`,
    [to ?? null],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    link: row.link,
    sentAt: row.sent_at.toISOString(),
  }));
}
