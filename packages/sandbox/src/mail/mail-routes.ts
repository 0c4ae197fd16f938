import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../database/queryable.ts";
import { deliverMail, type Mail } from "./mail.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** Reads a mail from a body; null if it is not one. */
function readMail(body: unknown): Mail | null {
  const { to, subject, text, link, key }: Readonly<Record<string, unknown>> = Object(body);
  if (!isText(to) || !isText(subject) || !isText(text)) return null;
  return { to, subject, text, ...(isText(link) ? { link } : {}), ...(isText(key) ? { key } : {}) };
}

/** `POST /__sandbox/mail`: takes a mail of a server into the outbox page, once under each key [SBX-M1]. */
export function mailRoutes(app: FastifyInstance, db: Queryable, clock: Clock): void {
  app.post("/__sandbox/mail", async (request, reply) => {
    const mail = readMail(request.body);
    if (mail === null) return reply.code(400).send({ error: { code: 400, message: "Not a mail" } });
    await deliverMail(db, clock, mail);
    return { data: { taken: true } };
  });
}
