import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import pg from "pg";
import { dataFolder } from "../harness/data-folder.ts";
import { s3Server } from "../harness/s3-server.ts";
import { makeWorld } from "../harness/world.ts";
import { lostOffers, settledBooks, unpaidCheckouts } from "../nodes/books.ts";
import { makeOwner, type DatabaseCluster } from "../nodes/cluster.ts";
import { patroniCluster } from "../nodes/patroni-cluster.ts";
import { sessionPooler } from "../nodes/pooler.ts";
import { canElect, describeMissing, findPrograms, type Programs } from "../nodes/programs.ts";
import { replicatedPair } from "../nodes/replicated-pair.ts";
import { startServers } from "../nodes/servers.ts";
import { Traffic } from "../nodes/traffic.ts";
import { waitUntil } from "../nodes/program.ts";
import { wayTo } from "../nodes/way.ts";
import { freePort } from "@marquee/server/platform/database/cluster-access";
import { addAccount, rehearsalAt } from "../rehearsal/rehearsal-settings.ts";
import { signInMerchant } from "./merchant.ts";
import type { Proof, ProofOptions } from "./proof.ts";

/** Milliseconds of traffic before and after each thing that happens. */
const CALM = 15_000;
/** Milliseconds within which writes go through again after the primary is gone. */
const BACK_WITHIN = 60_000;
const MOST_SHOWN = 10;

const startCluster = (programs: Programs, folder: string): Promise<DatabaseCluster> =>
  canElect(programs)
    ? patroniCluster(programs, join(folder, "cluster"))
    : replicatedPair(programs, join(folder, "cluster"));

/** Waits until writes go through that were sent after a moment. */
const writesGoThrough = (traffic: Traffic) => {
  const from = Date.now() + 1_000;
  return waitUntil("a write", () => Promise.resolve(traffic.lastAcknowledged() > from), {
    within: BACK_WITHIN,
  });
};

/**
 * Three servers behind a balancer on a database that fails over, under load (OPS-19): the primary is killed, then every server
 * is replaced. What was acknowledged is there, the books equal the providers' to the cent, and no call fails while rolling.
 */
export async function prove({ seed, say }: ProofOptions): Promise<Proof> {
  const programs = findPrograms();
  for (const line of describeMissing(programs)) say(`missing: ${line}`);
  const folder = dataFolder("nodes");
  await using started = new AsyncDisposableStack();
  started.defer(() => folder.remove());
  const cluster = await startCluster(programs, folder.path);
  started.defer(cluster.close);
  say(`database: ${cluster.name}`);
  const direct = await makeOwner(cluster);
  const { pgbouncer } = programs;
  const pooler =
    pgbouncer === null ? null : await sessionPooler(pgbouncer, join(folder.path, "pooler"), direct);
  if (pooler !== null) started.defer(pooler.close);
  const images = await s3Server();
  started.defer(images.close);
  const entrance = await freePort();
  const rehearsal = await rehearsalAt(`http://127.0.0.1:${entrance}`);
  const urls = [direct, direct, pooler?.ownerUrl ?? direct];
  const servers = await startServers(folder.path, rehearsal, urls, images.env);
  started.defer(servers.close);
  const balancer = await wayTo(
    programs.haproxy,
    folder.path,
    "http",
    servers.places.map(({ port }) => ({ port, check: { port, path: "/readyz" } })),
    entrance,
  );
  started.defer(balancer.close);
  say(`servers: three, ${pooler ? "one of them behind PgBouncer in session mode" : "all direct"}`);
  say(`balancer: ${programs.haproxy ? "HAProxy" : "a forwarder"}`);

  const owner = new pg.Pool({ connectionString: direct, max: 2 });
  owner.on("error", () => undefined);
  await makeWorld(owner);
  await owner.end();
  await addAccount(rehearsal, "merchant@marquee.test");
  const origin = `http://127.0.0.1:${balancer.port}`;
  const traffic = new Traffic(await signInMerchant(origin), origin, seed);
  traffic.start();
  await pause(CALM);
  const before = traffic.failed.length;

  const killedAt = Date.now();
  await cluster.killPrimary();
  await writesGoThrough(traffic);
  await pause(CALM);
  const silence = traffic.longestSilence(killedAt);
  const failedByKill = traffic.failed.length - before;

  const rolledFrom = Date.now();
  const unclean = await servers.roll();
  const rolledTo = Date.now();
  await pause(CALM);
  await traffic.stop();

  const failedWhileRolling = traffic.failedBetween(rolledFrom, rolledTo);
  const lost = await lostOffers(direct, [...traffic.acknowledged.keys()]);
  const books = await settledBooks(direct, servers.providersUrl);
  const unpaid = await unpaidCheckouts(direct, traffic.paid);
  say(`calls: ${traffic.calls}, of which ${before} failed before anything happened`);
  say(
    `seconds without a write after the primary was killed: ${silence.toFixed(1)} (${failedByKill} calls failed)`,
  );
  say(`acknowledged writes lost: ${lost.length} of ${traffic.acknowledged.size}`);
  say(
    `books: ${books.payments} payments of ${(books.cents / 100).toFixed(2)} in all, ${books.findings.length} that differ`,
  );
  say(`failed calls while rolling: ${failedWhileRolling.length}`);
  const findings = [
    ...lost.map((id) => `REL-K1 offer ${id} was acknowledged and is not there`),
    ...books.findings,
    ...unpaid.map((id) => `REL-K9 checkout ${id} was shown as paid, and is not`),
    ...failedWhileRolling.map(({ why }) => `OPS-12 failed while rolling: ${why}`),
    ...(unclean === 0 ? [] : [`REL-K5 ${unclean} servers did not end by themselves`]),
    ...traffic.findings.map((text) => `REL-K2 ${text}`),
  ];
  for (const finding of findings.slice(0, MOST_SHOWN)) say(finding);
  return { passed: traffic.acknowledged.size + books.payments, failed: findings.length };
}
