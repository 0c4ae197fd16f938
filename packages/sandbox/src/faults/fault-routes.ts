import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher.ts";
import { changeFaultSettings, readFaultSettings } from "./fault-settings.ts";

/** Lets tests set the faults of both payment providers, and deliver the webhooks that wait [SBX-W4]. */
export function faultRoutes(app: FastifyInstance, pool: Pool, dispatcher: WebhookDispatcher): void {
  app.get("/__sandbox/faults", () => readFaultSettings(pool));
  app.post<{ Body: Record<string, unknown> | null }>(
    "/__sandbox/faults",
    async (request, reply) => {
      const settings = await changeFaultSettings(pool, request.body ?? {});
      dispatcher.wake();
      return (
        settings ??
        reply.code(400).send({ error: { code: 400, message: "Unknown fault setting or value" } })
      );
    },
  );
  app.post("/__sandbox/webhooks/flush", () => dispatcher.flush());
}
