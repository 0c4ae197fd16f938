import { setTimeout as pause } from "node:timers/promises";
import { dataFolder } from "../harness/data-folder.ts";
import { unseenBy } from "../nodes/alert-metrics.ts";
import { lostOffers, settledBooks, unpaidCheckouts } from "../nodes/books.ts";
import { CALM, loseMailServer, losePrimary, rollServers, tryImages } from "../nodes/incidents.ts";
import { startInstallation } from "../nodes/installation.ts";
import { compareMails, sentMails, strangeMails } from "../nodes/mails.ts";
import { MetricsWatch } from "../nodes/metrics-watch.ts";
import { Traffic } from "../nodes/traffic.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const MOST_SHOWN = 10;

/**
 * Three servers behind a balancer on a database that fails over, with an image store and a mail server, under load (OPS-19): the
 * mail server is away, the primary is killed, then every server is replaced. What was acknowledged is there, the books equal the
 * providers' to the cent, each mail arrives once, each image is read from each server, and no call fails while rolling.
 */
export async function prove({ seed, say }: ProofOptions): Promise<Proof> {
  const folder = dataFolder("nodes");
  await using started = new AsyncDisposableStack();
  started.defer(() => folder.remove());
  const installation = await startInstallation(folder.path, say);
  started.defer(installation.close);
  const { databaseUrl, mailbox, merchant, origin, servers } = installation;
  const traffic = new Traffic(merchant, origin, seed);
  traffic.start();
  await pause(CALM);
  const before = traffic.failed.length;
  const atFirst = await tryImages(installation, []);
  const watch = new MetricsWatch(() => installation.origins);
  started.defer(() => watch.stop());
  const outage = await loseMailServer(installation);
  const unseen = [...unseenBy(watch, "the mail server is away")];
  const failover = await losePrimary(installation, traffic);
  unseen.push(...unseenBy(watch, "the primary is gone"));
  const afterwards = await tryImages(installation, atFirst.images);
  const rolling = await rollServers(installation, traffic);
  unseen.push(...unseenBy(watch, "a server drains"));
  const finalImages = await tryImages(installation, afterwards.images);
  await traffic.stop();

  const lost = await lostOffers(databaseUrl, [...traffic.acknowledged.keys()]);
  const books = await settledBooks(databaseUrl, servers.providersUrl);
  const unpaid = await unpaidCheckouts(databaseUrl, traffic.paid);
  const jobs = await sentMails(databaseUrl);
  const mails = compareMails(jobs, mailbox.received, failover.away);
  say(`calls: ${traffic.calls}, of which ${before} failed before anything happened`);
  say(`mails that waited while the mail server was away: ${outage.waited}`);
  say(
    `seconds without a write after the primary was killed: ${failover.seconds.toFixed(1)} (${failover.failedCalls} calls failed)`,
  );
  say(`acknowledged writes lost: ${lost.length} of ${traffic.acknowledged.size}`);
  say(
    `books: ${books.payments} payments of ${(books.cents / 100).toFixed(2)} in all, ${books.findings.length} that differ`,
  );
  say(
    `mails: ${mails.arrived} arrived, ${mails.repeated} of them again after the primary was killed`,
  );
  say(`images, in sizes: ${finalImages.images.length}, each read through every server`);
  say(`failed calls while rolling: ${rolling.failed.length}`);
  const findings = [
    ...lost.map((id) => `REL-K1 offer ${id} was acknowledged and is not there`),
    ...books.findings,
    ...unpaid.map((id) => `REL-K9 checkout ${id} was shown as paid, and is not`),
    ...unseen,
    ...outage.report.findings,
    ...mails.findings,
    ...strangeMails(jobs, mailbox.received),
    ...[atFirst, afterwards, finalImages].flatMap((images) => images.findings),
    ...rolling.failed.map(({ why }) => `OPS-12 failed while rolling: ${why}`),
    ...(rolling.unclean === 0
      ? []
      : [`REL-K5 ${rolling.unclean} servers did not end by themselves`]),
    ...traffic.findings.map((text) => `REL-K2 ${text}`),
  ];
  for (const finding of findings.slice(0, MOST_SHOWN)) say(finding);
  return {
    passed: traffic.acknowledged.size + books.payments + mails.arrived + finalImages.images.length,
    failed: findings.length,
  };
}
