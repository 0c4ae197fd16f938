import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { RELEASE } from "../config/release.ts";
import { assertWritable } from "../database/assert-writable.ts";
import { isReadOnly } from "../database/database-error.ts";
import { unavailable } from "../refusal/refusal.ts";
import type { Readiness } from "./readiness.ts";
import { sendRefusal } from "./send.ts";

/** What `/healthz` responds with while the process lives; a rehearsal says that it is one (CONFIG-R6). */
export const aliveOf = (mode: Config["mode"]) => ({
  alive: true,
  release: RELEASE,
  ...(mode === "rehearsal" ? { rehearsal: true } : {}),
});

/** `/healthz` and `/readyz`, for what keeps the process running and for what sends it requests (OPS-1). */
export function health(
  app: FastifyInstance,
  {
    pool,
    readiness,
    mode,
  }: { readonly pool: pg.Pool; readonly readiness: Readiness; readonly mode: Config["mode"] },
): void {
  const alive = aliveOf(mode);
  app.get("/healthz", () => alive);
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
