import { buildApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { openDatabase, type Database } from "./database/open-database.ts";
import { changeFeed } from "./events/change-feed.ts";
import { ownKeyOf } from "./database/own-key.ts";
import { createHandlers } from "./handlers.ts";
import { imageSigner } from "./images/image-signer.ts";
import { openImageStore } from "./images/open-image-store.ts";
import { serveImages } from "./images/serve-images.ts";
import { sendMail } from "./mail/send-mail.ts";
import { openMode } from "./modes/mode.ts";
import { outboxWorker } from "./outbox/worker.ts";
import { stripeCards } from "./payments/stripe-cards.ts";
import { startSweeper } from "./payments/sweeper.ts";
import { stripeWebhook } from "./payments/webhook.ts";
import type { Services } from "./services.ts";

export interface RunningServer {
  readonly origin: string;
  /** What a person should know about where things are kept; usually nothing. */
  readonly notice: string | null;
  /** What the mode has to say to whoever started the server: in the embedded one, whom to sign in as. */
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a whole server of this configuration and resolves once it answers. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database: Database = await openDatabase(config);
  let origin = `http://${config.host}:${config.port}`;
  const feed = changeFeed({
    connect: database.listener,
    // The first to notice that our own PostgreSQL is gone is whoever waits on it.
    onTrouble: () => database.ensureRunning().catch(() => undefined),
  });
  const mode = await openMode(config, { pool: database.pool, feed, origin: () => origin });
  const services: Services = {
    config,
    pool: database.pool,
    clock: mode.clock,
    images: openImageStore(config),
    imageSigner: imageSigner(await ownKeyOf(database.pool, "images")),
    cards: stripeCards(mode.stripe),
    origin: () => origin,
  };
  const readiness = { ready: false };
  const app = await buildApp({
    feed,
    readiness,
    mode: config.mode,
    logLevel: config.logLevel,
    rateLimits: config.rateLimits,
    trustedProxies: config.trustedProxies,
    pool: database.pool,
    clock: services.clock,
    handlers: createHandlers(services),
    ingest: { secrets: mode.ingestSecrets, images: services.images },
    identity: mode.mount,
    extend: async (root) => {
      serveImages(root, services);
      await stripeWebhook(root, services);
    },
  });
  const worker = outboxWorker({
    pool: database.pool,
    clock: mode.clock,
    effects: { mail: sendMail(mode.mailer) },
    log: app.log,
  });
  feed.listen(worker.hear);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  if (typeof address === "object" && address) origin = `http://${config.host}:${address.port}`;
  const sweeper = startSweeper(services, app.log);
  // After the listening: what is prepared may go through our own address, as a person's calls do.
  const lines = await mode.prepare(services);
  readiness.ready = true;
  return {
    origin,
    notice: database.notice,
    lines,
    close: async () => {
      await sweeper.stop();
      await app.close();
      await worker.stop();
      await feed.close();
      await database.close();
    },
  };
}
