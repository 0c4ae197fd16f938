import type { FastifyRequest } from "fastify";
import { hostname } from "node:os";
import { RELEASE } from "../config/release.ts";
import { loggedError } from "./error-text.ts";

/** Where lines of the log go. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/** A number by which a proxy follows a request, such as `X-Request-Id` or `traceparent`; anything else is no number. */
const FOLLOWED = /^[\w.:/+=-]{1,128}$/;

function readTraceId(request: FastifyRequest, header: string): string | undefined {
  // Without a trusted proxy before it, a caller may have invented them.
  if (!request.raw.socket || request.ip === request.raw.socket.remoteAddress) return undefined;
  const value = request.headers[header];
  return typeof value === "string" && FOLLOWED.test(value) ? value : undefined;
}

/** A request in the log by the pattern of its route: an address may hold an e-mail, a signature or a secret (OPS-3). */
const loggedRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? "none",
  host: request.host,
  ip: request.ip,
  requestId: readTraceId(request, "x-request-id"),
  traceparent: readTraceId(request, "traceparent"),
});

/** How the server logs: JSON without secrets (OPS-3, OPS-8); false for `silent`. */
export const logOptions = (level: string, stream?: LogStream) =>
  level === "silent"
    ? false
    : {
        level,
        base: { pid: process.pid, hostname: hostname(), release: RELEASE },
        serializers: { err: loggedError, req: loggedRequest },
        ...(stream === undefined ? {} : { stream }),
      };
