import type { FastifyInstance, FastifyReply } from "fastify";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { serveAssets } from "./serve-assets.ts";

const DIST = join(import.meta.dirname, "../../../../help/dist");
const BASE = "/ADMIN-UI/help";

const NOT_BUILT =
  "<!doctype html><title>Help</title><p>The help has not been built. Run <code>npm run build</code>.</p>";

interface PageRequest {
  readonly Params: { readonly "*": string };
}

interface PartRequest {
  readonly Params: { readonly name: string };
}

/** What was built into a folder, by the names of the files without their ending, in lower case. */
const readFiles = (folder: string, ending: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(`*${ending}`, { cwd: folder }).map((file) => [
      basename(file, ending).toLowerCase(),
      readFileSync(join(folder, file), "utf8"),
    ]),
  );

/**
 * The help at /ADMIN-UI/help, for every reader: pages that were rendered when the product was built, the index of their
 * search, and what the side panel of the product shows of each. An address without a page shows the index, with a notice.
 */
export async function helpPages(app: FastifyInstance): Promise<void> {
  const pages = readFiles(DIST, ".html");
  const search = join(DIST, "search.json");
  if (pages.size > 0)
    await serveAssets(app, { root: join(DIST, "assets"), prefix: `${BASE}/assets/` });
  const index = pages.get("index") ?? NOT_BUILT;
  const unknown = pages.get("unknown") ?? NOT_BUILT;
  const page = (reply: FastifyReply, text: string) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(text);
  const json = (reply: FastifyReply, text: string) =>
    reply.type("application/json").header("cache-control", "no-cache").send(text);
  app.get(BASE, (_request, reply) => page(reply, index));
  if (existsSync(search)) {
    const entries = readFileSync(search, "utf8");
    app.get(`${BASE}/search.json`, (_request, reply) => json(reply, entries));
  }
  const parts = readFiles(join(DIST, "panel"), ".json");
  app.get<PartRequest>(`${BASE}/panel/:name`, (request, reply) => {
    const part = parts.get(request.params.name.toLowerCase());
    return part === undefined ? reply.callNotFound() : json(reply, part);
  });
  app.get<PageRequest>(`${BASE}/*`, (request, reply) => {
    const name = request.params["*"].toLowerCase().replace(/\/+$/, "");
    const found = name === "" ? index : pages.get(name);
    return found === undefined ? page(reply.code(404), unknown) : page(reply, found);
  });
}
