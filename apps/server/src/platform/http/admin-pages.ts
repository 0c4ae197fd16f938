import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const DIST = join(import.meta.dirname, "../../../../admin/dist");
const BASE = "/ADMIN-UI";
const NONCE = "__STYLE_NONCE__";

const NOT_BUILT =
  "<!doctype html><title>Marquee</title><p>The panel has not been built. Run <code>npm run build</code>.</p>";

/**
 * The panel at /ADMIN-UI, in any case of letters. Its page is never kept by the browser; its assets carry their
 * hash in their name and are kept for a year.
 */
export async function adminPages(app: FastifyInstance): Promise<void> {
  const file = join(DIST, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : NOT_BUILT;
  const send = (reply: FastifyReply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page.replaceAll(NONCE, reply.admitStyles()));

  if (existsSync(DIST))
    await app.register(fastifyStatic, {
      root: join(DIST, "assets"),
      prefix: `${BASE}/assets/`,
      immutable: true,
      maxAge: "365d",
      index: false,
      wildcard: true,
      decorateReply: false,
    });
  app.get("/", (_request, reply) => reply.redirect(`${BASE}/`));
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`));
  app.get(`${BASE}/*`, (_request, reply) => send(reply));
}
