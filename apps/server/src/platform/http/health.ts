import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { RELEASE } from "../config/release.ts";
import { assertWritable } from "../database/assert-writable.ts";
import { isReadOnly } from "../database/database-error.ts";
import { unavailable } from "../refusal/refusal.ts";
import type { Readiness } from "./readiness.ts";
import { sendRefusal } from "./send.ts";

/** What `/healthz` responds with while the process lives. */
export const ALIVE = { alive: true, release: RELEASE };

/** `/healthz` and `/readyz`, for who keeps the process alive and who sends it requests (OPS-1). */
export function health(app: FastifyInstance, pool: pg.Pool, readiness: Readiness): void {
  app.get("/healthz", () => ALIVE);
  app.get("/readyz", async (_request, reply) => {
    const hindrance = await readiness.hindrance();
    if (hindrance !== null) return sendRefusal(reply, unavailable(hindrance));
    try {
      await assertWritable(pool);
      return { ready: true };
    } catch (error) {
      if (!isReadOnly(error)) throw error;
      return sendRefusal(reply, unavailable("The database can only be read."));
    }
  });
}
