import type { FastifyInstance } from "fastify";
import type { ProductClock } from "./product-clock.ts";

const DAY = 24 * 3600 * 1000;

/** `{ days }` or `{ milliseconds }` as whole numbers → milliseconds, or null. */
function readAdvance(body: unknown): number | null {
  if (typeof body !== "object" || body === null) return null;
  const { days = 0, milliseconds = 0 } = body as { days?: unknown; milliseconds?: unknown };
  // Stricter than a conversion to a number: "1e3", true and half a day are mistakes.
  if (!Number.isSafeInteger(days) || !Number.isSafeInteger(milliseconds)) return null;
  const sum = Number(days) * DAY + Number(milliseconds);
  return Number.isSafeInteger(sum) && sum > 0 ? sum : null;
}

/**
 * `GET /__sandbox/clock` returns the product's time; `POST` with `{days}` or `{milliseconds}` puts it forward, so
 * that expiry and renewal can be seen. It never goes back. `announce` informs the other servers.
 */
export function timeRoutes(
  app: FastifyInstance,
  clock: ProductClock,
  announce: () => Promise<void>,
): void {
  app.get("/__sandbox/clock", () => ({ now: clock.now().toISOString() }));
  app.post("/__sandbox/clock", async (request, reply) => {
    const milliseconds = readAdvance(request.body);
    const now = milliseconds === null ? null : await clock.advance(milliseconds);
    if (now === null)
      return reply.code(422).send({
        error: {
          code: 422,
          message:
            "Send {days} or {milliseconds}: whole numbers above 0, ten years at most in all.",
        },
      });
    await announce();
    return { now: now.toISOString() };
  });
}
