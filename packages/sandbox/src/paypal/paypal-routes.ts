import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import { firstRow } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";
import { takeFate } from "../stripe/knobs.ts";
import { withhold } from "../stripe/withhold.ts";
import type { Courier } from "../webhooks/courier.ts";
import {
  captureView,
  findRefund,
  readCapture,
  refundById,
  refundCapture,
  refundView,
} from "./capture.ts";
import { approveOrder, captureOrder, createOrder, orderView, type Choice } from "./order.ts";
import { PayPalFault, badRequest, faultBody, notFound } from "./paypal-fault.ts";
import { newAccessToken, requireToken, type PayPalKeys } from "./paypal-token.ts";
import { verifySignature } from "./paypal-webhook.ts";
import type { PayPalWork } from "./paypal-work.ts";

const BODY_LIMIT = 65_536;
const CHOICES: readonly Choice[] = ["approve", "decline", "pending", "pending_denied"];

export interface PayPalServices {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly keys: PayPalKeys;
  readonly secret: string;
  readonly courier: Courier;
}

function sendFault(reply: FastifyReply, fault: PayPalFault) {
  const debugId = randomBytes(6).toString("hex");
  reply.code(fault.status).header("paypal-debug-id", debugId);
  if (fault.status === 401)
    return reply.send({ error: fault.issue, error_description: fault.message });
  return reply.send(faultBody(fault, debugId));
}

function handleError(
  error: FastifyError | PayPalFault,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof PayPalFault) return sendFault(reply, error);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return sendFault(reply, badRequest("MALFORMED_REQUEST_JSON", error.message));
  request.log.error({ err: error }, "PayPal sandbox failed");
  return sendFault(
    reply,
    new PayPalFault(500, "INTERNAL_SERVER_ERROR", "An internal error occurred."),
  );
}

interface Action {
  /** Does the work and answers the resource's id. */
  readonly act: (work: PayPalWork) => Promise<string>;
  /** The resource as it stands now. */
  readonly show: (work: PayPalWork, id: string) => Promise<object>;
}

/** The subset of PayPal's API that the product calls, and the buyer's side of it. */
export function paypalRoutes(app: FastifyInstance, services: PayPalServices): void {
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
  const read = async (show: (work: PayPalWork) => Promise<object>) => {
    const shown = await inTransaction(pool, (tx) => show({ tx, now: services.clock.now() }));
    courier.wake();
    return shown;
  };

  /** A repeated PayPal-Request-Id does nothing and answers how the resource stands now [SBX-Y5]. */
  async function once(request: FastifyRequest, reply: FastifyReply, action: Action) {
    const given = request.headers["paypal-request-id"];
    const id = typeof given === "string" && given ? given : null;
    const path = request.url;
    const { fate, latencyMs } = await takeFate(pool);
    if (latencyMs > 0) await pause(latencyMs);
    if (fate === "fail")
      throw new PayPalFault(
        500,
        "INTERNAL_SERVER_ERROR",
        "The sandbox was told to fail this call.",
      );
    const answer = await inTransaction(pool, async (tx) => {
      const work: PayPalWork = { tx, now: services.clock.now() };
      if (id) {
        await tx.query("select pg_advisory_xact_lock(hashtextextended('paypal ' || $1, 0))", [
          `${path} ${id}`,
        ]);
        const known = await firstRow<{ resource: string }>(
          tx,
          "select resource from sandbox.paypal_request where path = $1 and request_id = $2",
          [path, id],
        );
        if (known) return { status: 200, body: await action.show(work, known.resource) };
      }
      const resource = await action.act(work);
      if (id)
        await tx.query(
          "insert into sandbox.paypal_request (path, request_id, resource) values ($1, $2, $3)",
          [path, id, resource],
        );
      return { status: 201, body: await action.show(work, resource) };
    });
    courier.wake();
    if (fate !== "answer") return withhold(reply, fate);
    return reply.code(answer.status).send(answer.body);
  }

  app.post("/v1/oauth2/token", (request) =>
    newAccessToken(pool, services.keys, request.headers.authorization ?? ""),
  );

  app.register(async (server) => {
    server.addHook("preHandler", (request) => requireToken(pool, request));
    server.post("/v2/checkout/orders", (request, reply) =>
      once(request, reply, { act: (work) => createOrder(work, request.body), show: orderView }),
    );
    server.get<{ Params: { id: string } }>("/v2/checkout/orders/:id", ({ params }) =>
      read((work) => orderView(work, params.id)),
    );
    server.post<{ Params: { id: string } }>("/v2/checkout/orders/:id/capture", (request, reply) =>
      once(request, reply, {
        async act(work) {
          await captureOrder(work, request.params.id);
          return request.params.id;
        },
        show: orderView,
      }),
    );
    server.get<{ Params: { id: string } }>("/v2/payments/captures/:id", ({ params }) =>
      read(async (work) => captureView(await readCapture(work, params.id))),
    );
    server.post<{ Params: { id: string }; Body: { amount?: unknown } | null }>(
      "/v2/payments/captures/:id/refund",
      (request, reply) =>
        once(request, reply, {
          act: async (work) =>
            (await refundCapture(work, request.params.id, request.body?.amount)).id,
          show: async (work, id) => refundView(await refundById(work.tx, id)),
        }),
    );
    server.get<{ Params: { id: string } }>("/v2/payments/refunds/:id", ({ params }) =>
      read(async (work) => refundView(await findRefund(work.tx, params.id))),
    );
    server.post("/v1/notifications/verify-webhook-signature", ({ body }) => ({
      verification_status: verifySignature(services.secret, body),
    }));
    server.all("/v2/*", () => {
      throw notFound();
    });
  });

  // The buyer's side: what PayPal's own window shows and does. The order's id is the buyer's ticket.
  app.get<{ Params: { id: string } }>("/__paysandbox/paypal/:id", ({ params }) =>
    read(async (work) => {
      const { id, status, purchase_units: units } = await orderView(work, params.id);
      return { id, status, amount: units[0]?.amount };
    }),
  );
  app.post<{ Params: { id: string }; Body: { choice?: unknown } | null }>(
    "/__paysandbox/paypal/:id",
    ({ params, body }) => {
      const choice = CHOICES.find((one) => one === body?.choice);
      if (!choice) throw badRequest("INVALID_PARAMETER_VALUE", "Unknown choice.");
      return read(async (work) => {
        await approveOrder(work, params.id, choice);
        return { orderId: params.id, payerId: "SBXPAYER00001" };
      });
    },
  );
}
