import { imageMessages } from "@marquee/domain/images/messages";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { finished } from "node:stream";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import { bodyMemory } from "../platform/http/body-memory.ts";
import { countByAddress } from "../platform/http/limits.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { sendRefusal } from "../platform/http/send.ts";
import type { ImageSigner } from "../platform/images/image-signer.ts";
import { notFound, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { billFile } from "../schema/schema.ts";
import { videoName } from "./bill-addresses.ts";
import { byteRange, type ByteRange } from "./byte-range.ts";
import { videoEnding } from "./video-types.ts";

/** Even opened on its own, a video runs nothing. */
const POLICY = "default-src 'none'; media-src 'self'; sandbox";
const NAME = /^([0-9a-f]{32})\.([a-z0-9]{3})$/;
const RETRY_AFTER = 2;

/** The videos that are being sent to callers, in all of this process (BILL-T5). */
const memory = bodyMemory({ inAll: 96_000_000, byAddress: 48_000_000 });
/** How many parts of videos an address reads in a minute. */
const MOST_READ = 600;

interface ServedVideos {
  readonly pool: pg.Pool;
  readonly imageSigner: ImageSigner;
  readonly clock: Clock;
  /** What the limit is multiplied by; null if nothing is counted. */
  readonly rateLimits: number | null;
}

const findVideo = (pool: pg.Pool, id: string) =>
  withScope(pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({
        mediaType: billFile.mediaType,
        size: sql<number | null>`octet_length(${billFile.bytes})`,
      })
      .from(billFile)
      .where(eq(billFile.id, id));
    return found?.size ? { mediaType: found.mediaType, size: found.size } : null;
  });

const readPart = (pool: pg.Pool, id: string, { from, to }: ByteRange) =>
  withScope(pool, SYSTEM, async (tx) => {
    const [part] = await tx
      .select({
        bytes: sql<Buffer>`substring(${billFile.bytes} from ${from + 1}::int for ${to - from + 1}::int)`,
      })
      .from(billFile)
      .where(eq(billFile.id, id));
    return part?.bytes ?? null;
  });

/**
 * The videos of ratings at `/videos/…`, whole or in parts as players ask for them (BILL-T4, BILL-T5). Like the images of
 * bills they open by a signed address alone; their type is the one that was found in their bytes.
 */
export function serveBillVideos(
  app: FastifyInstance,
  { pool, imageSigner, clock, rateLimits }: ServedVideos,
): void {
  const count = countByAddress(MOST_READ, rateLimits);
  app.get<{ Params: { "*": string } }>("/videos/*", async (request, reply) => {
    const [, id = "", ending] = NAME.exec(request.params["*"]) ?? [];
    const left = imageSigner.opens(videoName(id), request.query, clock.now());
    if (left === null) return sendRefusal(reply, notFound());
    const refusal = count(request);
    if (refusal !== null) return sendRefusal(reply, refusal);
    const video = await findVideo(pool, id);
    if (video === null || videoEnding(video.mediaType) !== ending)
      return sendRefusal(reply, notFound());
    const { mediaType, size } = video;
    const range = byteRange(request.headers.range, size);
    if (range === "none")
      return reply
        .status(416)
        .headers({ "content-range": `bytes */${size}` })
        .send();
    const part = range ?? { from: 0, to: size - 1 };
    const length = part.to - part.from + 1;
    const network = networkOf(request.ip);
    if (!memory.take(network, length))
      return sendRefusal(reply, unavailable(imageMessages.busy, RETRY_AFTER));
    finished(reply.raw, () => memory.release(network, length));
    const bytes = await readPart(pool, id, part);
    if (bytes === null) return sendRefusal(reply, notFound());
    return reply
      .status(range === null ? 200 : 206)
      .headers({
        "accept-ranges": "bytes",
        "cache-control": `private, max-age=${left}`,
        "content-security-policy": POLICY,
        ...(range === null ? {} : { "content-range": `bytes ${part.from}-${part.to}/${size}` }),
      })
      .type(mediaType)
      .send(bytes);
  });
}
