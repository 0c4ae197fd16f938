import type { Call } from "@marquee/api/http/call";
import type { FastifyReply } from "fastify";
import type { Refusal } from "../refusal/refusal.ts";
import type { Document } from "./handlers.ts";

/** Sends a refusal once, with the number of this request in the log. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, failure, retryAfter } = refusal;
  void reply.header("cache-control", "no-store");
  if (retryAfter !== null) void reply.header("retry-after", retryAfter);
  if (failure.tag === "Unauthenticated") void reply.header("www-authenticate", "Bearer");
  return reply.status(status).send({ error: { ...failure, reference: reply.request.id } });
}

const isVersioned = (value: unknown): value is { version: number } =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number";

/** Sends what a handler made: `{ data }`, for lists `{ data, meta }`, or a document. */
export function sendResponse(reply: FastifyReply, call: Call, result: unknown): FastifyReply {
  void reply.header("cache-control", "no-store");
  if (call.produces) {
    const { bytes, filename } = result as Document;
    return reply
      .type(call.produces)
      .header("content-disposition", `attachment; filename="${filename}"`)
      .send(bytes);
  }
  if (call.list) {
    const { rows, ...meta } = result as { rows: readonly unknown[]; total: number };
    return reply.send({ data: rows, meta });
  }
  if (isVersioned(result)) void reply.header("etag", `"${result.version}"`);
  return reply.send({ data: result });
}
