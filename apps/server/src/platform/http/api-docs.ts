import { docsPage } from "@marquee/api/docs/docs-page";
import { docsStyle } from "@marquee/api/docs/docs-style";
import { openApi } from "@marquee/api/openapi/openapi";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { RELEASE } from "../config/release.ts";

interface Document {
  readonly text: string;
  readonly gzipped: Buffer;
  readonly etag: string;
}

const NO_GZIP = /^(?!.*\bgzip\b)|\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/;

/** Serves a text that is rendered and compressed on the first request: neither starts nor repeated requests pay (API-O6). */
function renderOnce(type: string, render: () => string) {
  let document: Document | undefined;
  const make = (): Document => {
    const text = render();
    const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
    return { text, gzipped: gzipSync(text), etag };
  };
  return ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const { text, gzipped, etag } = (document ??= make());
    void reply.headers({ etag, "cache-control": "no-cache", vary: "accept-encoding" });
    if (headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
    void reply.type(type);
    if (NO_GZIP.test(headers["accept-encoding"] ?? "")) return reply.send(text);
    return reply.header("content-encoding", "gzip").send(gzipped);
  };
}

/** The contract for readers and tools: a page of plain HTML at `/docs`, the document at `/openapi.json`. Open to anyone. */
export function apiDocs(api: FastifyInstance): void {
  api.get(
    "/openapi.json",
    renderOnce("application/json; charset=utf-8", () => JSON.stringify(openApi(RELEASE))),
  );
  api.get(
    "/docs",
    renderOnce("text/html; charset=utf-8", () => docsPage(openApi(RELEASE), "docs.css")),
  );
  api.get(
    "/docs.css",
    renderOnce("text/css; charset=utf-8", () => docsStyle),
  );
}
