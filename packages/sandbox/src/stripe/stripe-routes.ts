import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import { respondWithFaults } from "../faults/inject-fault.ts";
import { prepareProvider, type ProviderErrors } from "../provider-scope.ts";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher.ts";
import { balanceRoutes } from "./balance-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { disputeRoutes } from "./dispute-routes.ts";
import { eventRoutes } from "./event-routes.ts";
import { newId } from "./ids.ts";
import { intentRoutes } from "./intent-routes.ts";
import { methodRoutes } from "./method-routes.ts";
import { refundRoutes } from "./refund-routes.ts";
import { respondToCall, type StripeKeys } from "./respond-to-call.ts";
import { StripeApiError, invalidRequest, type StripeErrorBody } from "./stripe-error.ts";
import type { StripeRoute } from "./stripe-route.ts";

const ROUTES = [
  ...intentRoutes,
  ...customerRoutes,
  ...methodRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...balanceRoutes,
  ...eventRoutes,
];
const BODY_LIMIT = 65_536;

export interface StripeServices {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly keys: StripeKeys;
  readonly dispatcher: WebhookDispatcher;
}

const sendError = (reply: FastifyReply, status: number, error: StripeErrorBody) =>
  reply.code(status).send({ error });

/** The SDK takes a body without `error` for success, so every refusal has one [SBX-P1]. */
const ERRORS: ProviderErrors = {
  name: "Stripe sandbox",
  sendOwn: (reply, error) =>
    error instanceof StripeApiError ? sendError(reply, error.status, error.body) : null,
  sendUnreadable: (reply, status, message) =>
    sendError(reply, status, { type: "invalid_request_error", message }),
  sendFailure: (reply) =>
    sendError(reply, 500, { type: "api_error", message: "An unknown error occurred" }),
};

const outage = (): StripeApiError =>
  new StripeApiError(500, {
    type: "api_error",
    message: "The sandbox was told to fail this call.",
  });

/** Mounts the subset of Stripe's API that the product calls. */
export function stripeRoutes(app: FastifyInstance, services: StripeServices): void {
  prepareProvider(app, { errors: ERRORS, readForm: (body) => body, bodyLimit: BODY_LIMIT });

  const respond = (route: StripeRoute, request: FastifyRequest, reply: FastifyReply) => {
    const requestId = newId("req");
    reply.header("request-id", requestId);
    return respondWithFaults(services.pool, reply, {
      outage,
      async work() {
        const responded = await respondToCall(services, route, request, requestId);
        services.dispatcher.wake();
        return responded;
      },
      send({ status, body, replayed }) {
        if (replayed) reply.header("idempotent-replayed", "true");
        return reply.code(status).type("application/json").send(body);
      },
    });
  };

  for (const route of ROUTES)
    app.route({
      method: route.method,
      url: route.path,
      exposeHeadRoute: false,
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => respond(route, request, reply),
    });
  app.all("/v1/*", (request) => {
    throw invalidRequest(
      `Unrecognized request URL (${request.method}: ${request.url.split("?")[0]}).`,
      {},
      404,
    );
  });
}
