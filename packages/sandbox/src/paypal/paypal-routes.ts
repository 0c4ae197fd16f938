import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import { inTransaction } from "../database/transaction.ts";
import { respondWithFaults } from "../faults/inject-fault.ts";
import { prepareProvider, type ProviderErrors } from "../provider-scope.ts";
import type { WebhookDispatcher } from "../webhooks/webhook-dispatcher.ts";
import {
  captureView,
  findRefund,
  readCapture,
  refundById,
  refundCapture,
  refundView,
} from "./capture.ts";
import { buyerDisputeRoutes, disputeRoutes } from "./dispute-routes.ts";
import { approveOrder, captureOrder, createOrder, orderView, type Choice } from "./order.ts";
import { PayPalApiError, badRequest, errorBody, notFound } from "./paypal-error.ts";
import { type Change, changeOnce } from "./paypal-repeats.ts";
import { newAccessToken, requireToken, type PayPalKeys } from "./paypal-token.ts";
import { verifySignature } from "./paypal-webhook.ts";
import type { PayPalWork } from "./paypal-work.ts";
import { searchTransactions } from "./reporting.ts";

const BODY_LIMIT = 65_536;
const CHOICES: readonly Choice[] = ["approve", "decline", "pending", "pending_denied"];

export interface PayPalServices {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly keys: PayPalKeys;
  readonly secret: string;
  readonly dispatcher: WebhookDispatcher;
}

const internalError = (message: string): PayPalApiError =>
  new PayPalApiError(500, "INTERNAL_SERVER_ERROR", message);

function sendError(reply: FastifyReply, error: PayPalApiError): FastifyReply {
  const debugId = randomBytes(6).toString("hex");
  reply.code(error.status).header("paypal-debug-id", debugId);
  if (error.status === 401)
    return reply.send({ error: error.issue, error_description: error.message });
  return reply.send(errorBody(error, debugId));
}

const ERRORS: ProviderErrors = {
  name: "PayPal sandbox",
  sendOwn: (reply, error) => (error instanceof PayPalApiError ? sendError(reply, error) : null),
  sendUnreadable: (reply, _status, message) =>
    sendError(reply, badRequest("MALFORMED_REQUEST_JSON", message)),
  sendFailure: (reply) => sendError(reply, internalError("An internal error occurred.")),
};

/** Mounts the subset of PayPal's API that the product calls, and the buyer's side of it. */
export function paypalRoutes(app: FastifyInstance, services: PayPalServices): void {
  const { pool, clock, dispatcher } = services;
  prepareProvider(app, { errors: ERRORS, readForm: (body) => body, bodyLimit: BODY_LIMIT });

  async function work<CallResponse>(
    act: (work: PayPalWork) => Promise<CallResponse>,
  ): Promise<CallResponse> {
    const response = await inTransaction(pool, (tx) => act({ tx, now: clock.now() }));
    dispatcher.wake();
    return response;
  }
  const change = (request: FastifyRequest, reply: FastifyReply, wanted: Change) =>
    respondWithFaults(pool, reply, {
      outage: () => internalError("The sandbox was told to fail this call."),
      work: () => work((each) => changeOnce(each, request, wanted)),
      send: ({ status, body }) => reply.code(status).send(body),
    });

  app.post("/v1/oauth2/token", (request) =>
    newAccessToken(pool, services.keys, request.headers.authorization ?? ""),
  );

  app.register(async (server) => {
    server.addHook("preHandler", (request) => requireToken(pool, request));
    server.post("/v2/checkout/orders", (request, reply) =>
      change(request, reply, {
        apply: (each) => createOrder(each, request.body),
        show: orderView,
      }),
    );
    server.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", ({ params }) =>
      work((each) => orderView(each, params.id)),
    );
    server.post<{ Params: { id: string } }>("/v2/checkout/orders/:id/capture", (request, reply) =>
      change(request, reply, {
        async apply(each) {
          await captureOrder(each, request.params.id);
          return request.params.id;
        },
        show: orderView,
      }),
    );
    server.get<{ Params: { id: string } }>("/v2/payments/captures/:id", ({ params }) =>
      work(async (each) => captureView(await readCapture(each, params.id))),
    );
    server.post<{ Params: { id: string }; Body: { amount?: unknown } | null }>(
      "/v2/payments/captures/:id/refund",
      (request, reply) =>
        change(request, reply, {
          apply: async (each) =>
            (await refundCapture(each, request.params.id, request.body?.amount)).id,
          show: async (each, id) => refundView(await refundById(each.tx, id)),
        }),
    );
    server.get<{ Params: { id: string } }>("/v2/payments/refunds/:id", ({ params }) =>
      work(async (each) => refundView(await findRefund(each.tx, params.id))),
    );
    server.post("/v1/notifications/verify-webhook-signature", ({ body }) => ({
      verification_status: verifySignature(services.secret, body),
    }));
    server.get<{ Querystring: Record<string, string> }>("/v1/reporting/transactions", ({ query }) =>
      work((each) => searchTransactions(each, query)),
    );
    disputeRoutes(server, { work, change });
    server.all("/v2/*", () => {
      throw notFound();
    });
  });

  buyerDisputeRoutes(app, { work });
  // The buyer's side: what PayPal's own window shows and does. Every holder of the order's id may act as its buyer.
  app.get<{ Params: { id: string } }>("/__paysandbox/paypal/:id", ({ params }) =>
    work(async (each) => {
      const { id, status, purchase_units: units } = await orderView(each, params.id);
      return { id, status, amount: units[0]?.amount };
    }),
  );
  app.post<{ Params: { id: string }; Body: { choice?: unknown } | null }>(
    "/__paysandbox/paypal/:id",
    ({ params, body }) => {
      const choice = CHOICES.find((one) => one === body?.choice);
      if (!choice) throw badRequest("INVALID_PARAMETER_VALUE", "Unknown choice.");
      return work(async (each) => {
        await approveOrder(each, params.id, choice);
        return { orderId: params.id, payerId: "SBXPAYER00001" };
      });
    },
  );
}
