import type { FastifyInstance } from "fastify";
import { invalid, notFound } from "../http/refusal.ts";
import { sendRefusal } from "../http/send.ts";
import type { ImageStore } from "./image-store.ts";
import { sizedImages } from "./sized-image.ts";
import { SIZE_MESSAGE, sizeName, sizeOf } from "./sizes.ts";

const FOREVER = "public, max-age=31536000, immutable";
/** Even opened on its own, a picture is nothing but a picture. */
const POLICY = "default-src 'none'; sandbox";

/** The pictures at `/images/…`, whole or in a size screens use (IMAGE-S1 to IMAGE-S3). They are public and never change. */
export function serveImages(app: FastifyInstance, images: ImageStore): void {
  const find = sizedImages(images);
  app.get<{ Params: { "*": string } }>("/images/*", async (request, reply) => {
    const name = request.params["*"];
    const size = sizeOf(request.query);
    if (size === undefined)
      return sendRefusal(reply, invalid([{ rule: "IMAGE-S1", field: "w", message: SIZE_MESSAGE }]));
    const bytes = await find(name, size);
    if (!bytes) return sendRefusal(reply, notFound());
    const etag = `"${name.replace(/^.*\/|\.webp$/g, "")}-${size ? sizeName(size) : "whole"}"`;
    void reply.headers({ etag, "cache-control": FOREVER, "content-security-policy": POLICY });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
    return reply.type("image/webp").send(bytes);
  });
}
