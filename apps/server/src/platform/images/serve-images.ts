import { imageMessages } from "@marquee/domain/images/messages";
import type { FastifyInstance } from "fastify";
import { finished } from "node:stream";
import type { Clock } from "../clock/clock.ts";
import { FULL } from "../computing/limited-work.ts";
import { bodyMemory } from "../http/body-memory.ts";
import { countByAddress } from "../http/limits.ts";
import { networkOf } from "../http/network-of.ts";
import { sendRefusal } from "../http/send.ts";
import { invalid, notFound, unavailable } from "../refusal/refusal.ts";
import { imageKind, isWhole } from "./image-name.ts";
import type { ImageSigner } from "./image-signer.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";
import { sizedImages } from "./sized-image.ts";
import { SIZE_MESSAGE, sizeName, readSize, type Size } from "./sizes.ts";

const FOREVER = "public, max-age=31536000, immutable";
/** Even opened on its own, an image is nothing but an image. */
const POLICY = "default-src 'none'; sandbox";

const etagOf = (name: string, size: Size | null): string =>
  `"${name.replace(/^.*\/|\.webp$/g, "")}-${size ? sizeName(size) : "whole"}"`;

/** Seconds after which an image that could not be served may be requested again. */
const RETRY_AFTER = 2;

export interface ServedImages {
  readonly images: ImageStore;
  readonly imageSigner: ImageSigner;
  readonly clock: Clock;
  /** The kinds of images that need no signed address; all other kinds are private (IMAGE-S4). */
  readonly publicKinds: readonly string[];
  /** What the limit is multiplied by; null if nothing is counted. */
  readonly rateLimits: number | null;
}

/** The images that are being sent to callers, in all of this process (LIMIT-20). */
const memory = bodyMemory({ inAll: 128_000_000, byAddress: 32_000_000 });

/** How many images an address reads in a minute: the screens of many users behind it, and no flood. */
const MOST_READ = 3_000;

/** The images at `/images/…`, whole or in a size (IMAGE-S1 to IMAGE-S4). Those of a private kind open by signed addresses. */
export function serveImages(
  app: FastifyInstance,
  { images, imageSigner, clock, publicKinds, rateLimits }: ServedImages,
): void {
  const find = sizedImages(images);
  const count = countByAddress(MOST_READ, rateLimits);

  /** What browsers may do with an image, or null for one that is not there for them. */
  const cacheControl = (name: string, query: unknown): string | null => {
    if (!isWhole(name)) return null;
    if (publicKinds.includes(imageKind(name) ?? "")) return FOREVER;
    const left = imageSigner.opens(name, query, clock.now());
    return left === null ? null : `private, max-age=${left}`;
  };

  app.get<{ Params: { "*": string } }>("/images/*", async (request, reply) => {
    const name = request.params["*"];
    const size = readSize(request.query);
    if (size === undefined)
      return sendRefusal(reply, invalid([{ rule: "IMAGE-S1", field: "w", message: SIZE_MESSAGE }]));
    const caching = cacheControl(name, request.query);
    if (caching === null) return sendRefusal(reply, notFound());
    const etag = etagOf(name, size);
    const headers = { etag, "cache-control": caching, "content-security-policy": POLICY };
    // An image never changes under its name: a client that names it has it, and nothing is read from the store (IMAGE-S2).
    if (request.headers["if-none-match"]?.includes(etag))
      return reply.status(304).headers(headers).send();
    // Read whole from the store, and perhaps rendered: it costs more than a file of the panel (LIMIT-19).
    const refusal = count(request);
    if (refusal !== null) return sendRefusal(reply, refusal);
    const found = await find(name, size);
    if (found === null) return sendRefusal(reply, notFound());
    if (found === FULL) return sendRefusal(reply, unavailable(imageMessages.busy, RETRY_AFTER));
    if (found instanceof StoreAway) {
      request.log.error({ reason: found.reason }, "the store of images is away");
      return sendRefusal(reply, unavailable(imageMessages.away, RETRY_AFTER));
    }
    const network = networkOf(request.ip);
    if (!memory.take(network, found.length))
      return sendRefusal(reply, unavailable(imageMessages.busy, RETRY_AFTER));
    // Released once it is read or its connection has ended; called at once if that has happened already.
    finished(reply.raw, () => memory.release(network, found.length));
    return reply.headers(headers).type("image/webp").send(found);
  });
}
