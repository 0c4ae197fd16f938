import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

/** What a route's `config` says of how often one caller may call it. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: "1 minute" } });

/**
 * Lets calls be limited one by one (HTTP-L1). Somebody who is signed in is known by their token, so that an office
 * behind one address is not one caller; a made-up token opens nothing, and so hides nobody either.
 */
export async function callLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ headers, ip }) => headers.authorization ?? ip,
  });
}
