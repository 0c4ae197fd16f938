import { docsPage } from "@marquee/api/docs/docs-page";
import { docsStyle } from "@marquee/api/docs/docs-style";
import { openApi } from "@marquee/api/openapi/openapi";
import type { FastifyInstance } from "fastify";

/**
 * The contract for people and for tools, below the prefix of `app`: a page of plain HTML at `/docs`, and the document
 * at `/openapi.json`. Written once at the start; open to anyone, as it holds nothing of anybody.
 */
export function apiDocs(api: FastifyInstance): void {
  const document = openApi();
  const page = docsPage(document, "docs.css");
  api.get("/openapi.json", () => document);
  api.get("/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  api.get("/docs.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(docsStyle));
}
