import type { FastifyRequest } from "fastify";

/** Each address of 127.0.0.0/8 is this machine. */
const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;
/** Names below `localhost` are this machine in every browser, whatever a name server says; so the site of a host can be tried. */
const LOCAL_HOST = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Whether a foreign page sent a request: its origin is no address of this machine, or opaque (`null`). */
const isForeign = (origin: string | undefined): boolean =>
  origin !== undefined && !LOCAL_HOST.test(/^https?:\/\/(.+)$/.exec(origin)?.[1] ?? "");

/**
 * Whether a request comes straight from this machine [SBX-G1]: peer and Host are local (a rebound name
 * is not), no proxy is between, and no foreign page sent it.
 */
export function isLocal(request: FastifyRequest): boolean {
  const { headers } = request;
  const forwarded = Object.keys(headers).some(
    (name) => name === "forwarded" || name.startsWith("x-forwarded"),
  );
  return (
    LOOPBACK.test(request.raw.socket.remoteAddress ?? "") &&
    LOCAL_HOST.test(headers.host ?? "") &&
    !forwarded &&
    headers["sec-fetch-site"] !== "cross-site" &&
    !isForeign(headers.origin)
  );
}
