import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { invalid, Refusal, tooLarge, tooMany, unavailable } from "./refusal.ts";
import { sendRefusal } from "./send.ts";

/** Errors of a database that is away or busy: the same call may go through in a moment. */
const PASSING = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08006",
  "08003",
  "40001",
  "40P01",
  "55P03",
]);

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? codeOf(error.cause) : "";
}

/** What the framework refuses before a handler runs, in our words. */
function frameworkRefusal(error: FastifyError): Refusal | null {
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

function isPassing(error: FastifyError): boolean {
  return (
    PASSING.has(codeOf(error)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

/** Turns whatever was thrown into one refusal. The unexpected is logged whole and told as a number to quote. */
export function reportError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = frameworkRefusal(error);
  if (known) return sendRefusal(reply, known);
  if (isPassing(error)) {
    request.log.warn({ err: error }, "the database is away");
    return sendRefusal(
      reply,
      unavailable("Marquee is busy right now. Nothing was changed; please try again in a moment."),
    );
  }
  request.log.error({ err: error }, "unexpected");
  return sendRefusal(
    reply,
    new Refusal("Broken", "Something went wrong on our side. Nothing was changed."),
  );
}
