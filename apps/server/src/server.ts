import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { registerSandbox } from "@marquee/sandbox/register-sandbox";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { machineClock } from "./config/clock.ts";
import type { Config } from "./config/config.ts";
import { openDatabase, type Database } from "./database/open-database.ts";
import { changeFeed } from "./events/change-feed.ts";
import { createHandlers } from "./handlers.ts";
import type { Services } from "./services.ts";
import { firebaseIssuer } from "./session/token-issuer.ts";
import type { TokenIssuer } from "./session/verify-token.ts";

export interface RunningServer {
  readonly origin: string;
  /** What a person should know about where things are kept; usually nothing. */
  readonly notice: string | null;
  readonly close: () => Promise<void>;
}

/** Mounts what stands in for the identity and payment services, and says whose tokens count. */
async function identityOf(
  app: FastifyInstance,
  { config, pool, clock, origin }: Services,
): Promise<TokenIssuer> {
  if (config.mode === "production") return firebaseIssuer(config.firebase.projectId);
  await migrateSandbox(pool);
  return registerSandbox(app, {
    pool,
    clock,
    origin,
    actionUrl: () => `${origin()}/ADMIN-UI/auth/action`,
  });
}

/** Starts a whole server of this configuration and resolves once it answers. */
export async function startServer(config: Config): Promise<RunningServer> {
  const database: Database = await openDatabase(config);
  let origin = `http://${config.host}:${config.port}`;
  const services: Services = {
    config,
    pool: database.pool,
    clock: machineClock,
    origin: () => origin,
  };
  const feed = changeFeed({
    connect: database.listener,
    // The first to notice that our own PostgreSQL is gone is whoever waits on it.
    onTrouble: () => database.ensureRunning().catch(() => undefined),
  });
  const app = await buildApp({
    feed,
    mode: config.mode,
    logLevel: config.logLevel,
    pool: database.pool,
    clock: services.clock,
    handlers: createHandlers(services),
    identity: (root) => identityOf(root, services),
  });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  if (typeof address === "object" && address) origin = `http://${config.host}:${address.port}`;
  return {
    origin,
    notice: database.notice,
    close: async () => {
      await app.close();
      await feed.close();
      await database.close();
    },
  };
}
