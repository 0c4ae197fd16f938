import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "../database/database-error.ts";
import { invalid, noRoute, Refusal, tooLarge, tooMany, unavailable } from "../refusal/refusal.ts";
import { BodyRefused } from "./read-body.ts";
import { sendRefusal } from "./send.ts";

/** What the framework refuses before a handler runs, with our messages. */
function frameworkRefusal(error: FastifyError | BodyRefused): Refusal | null {
  if (error instanceof BodyRefused) return error.refusal;
  if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
    return invalid([
      { rule: "HTTP-B1", field: "body", message: "The body cannot be read: it must be UTF-8." },
    ]);
  // A name that no file can have: it holds a null character or steps up, or is longer than names may be (REL-F7).
  if (error.code === "FST_STATIC_FORBIDDEN_PATH") return noRoute();
  if (error.statusCode === 413) return tooLarge("That is more than this call takes.");
  if (error.statusCode === 429)
    return tooMany("Too many requests. Please wait a moment and try again.");
  if (error.statusCode === 400 || error.statusCode === 415 || error.statusCode === 406)
    return invalid([
      {
        rule: "HTTP-B1",
        field: "body",
        message:
          "The body cannot be read: it must be JSON, or a form with one file where the call takes one.",
      },
    ]);
  return null;
}

/** Turns whatever was thrown into one refusal. The unexpected is logged whole and reported as a number to quote. */
export function reportError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = frameworkRefusal(error);
  if (known) return sendRefusal(reply, known);
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, "the database is away");
    // A connection that is lost at the commit leaves open whether it went through, so the message claims neither: every
    // call may be repeated.
    return sendRefusal(
      reply,
      unavailable("Marquee is busy right now. Please try again in a moment."),
    );
  }
  request.log.error({ err: error }, "unexpected");
  return sendRefusal(
    reply,
    new Refusal("Broken", "Something went wrong on our side. Nothing was changed."),
  );
}
