import Fastify, { type FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { registerSandbox, type Sandbox, type SandboxOptions } from "../register-sandbox.ts";

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
