import { setTimeout as pause } from "node:timers/promises";
import { differingImages, sendImages, type StoredImage } from "./images.ts";
import type { Installation } from "./installation.ts";
import {
  compareMails,
  countedAttempts,
  countWaiting,
  sentMails,
  type MailReport,
} from "./mails.ts";
import { waitUntil } from "./program.ts";
import type { FailedCall, Traffic } from "./traffic.ts";

/** Milliseconds of traffic before and after each thing that happens. */
export const CALM = 15_000;
/** Milliseconds within which writes go through again after the primary is gone. */
const BACK_WITHIN = 60_000;
const MAIL_AWAY = 10_000;

/** Waits until writes go through that were sent after a moment. */
async function writesGoThrough(traffic: Traffic): Promise<void> {
  const from = Date.now() + 1_000;
  await waitUntil("a write", () => Promise.resolve(traffic.lastAcknowledged() > from), {
    within: BACK_WITHIN,
  });
}

export interface MailOutage {
  readonly waited: number;
  readonly report: MailReport;
}

/** The mail server is away while users pay: no mail is lost, and none is tried for nothing (MAIL-P5). */
export async function loseMailServer({ mailbox, databaseUrl }: Installation): Promise<MailOutage> {
  const away = mailbox.isAwayFor(MAIL_AWAY);
  await pause(MAIL_AWAY / 2);
  const waited = await countWaiting(databaseUrl);
  await away;
  const jobs = await sentMails(databaseUrl);
  const report = compareMails(jobs, mailbox.received, null);
  const findings = [
    ...(waited === 0 ? ["MAIL-P5 no mail waited while the mail server was away"] : []),
    ...countedAttempts(jobs),
    ...report.findings,
  ];
  return { waited, report: { ...report, findings } };
}

export interface Failover {
  readonly seconds: number;
  readonly failedCalls: number;
  /** Between which moments no server could write down what it had done. */
  readonly away: { readonly from: number; readonly to: number };
}

/** The primary loses power, and writes go through again. */
export async function losePrimary({ cluster }: Installation, traffic: Traffic): Promise<Failover> {
  const before = traffic.failed.length;
  const killedAt = Date.now();
  await cluster.killPrimary();
  await writesGoThrough(traffic);
  const to = Date.now();
  await pause(CALM);
  return {
    seconds: traffic.longestSilence(killedAt),
    failedCalls: traffic.failed.length - before,
    // what was acknowledged a moment before was sent before that
    away: { from: killedAt - 5_000, to },
  };
}

export interface Rolling {
  readonly failed: readonly FailedCall[];
  readonly unclean: number;
}

/** Every server is replaced, one after the other. */
export async function rollServers({ servers }: Installation, traffic: Traffic): Promise<Rolling> {
  const from = Date.now();
  const unclean = await servers.roll();
  const to = Date.now();
  await pause(CALM);
  return { failed: traffic.failedBetween(from, to), unclean };
}

/** Sends images through every server, and reads all that there are from every server. */
export async function tryImages(
  { merchant, origins }: Installation,
  earlier: readonly StoredImage[],
): Promise<{ readonly images: readonly StoredImage[]; readonly findings: readonly string[] }> {
  const images = [...earlier, ...(await sendImages(merchant, origins, earlier.length))];
  return { images, findings: await differingImages(origins, images) };
}
