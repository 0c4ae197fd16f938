import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import type { Pool } from "pg";
import { machineClock } from "../clock.ts";
import { isLocal } from "../guard/local-only.ts";
import { mailRoutes } from "../mail/mail-routes.ts";
import { registerSandbox } from "../register-sandbox.ts";
import { REHEARSAL_ISSUER, REHEARSAL_PROJECT, sandboxKeysOf } from "./sandbox-keys.ts";

export interface SandboxServerOptions {
  /** Connections as the role that owns schema `sandbox`, brought up to date by `migrateSandbox`. */
  readonly pool: Pool;
  /** What the servers of the rehearsal are configured with, too. */
  readonly secret: string;
  /** Where people reach the servers: events go to the first, links of mails to the one they were asked for at. */
  readonly publicOrigins: readonly [string, ...string[]];
  readonly logLevel: string;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const isBearer = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));

/** Mail, faults and what waits: the operator's alone, from this machine or with the bearer that the secret gives [SBX-H3]. */
const isOperators = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith("/__sandbox/") ?? false;

/**
 * The stand-ins as a server of their own, for a rehearsal: servers in production's way of working are pointed to it, and
 * pass on to it what browsers send to a provider [SBX-H1]. There is no product's clock: servers of a rehearsal go by the
 * machine's.
 */
export async function sandboxServer(options: SandboxServerOptions): Promise<FastifyInstance> {
  const { pool, secret, publicOrigins, logLevel } = options;
  const [first] = publicOrigins;
  const keys = sandboxKeysOf(secret);
  const app = Fastify({ logger: logLevel === "silent" ? false : { level: logLevel } });
  app.addHook("onRequest", async (request, reply) => {
    if (isOperators(request) && !isLocal(request) && !isBearer(request, keys.operator))
      return reply.code(403).send({ error: { code: 403, message: "SANDBOX_IS_THE_OPERATORS" } });
  });
  app.get("/healthz", () => ({ alive: true, sandbox: true }));
  mailRoutes(app, pool, machineClock);
  await registerSandbox(app, {
    pool,
    origin: () => first,
    actionUrl: (site) => `${publicOrigins.includes(site) ? site : first}/ADMIN-UI/auth/action`,
    projectId: REHEARSAL_PROJECT,
    issuer: REHEARSAL_ISSUER,
    adminToken: keys.identity,
    stripeKeys: keys.stripe,
    paypalKeys: keys.paypal,
    webhook: { url: () => `${first}/webhooks/stripe`, secret: keys.stripe.webhookSecret },
    paypalWebhook: { url: () => `${first}/webhooks/paypal`, id: keys.paypal.webhookId },
    localOnly: false,
  });
  return app;
}
