import { freePort } from "@marquee/server/platform/database/cluster-access";
import { join } from "node:path";
import pg from "pg";
import { s3Server } from "../harness/s3-server.ts";
import { makeWorld } from "../harness/world.ts";
import { signInMerchant, type Merchant } from "../proof/merchant.ts";
import { addAccount, rehearsalAt } from "../rehearsal/rehearsal-settings.ts";
import { makeOwner, type DatabaseCluster } from "./cluster.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { patroniCluster } from "./patroni-cluster.ts";
import { sessionPooler } from "./pooler.ts";
import { canElect, describeMissing, findPrograms, type Programs } from "./programs.ts";
import { replicatedPair } from "./replicated-pair.ts";
import { startServers, type Servers } from "./servers.ts";
import { wayTo } from "./way.ts";

/** Three servers with all that they need, and a user who has signed in. */
export interface Installation {
  readonly cluster: DatabaseCluster;
  /** The owner's address of the database, by no pooler. */
  readonly databaseUrl: string;
  readonly servers: Servers;
  readonly mailbox: Mailbox;
  /** The balancer before the servers. */
  readonly origin: string;
  /** The servers themselves. */
  readonly origins: readonly string[];
  readonly merchant: Merchant;
  readonly close: () => Promise<void>;
}

const startCluster = (programs: Programs, folder: string): Promise<DatabaseCluster> =>
  canElect(programs)
    ? patroniCluster(programs, join(folder, "cluster"))
    : replicatedPair(programs, join(folder, "cluster"));

/** Makes the companies and users of the tests, as their fixtures do. */
export async function fill(databaseUrl: string): Promise<void> {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  owner.on("error", () => undefined);
  await makeWorld(owner);
  await owner.end();
}

/** Starts a database that fails over, an image store, a mail server, three servers and a balancer, and says what they are. */
export async function startInstallation(
  folder: string,
  say: (line: string) => void,
): Promise<Installation> {
  const programs = findPrograms();
  for (const line of describeMissing(programs)) say(`missing: ${line}`);
  await using started = new AsyncDisposableStack();
  const cluster = await startCluster(programs, folder);
  started.defer(cluster.close);
  say(`database: ${cluster.name}`);
  const databaseUrl = await makeOwner(cluster);
  const { pgbouncer, haproxy } = programs;
  const pooler =
    pgbouncer === null ? null : await sessionPooler(pgbouncer, join(folder, "pooler"), databaseUrl);
  if (pooler !== null) started.defer(pooler.close);
  const images = await s3Server();
  started.defer(images.close);
  const mailbox = await openMailbox();
  started.defer(() => mailbox.close());
  const entrance = await freePort();
  const origin = `http://127.0.0.1:${entrance}`;
  const rehearsal = await rehearsalAt(origin);
  const urls = [databaseUrl, databaseUrl, pooler?.ownerUrl ?? databaseUrl];
  const settings = { ...images.env, ...mailbox.env };
  const servers = await startServers(folder, rehearsal, urls, settings);
  started.defer(servers.close);
  const places = servers.places.map(({ port }) => ({ port, check: { port, path: "/readyz" } }));
  const balancer = await wayTo(haproxy, folder, "http", places, entrance);
  started.defer(balancer.close);
  say(`servers: three, ${pooler ? "one of them behind PgBouncer in session mode" : "all direct"}`);
  say(`balancer: ${haproxy ? "HAProxy" : "a forwarder"}`);
  say("images: in an S3 store; mail: to an SMTP server");
  await fill(databaseUrl);
  await addAccount(rehearsal, "merchant@marquee.test");
  const merchant = await signInMerchant(origin);
  const running = started.move();
  return {
    cluster,
    databaseUrl,
    servers,
    mailbox,
    origin,
    origins: places.map(({ port }) => `http://127.0.0.1:${port}`),
    merchant,
    close: () => running.disposeAsync(),
  };
}
