import type { FastifyInstance } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveAssets } from "./serve-assets.ts";

const DIST = join(import.meta.dirname, "../../../../statecharts/dist");
const BASE = "/STATECHARTS";

const NOT_BUILT =
  "<!doctype html><title>Statecharts</title><p>The explorer has not been built. Run <code>npm run build</code>.</p>";

/**
 * The explorer of the machines at /STATECHARTS, which holds no company's data. Its page is never stored by the browser;
 * its assets carry their hash in their name and are stored for a year. It inserts no styles, so its policy admits none.
 */
export async function statechartPages(app: FastifyInstance): Promise<void> {
  const file = join(DIST, "index.html");
  const page = existsSync(file) ? readFileSync(file, "utf8") : NOT_BUILT;
  if (existsSync(DIST))
    await serveAssets(app, { root: join(DIST, "assets"), prefix: `${BASE}/assets/` });
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`));
  app.get(`${BASE}/*`, (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page),
  );
}
