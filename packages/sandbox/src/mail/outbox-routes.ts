import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queryable } from "../database/queryable.ts";
import { listMail } from "./mail.ts";
import { outboxPage, outboxStyle } from "./outbox-page.ts";

const wantsJson = (request: FastifyRequest): boolean => {
  const accept = request.headers.accept ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
};

/** `GET /__sandbox/outbox[?to=]`: a page, or `{data: DeliveredMail[]}` if JSON is asked for. */
export function outboxRoutes(app: FastifyInstance, db: Queryable): void {
  app.get<{ Querystring: { to?: string } }>("/__sandbox/outbox", async (request, reply) => {
    const mails = await listMail(db, request.query.to);
    reply.header("cache-control", "no-store");
    if (wantsJson(request)) return { data: mails };
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", "default-src 'none'; style-src 'self'; base-uri 'none'")
      .header("referrer-policy", "no-referrer")
      .send(outboxPage(mails));
  });
  app.get("/__sandbox/outbox.css", (_request, reply) => reply.type("text/css").send(outboxStyle));
}
