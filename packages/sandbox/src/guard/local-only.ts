import type { FastifyRequest } from "fastify";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request comes straight from this machine [SBX-G1]: peer and Host are local (a rebound name
 * is not), no proxy stands between, and no foreign page sent it.
 */
export function isLocal(request: FastifyRequest): boolean {
  const { headers } = request;
  const forwarded = Object.keys(headers).some(
    (name) => name === "forwarded" || name.startsWith("x-forwarded"),
  );
  return (
    LOOPBACK.has(request.raw.socket.remoteAddress ?? "") &&
    LOCAL_HOST.test(headers.host ?? "") &&
    !forwarded &&
    headers["sec-fetch-site"] !== "cross-site"
  );
}
