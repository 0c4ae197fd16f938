import Fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { migrateSandbox } from "../database/migrate-sandbox.ts";
import { registerSandbox, type Sandbox, type SandboxOptions } from "../register-sandbox.ts";
import { openTestDatabase, type TestDatabase } from "./database.ts";

/** The JSON of an answer, in the shape the test goes on to check. */
export async function readJson<Shape>(response: Response): Promise<Shape> {
  return (await response.json()) as Shape;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  readonly origin: string;
  close(): Promise<void>;
}

/** A bare product: nothing but the sandbox, listening on a free port. */
export async function startTestServer(
  pool: Pool,
  options: Partial<SandboxOptions> = {},
  prepare: (app: FastifyInstance) => Promise<void> = async () => undefined,
): Promise<TestServer> {
  const app = Fastify({ forceCloseConnections: true });
  let origin = "http://127.0.0.1";
  const sandbox = await registerSandbox(app, { pool, origin: () => origin, ...options });
  await prepare(app);
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, sandbox, origin, close: () => app.close() };
}

/** A bare product on a database of its own. */
export interface TestSandbox {
  readonly database: TestDatabase;
  readonly server: TestServer;
  close(): Promise<void>;
}

/** Opens a database, brings the sandbox's schema up to date and starts a bare product on it. */
export async function openTestSandbox(
  options: Partial<SandboxOptions> = {},
  prepare?: (app: FastifyInstance) => Promise<void>,
): Promise<TestSandbox> {
  const database = await openTestDatabase();
  await migrateSandbox(database.pool);
  const server = await startTestServer(database.pool, options, prepare);
  return {
    database,
    server,
    async close() {
      await server.close();
      await database.close();
    },
  };
}
