import type { Settings } from "@marquee/domain/session/settings.schema";
import { themeInCookies } from "@marquee/domain/session/theme";
import type { FastifyInstance } from "fastify";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { panelPages, type PanelBuild } from "./panel-pages.ts";
import { serveAssets } from "./serve-assets.ts";

const DIST = join(import.meta.dirname, "../../../../admin/dist");
const BASE = "/ADMIN-UI";
const NONCE = "__STYLE_NONCE__";

const NOT_BUILT =
  "<!doctype html><title>Marquee</title><p>The panel has not been built. Run <code>npm run build</code>.</p>";

interface Manifest {
  readonly [source: string]: { readonly file: string } | undefined;
}

interface PageRequest {
  readonly Params: { readonly "*": string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** The letters that every page shows. */
const FONT = "../../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2";

/** What lets the live view watch a page. */
const INSPECT = "src/inspect/main.ts";

const read = (name: string): string => readFileSync(join(DIST, name), "utf8");

/** The built panel: its page, and which of its files each address needs. */
function readBuild(): Omit<PanelBuild, "settings"> {
  const pages: Pick<PanelBuild, "chunks" | "names" | "redirects" | "outlines"> = JSON.parse(
    read(".vite/pages.json"),
  );
  const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
  const [font, inspect] = [manifest[FONT]?.file, manifest[INSPECT]?.file];
  if (font === undefined || inspect === undefined)
    throw new Error("the panel was built without its font or its inspection");
  return { ...pages, html: read("index.html"), font, inspect, base: BASE };
}

/** The panel at /ADMIN-UI. Its page has `settings` in it and is never cached; its assets are, for a year. */
export async function adminPages(app: FastifyInstance, settings: Settings | null): Promise<void> {
  const isBuilt = existsSync(join(DIST, "index.html"));
  const pageAt = isBuilt ? panelPages({ ...readBuild(), settings }) : () => NOT_BUILT;

  if (isBuilt)
    await serveAssets(app, {
      root: join(DIST, "assets"),
      prefix: `${BASE}/assets/`,
      preCompressed: true,
    });
  app.get("/", (_request, reply) => reply.redirect(`${BASE}/`));
  app.get(BASE, (_request, reply) => reply.redirect(`${BASE}/`));
  // the router would take the base off twice, and go round in a circle (SCREEN-G9)
  app.get(`${BASE}${BASE}/*`, (_request, reply) => reply.redirect(`${BASE}/login`));
  app.get<PageRequest>(`${BASE}/*`, (request, reply) => {
    const theme = themeInCookies(request.headers.cookie);
    const page = pageAt(`/${request.params["*"]}`, request.query, theme);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .send(page.replaceAll(NONCE, reply.admitStyles()));
  });
}
