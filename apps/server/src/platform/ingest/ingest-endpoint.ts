import { ingestContract } from "@marquee/api/contract/ingest";
import type { Call } from "@marquee/api/http/call";
import { ingestRoutes } from "@marquee/api/routes/ingest";
import type { IngestReceipt, RefusedRow } from "@marquee/domain/ingest/ingest.schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type pg from "pg";
import { machineClock, type Clock } from "../clock/clock.ts";
import type { IngestSecrets } from "../config/read-ingest-secrets.ts";
import { bodyMemory } from "../http/body-memory.ts";
import type { CounterOf } from "../http/limits.ts";
import { withBody } from "../http/read-body.ts";
import { sendResponse, sendRefusal } from "../http/send.ts";
import { invalid, Refusal, unauthenticated } from "../refusal/refusal.ts";
import { openIngestContext, type IngestContext } from "./ingest-context.ts";
import { describeRow, mergeReceipt, refuseAll, rowReader, type IngestedRow } from "./read-rows.ts";
import { isFresh, readSignature, SIGNATURE_HEADER, findSigner } from "./signature.ts";

type Name = keyof typeof ingestContract;
type Body<N extends Name> = (typeof ingestContract)[N]["body"]["Type"];

/** What takes in the rows of each kind of delivery: every noun brings its own. */
export type Deliveries = {
  readonly [N in Name]: (context: IngestContext, rows: Body<N>) => Promise<IngestReceipt | Refusal>;
};
/** What was delivered: the rows that were taken, and the others with the branch and the version that each names. */
export interface DeliveredRows {
  readonly taken: readonly IngestedRow[];
  readonly refused: readonly (RefusedRow & { readonly branch: string; readonly version: number })[];
}
/** Stores for staff which rows were refused, and that others were taken. */
type RecordRefused = (context: IngestContext, kind: Name, rows: DeliveredRows) => Promise<void>;
/** All kinds have one type here: the rows were decoded by the schema of their call. */
type IngestRows = (context: IngestContext, rows: unknown) => Promise<IngestReceipt | Refusal>;

export interface IngestOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly secrets: IngestSecrets;
  readonly deliveries: Deliveries;
  readonly recordRefused: RecordRefused;
  readonly counterOf: CounterOf;
  readonly inspect?: (call: Call, result: unknown) => void;
}

/** One response for every way a signature can be wrong. */
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

/** All deliveries that are on their way, in all of this process: three of the largest (INGEST-S7). */
const memory = bodyMemory({ inAll: 96_000_000, byAddress: 96_000_000 });
const WITHIN_MS = 30_000;

/** The source that signed the header of a delivery, and the digest of the body; null if no known source did (INGEST-S4). */
function signedBy({ headers }: FastifyRequest, secrets: IngestSecrets) {
  const signature = readSignature(headers[SIGNATURE_HEADER]);
  if (!signature || !isFresh(signature, machineClock.now().getTime())) return null;
  const source = findSigner(signature, secrets);
  return source === null ? null : { source, bodyDigest: signature.bodyDigest };
}

/** Reads a body that is hashed as it arrives, and passes it on if it is the one that was signed. */
async function readSigned(
  request: FastifyRequest,
  stream: Readable,
  { mostBytes, bodyDigest }: { readonly mostBytes: number; readonly bodyDigest: string },
  use: (bytes: Buffer) => Promise<IngestReceipt | Refusal>,
): Promise<IngestReceipt | Refusal> {
  const hash = createHash("sha256");
  const onChunk = (chunk: Buffer) => void hash.update(chunk);
  const limits = { mostBytes, withinMs: WITHIN_MS, memory, onChunk };
  return withBody(request, stream, limits, (bytes) =>
    hash.digest("hex") === bodyDigest ? use(bytes) : Promise.resolve(UNSIGNED),
  );
}

/** By kind, the list within a row of which the valid entries are ingested although others are refused (INGEST-I8). */
const PARTS: { readonly [N in Name]?: string } = { catalogs: "items" };

/** Ingests a delivery: checks its signature, the limit of its source and its size, and then its rows. */
function ingestDelivery(options: IngestOptions, name: Name) {
  const call = ingestContract[name];
  const count = options.counterOf(call);
  const readRows = rowReader(call, PARTS[name]);
  const ingest = options.deliveries[name] as IngestRows;
  return async (request: FastifyRequest): Promise<IngestReceipt | Refusal> => {
    const signed = signedBy(request, options.secrets);
    if (!signed) return UNSIGNED;
    const { source, bodyDigest } = signed;
    const excess = count?.(request, `source ${source}`);
    if (excess) return excess;
    const stream = request.body instanceof Readable ? request.body : Readable.from([]);
    const signedBody = { mostBytes: call.maxBodyBytes, bodyDigest };
    return readSigned(request, stream, signedBody, async (bytes) => {
      const body = parse(bytes);
      if (body instanceof Refusal) return body;
      const read = readRows(body);
      if (read instanceof Refusal) return read;
      const acting = { origin: request.ip, request: request.id, leftOut: read.leftOut };
      const context = openIngestContext(options.pool, source, options.clock.now(), acting);
      const receipt = await ingest(context, read.rows);
      if (receipt instanceof Refusal) return receipt;
      const { whole, taken } = mergeReceipt(read, receipt);
      const refused = whole.refused.map((each) => ({ ...each, ...describeRow(body, each.row) }));
      await options.recordRefused(context, name, { taken, refused });
      const isTaken = whole.refused.length === 0 || whole.accepted + whole.repeated > 0;
      return isTaken ? whole : refuseAll(whole);
    });
  };
}

/**
 * The calls that take in deliveries from outside (docs/specs/ingest.md). They are mounted by themselves, since what
 * was signed are the very bytes of the body: here nothing reads it before the signature of the header was checked.
 */
export async function ingestEndpoint(api: FastifyInstance, options: IngestOptions): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, stream, done) => done(null, stream));
    for (const name of Object.keys(options.deliveries) as readonly Name[]) {
      const call = ingestContract[name];
      const take = ingestDelivery(options, name);
      scope.route({
        method: ingestRoutes[name].method,
        url: ingestRoutes[name].path,
        handler: async (request, reply) => {
          const result = await take(request);
          if (!(result instanceof Refusal)) {
            options.inspect?.(call, result);
            return sendResponse(reply, call, result);
          }
          // What is left of the body is not read.
          if (!request.raw.readableEnded) void reply.header("connection", "close");
          return sendRefusal(reply, result);
        },
      });
    }
  });
}
