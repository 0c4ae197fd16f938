import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { sandboxServer } from "@marquee/sandbox/standalone/sandbox-server";
import { join } from "node:path";
import pg from "pg";
import type { Env } from "../platform/config/env.ts";
import { readSandboxConfig } from "../platform/config/read-sandbox.ts";
import { embeddedCluster } from "../platform/database/embedded-cluster.ts";

export interface RunningSandbox {
  /** Where it listens. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts the stand-ins as a process of their own (`npm run sandbox`), on a database of their own: a backup of the
 * rehearsal's is then one of its rows alone. A start that fails leaves nothing running.
 */
export async function serveSandbox(environment: Env): Promise<RunningSandbox> {
  const config = readSandboxConfig(environment);
  await using started = new AsyncDisposableStack();
  const cluster =
    config.databaseUrl === null ? await embeddedCluster(join(config.dataDir, "sandbox")) : null;
  if (cluster !== null) started.defer(cluster.release);
  const connectionString = config.databaseUrl ?? cluster?.ownerUrl() ?? "";
  const pool = new pg.Pool({ connectionString, max: 16, application_name: "marquee-sandbox" });
  pool.on("error", () => undefined);
  started.defer(() => pool.end());
  await migrateSandbox(pool);
  const app = await sandboxServer({ ...config, pool });
  started.defer(() => app.close());
  const origin = await app.listen(config.listensAt);
  const running = started.move();
  return { origin, close: () => running.disposeAsync() };
}
