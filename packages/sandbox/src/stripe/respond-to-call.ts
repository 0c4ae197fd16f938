import type { FastifyRequest } from "fastify";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import { inTransaction } from "../database/transaction.ts";
import { parseForm } from "./form.ts";
import { fingerprintOf, storeResponse, findReplay, type CallResponse } from "./idempotency.ts";
import { invalidRequest } from "./stripe-error.ts";
import { requireKnown, type KeyKind, type StripeRoute } from "./stripe-route.ts";

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

function readCredential(request: FastifyRequest): string {
  const header = request.headers.authorization ?? "";
  if (header.startsWith("Basic "))
    return Buffer.from(header.slice(6), "base64").toString().replace(/:.*$/s, "");
  return header.replace(/^Bearer /, "");
}

function keyKind(request: FastifyRequest, keys: StripeKeys): KeyKind {
  const credential = readCredential(request);
  if (credential === keys.secretKey) return "secret";
  if (credential === keys.publishableKey) return "publishable";
  throw invalidRequest("Invalid API Key provided", {}, 401);
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
}

function formTexts(request: FastifyRequest): { query: string; body: string } {
  const query = request.url.split("?")[1] ?? "";
  if (request.body === undefined || request.body === null) return { query, body: "" };
  if (typeof request.body !== "string")
    throw invalidRequest("Request bodies must be application/x-www-form-urlencoded.");
  return { query, body: request.body };
}

export interface Responded extends CallResponse {
  readonly replayed: boolean;
}

/** Handles one call in one transaction, with its events and, under a key, its answer [SBX-P9]. Throws StripeApiError. */
export async function respondToCall(
  services: { readonly pool: Pool; readonly clock: Clock; readonly keys: StripeKeys },
  route: StripeRoute,
  request: FastifyRequest,
  requestId: string,
): Promise<Responded> {
  const key = keyKind(request, services.keys);
  if (key === "publishable" && !route.publishable)
    throw invalidRequest(
      "This API call cannot be made with a publishable API key. Please use a secret API key.",
      { code: "secret_key_required" },
      403,
    );
  const texts = formTexts(request);
  const form = parseForm(texts.query, texts.body);
  requireKnown(form, route.accepts);
  const path = request.url.split("?")[0] ?? "";
  const idempotencyKey = route.method === "POST" ? header(request, "idempotency-key") : null;
  const stored = idempotencyKey && `${key} ${idempotencyKey}`;
  const fingerprint = fingerprintOf(route.method, request.url, texts.body);
  const now = services.clock.now();

  return inTransaction(services.pool, async (tx) => {
    const known = stored ? await findReplay(tx, stored, fingerprint) : undefined;
    if (known) return { ...known, replayed: true };
    const { status, body } = await route.handle({
      tx,
      now,
      key,
      form,
      path,
      request: { id: requestId, idempotencyKey },
      params: Object.fromEntries(
        Object.entries(Object(request.params)).map(([name, value]) => [name, String(value)]),
      ),
    });
    const response = { status, body: JSON.stringify(body) };
    if (stored) await storeResponse(tx, stored, fingerprint, response, now);
    return { ...response, replayed: false };
  });
}
