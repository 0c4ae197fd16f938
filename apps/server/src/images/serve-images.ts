import { imageMessages } from "@marquee/domain/images/messages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { invalid, notFound, unavailable } from "../platform/http/refusal.ts";
import { sendRefusal } from "../platform/http/send.ts";
import type { Services } from "../services.ts";
import { isPrivate, isWhole } from "./image-name.ts";
import { StoreAway } from "./image-store.ts";
import { FULL } from "./limited-work.ts";
import { sizedImages } from "./sized-image.ts";
import { SIZE_MESSAGE, sizeName, sizeOf, type Size } from "./sizes.ts";

const FOREVER = "public, max-age=31536000, immutable";
/** Even opened on its own, a picture is nothing but a picture. */
const POLICY = "default-src 'none'; sandbox";

const etagOf = (name: string, size: Size | null): string =>
  `"${name.replace(/^.*\/|\.webp$/g, "")}-${size ? sizeName(size) : "whole"}"`;

const withhold = (reply: FastifyReply, message: string): FastifyReply => {
  void reply.header("retry-after", "2");
  return sendRefusal(reply, unavailable(message));
};

/**
 * The pictures at `/images/…`, whole or in a size screens use (IMAGE-S1 to IMAGE-S4). They never change. Most are
 * public; those of bills are shown to whoever holds a signed address that is still good.
 */
export function serveImages(
  app: FastifyInstance,
  { images, clock, imageSigner }: Pick<Services, "images" | "clock" | "imageSigner">,
): void {
  const find = sizedImages(images);

  /** What browsers may do with a picture, or null for one that is not there for them. */
  const cacheControl = (name: string, query: unknown): string | null => {
    if (!isWhole(name)) return null;
    if (!isPrivate(name)) return FOREVER;
    const left = imageSigner.opens(name, query, clock.now());
    return left === null ? null : `private, max-age=${left}`;
  };

  app.get<{ Params: { "*": string } }>("/images/*", async (request, reply) => {
    const name = request.params["*"];
    const size = sizeOf(request.query);
    if (size === undefined)
      return sendRefusal(reply, invalid([{ rule: "IMAGE-S1", field: "w", message: SIZE_MESSAGE }]));
    const caching = cacheControl(name, request.query);
    if (caching === null) return sendRefusal(reply, notFound());
    const found = await find(name, size);
    if (found === null) return sendRefusal(reply, notFound());
    if (found === FULL) return withhold(reply, imageMessages.busy);
    if (found instanceof StoreAway) {
      request.log.error({ reason: found.reason }, "the store of pictures is away");
      return withhold(reply, imageMessages.away);
    }
    const etag = etagOf(name, size);
    void reply.headers({ etag, "cache-control": caching, "content-security-policy": POLICY });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
    return reply.type("image/webp").send(found);
  });
}
