import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { badRequest, type Refusal, tooLarge } from "../refusal/refusal.ts";
import { sendRefusal } from "./send.ts";

type Headers = Readonly<Record<string, string>>;

/** The number of a request in the log. */
export const newReference = (): string => randomUUID().slice(0, 8);

const NO_REQUEST = badRequest(400, "This is no request that can be read.");
const LATE = badRequest(408, "The request did not arrive in time.");
const NO_HOST = badRequest(400, "A request names the host it is sent to.");
const UNKNOWN_EXPECTATION = badRequest(417, "Nothing is promised but 100-continue.");
const TUNNEL = badRequest(405, "Marquee is no proxy: it opens no connection to another server.");
const COMPRESSED = badRequest(415, "A body is taken as it is: this one is compressed.");

/** A refusal before there is a request: it has the headers and the number of every other one (HTTP-R2). */
function earlyResponse(refusal: Refusal, headers: Headers) {
  const reference = newReference();
  const body = JSON.stringify({ error: { ...refusal.failure, reference } });
  const all: Headers = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  return { reference, body, headers: all };
}

function socketRefusal({ code }: NodeJS.ErrnoException): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return tooLarge("The headers are too large.");
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? LATE : NO_REQUEST;
}

/** Reports what Node's parser refuses in the form of every refusal. Nothing is known of the connection, so it is closed. */
export const refuseConnection = (headers: Headers) =>
  function refuse(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return;
    const refusal = socketRefusal(error);
    endSocket(this.log, socket, refusal, headers);
  };

/** Ends a connection of which no request was made with a refusal. */
function endSocket(
  log: FastifyBaseLogger,
  socket: Duplex,
  refusal: Refusal,
  headers: Headers,
): void {
  const result = earlyResponse(refusal, headers);
  logRefusal(log, result.reference, refusal);
  const lines = Object.entries(result.headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
  socket.end(`${[status, ...lines].join("\r\n")}\r\n\r\n${result.body}`);
}

function logRefusal(log: FastifyBaseLogger, reqId: string, { failure, status }: Refusal): void {
  log.info({ reqId, res: { statusCode: status } }, failure.message);
}

/**
 * Refuses, before a route is looked for, what no route of ours takes: a request without a host, one for a tunnel, one
 * that expects something unknown, a body that is compressed, which the server would not read (HTTP-R2, HTTP-B2).
 */
export function refuseEarly(app: FastifyInstance, headers: Headers): void {
  app.server.on("checkExpectation", (_request, response) => {
    const result = earlyResponse(UNKNOWN_EXPECTATION, headers);
    logRefusal(app.log, result.reference, UNKNOWN_EXPECTATION);
    response.writeHead(UNKNOWN_EXPECTATION.status, result.headers).end(result.body);
  });
  app.server.on("connect", (_request, socket: Duplex) => {
    // A client that has gone meanwhile misses nothing.
    socket.on("error", () => undefined);
    endSocket(app.log, socket, TUNNEL, headers);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const { headers: sent } = request;
    const hasBody =
      sent["transfer-encoding"] !== undefined || Number(sent["content-length"] ?? 0) > 0;
    const encoding = hasBody ? (sent["content-encoding"]?.trim().toLowerCase() ?? "") : "";
    const refusal =
      request.raw.headers.host === undefined && request.raw.httpVersion === "1.1"
        ? NO_HOST
        : encoding === "identity" || encoding === ""
          ? null
          : COMPRESSED;
    if (!refusal) return done();
    void reply.header("connection", "close");
    return void sendRefusal(reply, refusal);
  });
}
