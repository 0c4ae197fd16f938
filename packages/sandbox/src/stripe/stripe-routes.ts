import { setTimeout as pause } from "node:timers/promises";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import type { Courier } from "../webhooks/courier.ts";
import { answerCall, type StripeKeys } from "./answer-call.ts";
import { customerRoutes } from "./customer-routes.ts";
import { eventRoutes } from "./event-routes.ts";
import { newId } from "./ids.ts";
import { intentRoutes } from "./intent-routes.ts";
import { takeFate, turnKnobs, readKnobs } from "./knobs.ts";
import { methodRoutes } from "./method-routes.ts";
import { refundRoutes } from "./refund-routes.ts";
import { StripeFault, invalidRequest, type StripeErrorBody } from "./stripe-fault.ts";
import type { StripeRoute } from "./stripe-route.ts";
import { withhold } from "./withhold.ts";

const ROUTES = [
  ...intentRoutes,
  ...customerRoutes,
  ...methodRoutes,
  ...refundRoutes,
  ...eventRoutes,
];
const BODY_LIMIT = 65_536;

export interface StripeServices {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly keys: StripeKeys;
  readonly courier: Courier;
}

const sendError = (reply: FastifyReply, status: number, error: StripeErrorBody) =>
  reply.code(status).send({ error });

/** The SDK takes a body without `error` for success, so every refusal has one [SBX-P1]. */
function handleError(
  error: FastifyError | StripeFault,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof StripeFault) return sendError(reply, error.status, error.body);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return sendError(reply, status, { type: "invalid_request_error", message: error.message });
  request.log.error({ err: error }, "card sandbox failed");
  return sendError(reply, 500, { type: "api_error", message: "An unknown error occurred" });
}

const outage = (): StripeFault =>
  new StripeFault(500, { type: "api_error", message: "The sandbox was told to fail this call." });

/** Mounts the subset of Stripe's API that the product calls, its knobs, and what happens by itself. */
export function stripeRoutes(app: FastifyInstance, services: StripeServices): void {
  const { pool, courier } = services;
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body.toString()),
  );
  app.setErrorHandler(handleError);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  const answer = async (route: StripeRoute, request: FastifyRequest, reply: FastifyReply) => {
    const requestId = newId("req");
    reply.header("request-id", requestId);
    const { fate, latencyMs } = await takeFate(pool);
    if (latencyMs > 0) await pause(latencyMs);
    if (fate === "fail") throw outage();
    const answered = await answerCall(services, route, request, requestId);
    courier.wake();
    if (fate !== "answer") return withhold(reply, fate);
    if (answered.replayed) reply.header("idempotent-replayed", "true");
    return reply.code(answered.status).type("application/json").send(answered.body);
  };

  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => answer(route, request, reply),
    });
  app.all("/v1/*", (request) => {
    throw invalidRequest(
      `Unrecognized request URL (${request.method}: ${request.url.split("?")[0]}).`,
      {},
      404,
    );
  });

  app.get("/__sandbox/stripe/knobs", () => readKnobs(pool));
  app.post<{ Body: Record<string, unknown> | null }>(
    "/__sandbox/stripe/knobs",
    async (request, reply) => {
      const knobs = await turnKnobs(pool, request.body ?? {});
      courier.wake();
      return (
        knobs ??
        sendError(reply, 400, { type: "invalid_request_error", message: "Unknown knob or value" })
      );
    },
  );
  app.post("/__sandbox/stripe/flush", () => courier.flush());
}
