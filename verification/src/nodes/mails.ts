import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { ReceivedMail } from "../harness/mail-server.ts";
import { readRows } from "./read-rows.ts";

/** A mail that the servers have written down. */
export interface MailJob {
  readonly key: string;
  readonly isDone: boolean;
  readonly attempts: number;
}

const JOBS = `select key, done_on is not null as "isDone", attempts from outbox
  where kind in ('mail', 'notificationMail') and created_on <= $1`;

/** Milliseconds after which a job is due again that a server held when it lost the database, with the time to send it. */
const SENT_WITHIN = 150_000;

const mailsUntil = (ourUrl: string, moment: Date): Promise<readonly MailJob[]> =>
  readRows<MailJob>(ourUrl, JOBS, [moment.toISOString()]);

/** The mails that were written down until now, once each of them is sent; after that time as they are then. */
export async function sentMails(ourUrl: string): Promise<readonly MailJob[]> {
  const moment = new Date();
  for (const until = Date.now() + SENT_WITHIN; ; await pause(1_000)) {
    const jobs = await mailsUntil(ourUrl, moment);
    if (jobs.every(({ isDone }) => isDone) || Date.now() > until) return jobs;
  }
}

/** How many mails wait to be sent. */
export const countWaiting = async (ourUrl: string): Promise<number> =>
  (await mailsUntil(ourUrl, new Date())).filter(({ isDone }) => !isDone).length;

/** The number of the fact that a mail reports, as it is in its Message-ID (MAIL-P3). */
const numberOf = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, 40);

const numberIn = (message: string): string =>
  /^Message-ID: <([0-9a-f]+)@/im.exec(message)?.[1] ?? "none";

export interface MailReport {
  readonly arrived: number;
  /** Mails that were sent again under their Message-ID, as a server did not know any more whether it had sent them. */
  readonly repeated: number;
  /** Each begins with the rule that is broken. */
  readonly findings: readonly string[];
}

/**
 * Compares the mails that were written down with those that arrived. Each arrives, and once: again only if it was sent while the
 * database was away, between two moments, so that no server could write down that it was (OUTBOX-W3).
 */
export function compareMails(
  jobs: readonly MailJob[],
  received: readonly ReceivedMail[],
  away: { readonly from: number; readonly to: number } | null,
): MailReport {
  const arrivals = Map.groupBy(received, ({ message }) => numberIn(message));
  const known = new Map(jobs.map((job) => [numberOf(job.key), job]));
  const findings: string[] = [];
  let repeated = 0;
  for (const [number, { key }] of known) {
    const times = (arrivals.get(number) ?? []).map(({ at }) => at);
    const first = Math.min(...times);
    const mayRepeat = away !== null && first >= away.from && first <= away.to;
    if (times.length === 0) findings.push(`OUTBOX-E1 the mail ${key} did not arrive`);
    if (times.length > 1 && mayRepeat) repeated += 1;
    if (times.length > 1 && !mayRepeat)
      findings.push(`OUTBOX-W1 the mail ${key} arrived ${times.length} times`);
  }
  return { arrived: arrivals.size, repeated, findings };
}

/** Mails that arrived, and that none of these facts has. */
export function strangeMails(
  jobs: readonly MailJob[],
  received: readonly ReceivedMail[],
): readonly string[] {
  const known = new Set(jobs.map(({ key }) => numberOf(key)));
  const numbers = new Set(received.map(({ message }) => numberIn(message)));
  return [...numbers]
    .filter((number) => !known.has(number))
    .map((number) => `OUTBOX-E1 the mail ${number} arrived, and is no fact's`);
}

/** Mails that were tried more than once though the mail server was only away (MAIL-P5). */
export const countedAttempts = (jobs: readonly MailJob[]): readonly string[] =>
  jobs
    .filter(({ attempts }) => attempts > 1)
    .map(({ key, attempts }) => `MAIL-P5 the mail ${key} has ${attempts} attempts`);
