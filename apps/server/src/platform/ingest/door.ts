import { ingestContract } from "@marquee/api/contract/ingest";
import type { Call } from "@marquee/api/http/call";
import { ingestRoutes } from "@marquee/api/routes/ingest";
import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import { machineClock, type Clock } from "../config/clock.ts";
import { compileDecoder } from "../http/decode.ts";
import type { CounterOf } from "../http/limits.ts";
import { invalid, Refusal, unauthenticated } from "../http/refusal.ts";
import { sendAnswer, sendRefusal } from "../http/send.ts";
import type { ImageStore } from "../../images/image-store.ts";
import { openDesk, type Desk } from "./desk.ts";
import type { IngestSecrets } from "./read-secrets.ts";
import { isFresh, readSignature, SIGNATURE_HEADER, signerOf } from "./signature.ts";
import { takeBeacons } from "./take-beacons.ts";
import { takeBills } from "./take-bills.ts";
import { takeCatalogs } from "./take-catalogs.ts";
import { takeOrders } from "./take-orders.ts";

export interface IngestDoor {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly secrets: IngestSecrets;
  /** Keeps the pictures of bills. */
  readonly images: ImageStore;
  readonly counterOf: CounterOf;
  readonly inspect?: (call: Call, result: unknown) => void;
}

type Name = keyof typeof ingestContract;
type Body<N extends Name> = (typeof ingestContract)[N]["body"]["Type"];
type Takers = {
  readonly [N in Name]: (desk: Desk, rows: Body<N>) => Promise<IngestReceipt | Refusal>;
};
/** Seen from here every taker is alike: its rows were decoded by the schema of its call. */
type AnyTaker = (desk: Desk, rows: unknown) => Promise<IngestReceipt | Refusal>;

const takersOf = (images: ImageStore): Takers => ({
  beacons: takeBeacons,
  bills: (desk, rows) => takeBills(desk, images, rows),
  catalogs: takeCatalogs,
  orders: takeOrders,
});

/** One answer for every way a signature can be wrong. */
const UNSIGNED = unauthenticated(
  "This delivery is not signed, or its signature is not of this delivery, this source and these five minutes.",
);
const NO_JSON = invalid([
  { rule: "HTTP-B1", field: "body", message: "The body cannot be read: it must be JSON." },
]);

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return NO_JSON;
  }
}

/** Refuses a delivery whose header cannot be right, or of which there are too many, before a byte of its body is read (INGEST-S4). */
function lookAtHeader(door: IngestDoor, call: Call) {
  const count = door.counterOf(call);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const excess = await count?.(request, reply, request.ip);
    if (excess) return sendRefusal(reply, excess);
    const signature = readSignature(request.headers[SIGNATURE_HEADER]);
    if (signature && isFresh(signature, machineClock.now().getTime())) return undefined;
    return sendRefusal(reply, UNSIGNED);
  };
}

function take({ pool, clock, secrets }: IngestDoor, call: Call, taker: AnyTaker) {
  const decode = compileDecoder(call);
  return async (request: FastifyRequest): Promise<IngestReceipt | Refusal> => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = readSignature(request.headers[SIGNATURE_HEADER]);
    const source = signature ? signerOf(signature, bytes, secrets) : null;
    if (source === null) return UNSIGNED;
    const body = parse(bytes);
    if (body instanceof Refusal) return body;
    const input = decode({ params: {}, query: {}, body });
    if (input instanceof Refusal) return input;
    const desk = openDesk(pool, source, clock.now(), { origin: request.ip, request: request.id });
    return taker(desk, input.body);
  };
}

/**
 * The calls that take in what comes from outside (docs/specs/ingest.md). They are mounted by themselves, since what
 * was signed are the very bytes of the body: here nothing reads it before the signature was checked.
 */
export async function ingestDoor(api: FastifyInstance, door: IngestDoor): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    const takers = takersOf(door.images);
    for (const name of Object.keys(takers) as readonly Name[]) {
      const call = ingestContract[name];
      const answer = take(door, call, takers[name] as AnyTaker);
      scope.route({
        method: ingestRoutes[name].method,
        url: ingestRoutes[name].path,
        bodyLimit: call.maxBodyBytes,
        onRequest: lookAtHeader(door, call),
        handler: async (request, reply) => {
          const result = await answer(request);
          if (result instanceof Refusal) return sendRefusal(reply, result);
          door.inspect?.(call, result);
          return sendAnswer(reply, call, result);
        },
      });
    }
  });
}
