import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  acceptClaim,
  cancelDispute,
  disputeView,
  openDispute,
  provideEvidence,
  readDispute,
  sendMessage,
} from "./dispute.ts";
import { listDisputes } from "./list-disputes.ts";
import { badRequest } from "./paypal-error.ts";
import type { Change } from "./paypal-repeats.ts";
import type { PayPalWork } from "./paypal-work.ts";

type WithId = { Params: { id: string } };

export interface DisputeCalls {
  readonly work: <CallResponse>(
    act: (work: PayPalWork) => Promise<CallResponse>,
  ) => Promise<CallResponse>;
  readonly change: (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Change,
  ) => Promise<unknown>;
}

/** The part `input` of a form in parts, as JSON: evidence comes in that form, beside its files. */
async function readInput({ body, headers }: FastifyRequest): Promise<unknown> {
  try {
    const type = String(headers["content-type"]);
    const form = await new Response(new Uint8Array(body as Buffer), {
      headers: { "content-type": type },
    }).formData();
    const input = form.get("input");
    return JSON.parse(typeof input === "string" ? input : ((await input?.text()) ?? ""));
  } catch {
    throw badRequest("MALFORMED_REQUEST_JSON", "The part `input` is not JSON.");
  }
}

const showDispute = async (work: PayPalWork, id: string) =>
  disputeView(await readDispute(work, id));

/** The seller's side of disputes: read, answered with evidence or a message, accepted. */
export function disputeRoutes(server: FastifyInstance, { work, change }: DisputeCalls): void {
  const path = "/v1/customer/disputes/:id";
  // the server around it may read such forms in its own way
  if (server.hasContentTypeParser("multipart/form-data"))
    server.removeContentTypeParser("multipart/form-data");
  server.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    (_request, body, done) => done(null, body),
  );
  server.get<{ Querystring: Record<string, string> }>("/v1/customer/disputes", ({ query }) =>
    work((each) => listDisputes(each, query)),
  );
  server.get<WithId>(path, ({ params }) => work((each) => showDispute(each, params.id)));
  server.post<WithId>(`${path}/provide-evidence`, async (request, reply) => {
    const input = await readInput(request);
    return change(request, reply, {
      apply: async (each) => (await provideEvidence(each, request.params.id, input)).id,
      show: showDispute,
    });
  });
  server.post<WithId>(`${path}/send-message`, (request, reply) =>
    change(request, reply, {
      apply: async (each) => (await sendMessage(each, request.params.id, request.body)).id,
      show: showDispute,
    }),
  );
  server.post<WithId>(`${path}/accept-claim`, (request, reply) =>
    change(request, reply, {
      apply: async (each) => (await acceptClaim(each, request.params.id)).id,
      show: showDispute,
    }),
  );
}

/** The buyer's side: what PayPal's Resolution Center does. Every holder of the order's id may act as its buyer. */
export function buyerDisputeRoutes(
  app: FastifyInstance,
  { work }: Pick<DisputeCalls, "work">,
): void {
  app.post<WithId & { Body: { stage?: unknown; reason?: unknown } | null }>(
    "/__paysandbox/paypal/:id/dispute",
    ({ params, body }) =>
      work(async (each) => {
        const stage = body?.stage === "INQUIRY" ? "INQUIRY" : "CHARGEBACK";
        return disputeView(await openDispute(each, params.id, stage, body?.reason));
      }),
  );
  app.post<WithId>("/__paysandbox/paypal-dispute/:id/cancel", ({ params }) =>
    work(async (each) => disputeView(await cancelDispute(each, params.id))),
  );
}
