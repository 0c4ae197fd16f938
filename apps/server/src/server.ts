import type { FastifyInstance } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { serveBillVideos } from "./bills/serve-bill-videos.ts";
import { createDeliveries, createHandlers } from "./handlers.ts";
import { PUBLIC_KINDS } from "./images/image-kinds.ts";
import { documentDrawer } from "./invoices/document-drawer.ts";
import { openMode } from "./modes/open-mode.ts";
import { openServices } from "./open-services.ts";
import { startSweeper } from "./payments/attempts/sweeper.ts";
import { mountProviderWebhooks } from "./payments/webhooks/provider-webhooks.ts";
import type { Config } from "./platform/config/config.ts";
import { httpOrigin } from "./platform/config/http-origin.ts";
import { assertWritable } from "./platform/database/assert-writable.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { changeFeed, type ChangeFeed } from "./platform/events/change-feed.ts";
import { lastRounds } from "./platform/events/last-rounds.ts";
import { listenFailure } from "./platform/events/listen-failure.ts";
import { listenEarly } from "./platform/http/early-server.ts";
import { readinessOf, type Readiness } from "./platform/http/readiness.ts";
import { identityService } from "./platform/identity/identity-service.ts";
import { signInsValidAfter } from "./platform/identity/sign-ins-valid-after.ts";
import { serveImages } from "./platform/images/serve-images.ts";
import { storeWatch } from "./platform/images/store-watch.ts";
import { earlyLog } from "./platform/log/early-log.ts";
import { reportClock } from "./platform/log/report-clock.ts";
import type { Tracing } from "./platform/tracing/start-tracing.ts";
import { recordRefusedRows } from "./reports/refused-rows.ts";
import { toSettings } from "./session/settings.ts";
import { startOutbox, type OutboxParts } from "./start-outbox.ts";
import { startSweepers } from "./sweepers.ts";
import { workMetrics } from "./work-metrics.ts";

/** Milliseconds that calls to other services may still take once the server stops (REL-K6). */
const SERVICES_WITHIN = 2_000;
/** Milliseconds in which the identity service says whether a password was reset: each change waits for it. */
const RESET_WITHIN = 1_500;

export interface RunningServer {
  readonly origin: string;
  /** What an operator should know about where things are stored; usually nothing. */
  readonly notice: string | null;
  /** What the mode reports to the operator who started the server: in the embedded one, the users to sign in as. */
  readonly lines: readonly string[];
  /** Drains as long as the configuration says, then stops (OPS-12). */
  readonly close: () => Promise<void>;
}

/** Stops everything at once, so that nothing new begins while something else ends. What fails is thrown at the end. */
async function stopTogether(stops: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const result of await Promise.allSettled(stops.map((end) => end())))
    if (result.status === "rejected") throw result.reason;
}

interface Serving extends OutboxParts {
  readonly feed: ChangeFeed;
  readonly readiness: Readiness;
  readonly tracing: Tracing | null;
}

/** The app with all that responds to requests, before it listens. */
function buildServer(serving: Serving): Promise<FastifyInstance> {
  const { services, mode, work, feed, readiness, tracing } = serving;
  const { config, pool, clock, ending } = services;
  const { rateLimits } = config;
  return buildApp({
    ...(tracing ? { traceRequests: tracing.traceRequests } : {}),
    registerMetrics: work.register,
    onStreams: work.onStreams,
    feed,
    readiness,
    mode: config.mode,
    byPaypal: services.paypal !== null,
    logLevel: config.logLevel,
    metricsToken: config.metricsToken,
    statecharts: config.statecharts,
    rateLimits,
    trustedProxies: config.trustedProxies,
    pool,
    clock,
    validAfter: signInsValidAfter(
      identityService({ ...mode.identity, responseTimeout: RESET_WITHIN }, ending),
    ),
    handlers: createHandlers(services),
    ingest: {
      secrets: mode.ingestSecrets,
      deliveries: createDeliveries(services),
      recordRefused: recordRefusedRows,
    },
    identity: mode.mount,
    settings: toSettings(config),
    extend: async (root) => {
      serveImages(root, { ...services, publicKinds: PUBLIC_KINDS, rateLimits });
      serveBillVideos(root, { ...services, rateLimits });
      await mountProviderWebhooks(root, services, rateLimits);
    },
  });
}

/** Starts a whole server and resolves once it responds. A start that fails or is stopped stops all it had started (OPS-7). */
export async function startServer(config: Config, stop?: AbortSignal): Promise<RunningServer> {
  await using started = new AsyncDisposableStack();
  const readiness = readinessOf("starting");
  const early = await listenEarly(config, readiness);
  started.defer(early.close);
  const database = await openDatabase(config, {
    ...(stop === undefined ? {} : { stop }),
    onMigrating: () => readiness.enter("migrating"),
    serves: config.mode,
  });
  readiness.enter("starting");
  started.defer(database.close);
  stop?.throwIfAborted();
  let origin = httpOrigin(config.host, config.port);
  const log = earlyLog();
  reportClock(await assertWritable(database.pool), log);
  const stores = storeWatch(config, log);
  readiness.watch(() => stores.hindrance(database.pool));
  const feed = changeFeed({
    connect: database.listener,
    bind: async (client) => {
      await database.bind(client);
      await stores.hold(client);
    },
    onFailure: listenFailure(database, log),
  });
  started.defer(feed.close);
  /** Aborts what waits for other services, some time after the stop. */
  const ending = new AbortController();
  const mode = await openMode(config, { pool: database.pool, feed, origin: () => origin, log });
  const documents = documentDrawer();
  started.defer(documents.close);
  const services = await openServices({
    config,
    database,
    mode,
    documents,
    ending: ending.signal,
    origin: () => origin,
  });
  const rounds = lastRounds();
  const work = workMetrics({ ...database, readiness, rounds, isListening: feed.isListening });
  started.defer(work.stop);
  const { tracing: traced } = config;
  const tracing =
    traced &&
    (await import("./platform/tracing/start-tracing.ts")).startTracing(traced, database.pool);
  if (tracing) started.defer(tracing.stop);
  const app = await buildServer({ services, mode, feed, readiness, work, tracing });
  log.passOn(app.log);
  const worker = startOutbox({ services, mode, work, log: app.log });
  feed.listen(worker.receive);
  const sweepers = startSweepers({ services, feed, log, rounds });
  const atWork = [worker.stop, ...sweepers, () => app.close()];
  started.defer(() => {
    readiness.enter("stopping");
    setTimeout(() => ending.abort(), SERVICES_WITHIN).unref();
    return stopTogether(atWork);
  });
  stop?.throwIfAborted();
  await early.close();
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  if (typeof address === "object" && address) origin = httpOrigin(config.host, address.port);
  const sweeper = startSweeper(services, app.log, undefined, rounds.of("payments"));
  atWork.push(sweeper.stop);
  // Once the server listens: the preparation may call it at its own address, as users do.
  const lines = await mode.prepare(services);
  stop?.throwIfAborted();
  readiness.enter("ready");
  const running = started.move();
  return {
    origin,
    notice: database.notice,
    lines,
    close: async () => {
      readiness.enter("draining");
      if (config.drainWithin > 0) await pause(config.drainWithin);
      await running.disposeAsync();
    },
  };
}
