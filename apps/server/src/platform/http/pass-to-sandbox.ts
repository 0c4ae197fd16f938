import type { FastifyInstance, FastifyRequest } from "fastify";
import { unavailable } from "../refusal/refusal.ts";
import { sendRefusal } from "./send.ts";

/** What browsers say to a provider. The stand-ins' own calls, for mail and faults, are not among them (CONFIG-R4). */
const PASSED = [
  "/identitytoolkit.googleapis.com/*",
  "/securetoken.googleapis.com/*",
  "/v1/payment_intents/*",
  "/v1/payment_methods",
  "/__paysandbox/*",
];
/** Headers of a request that mean something to a provider; those of proxies and cookies stay here. */
const HEADERS = ["accept", "authorization", "content-type", "idempotency-key", "user-agent"];
const MOST_BYTES = 64_000;
/** Milliseconds that the stand-ins may take; a browser gives up later. */
const RESPONDS_WITHIN = 8_000;

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of HEADERS) {
    const value = headers[name];
    if (typeof value === "string") passed[name] = value;
  }
  return passed;
}

/** What a request needs at the stand-ins before it is passed on. */
export type BeforePassing = (url: string, body: unknown) => Promise<void>;

/** Passes on to the stand-ins' own process what browsers send to a provider, so that they see one origin (CONFIG-R4). */
export async function passToSandbox(
  app: FastifyInstance,
  sandbox: string,
  before: BeforePassing,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const url of PASSED)
      scope.route({
        method: ["GET", "POST"],
        url,
        bodyLimit: MOST_BYTES,
        handler: async (request, reply) => {
          try {
            await before(request.url, request.body);
            const response = await fetch(sandbox + request.url, {
              method: request.method,
              headers: headersOf(request),
              ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
              redirect: "error",
              signal: AbortSignal.timeout(RESPONDS_WITHIN),
            });
            const body = Buffer.from(await response.arrayBuffer());
            for (const name of ["content-type", "cache-control"]) {
              const value = response.headers.get(name);
              if (value !== null) void reply.header(name, value);
            }
            return await reply.code(response.status).send(body);
          } catch (error) {
            request.log.warn({ err: error }, "the stand-ins did not respond");
            return sendRefusal(reply, unavailable("The stand-ins do not respond."));
          }
        },
      });
  });
}
