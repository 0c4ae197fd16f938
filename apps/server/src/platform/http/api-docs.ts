import { docsPage } from "@marquee/api/docs/docs-page";
import { docsStyle } from "@marquee/api/docs/docs-style";
import { openApi } from "@marquee/api/openapi/openapi";
import type { FastifyInstance } from "fastify";

// Rendered when somebody first asks: no start waits for them.
let document: ReturnType<typeof openApi> | undefined;
let page: string | undefined;
const documentOnce = () => (document ??= openApi());
const pageOnce = () => (page ??= docsPage(documentOnce(), "docs.css"));

/**
 * The contract for people and for tools, below the prefix of `app`: a page of plain HTML at `/docs`, and the document
 * at `/openapi.json`. Open to anyone, as it holds nothing of anybody.
 */
export function apiDocs(api: FastifyInstance): void {
  api.get("/openapi.json", () => documentOnce());
  api.get("/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(pageOnce()));
  api.get("/docs.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(docsStyle));
}
