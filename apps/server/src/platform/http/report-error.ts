import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { invalid, Refusal, tooLarge, tooMany, unavailable } from "./refusal.ts";
import { sendRefusal } from "./send.ts";

/** Errors of a database that is away or busy: the same call may go through in a moment. */
const PASSING = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "25P03",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08001",
  "08003",
  "08004",
  "08006",
  "40001",
  "40P01",
  "55P03",
]);

/** What the driver says without a code when a connection is lost, or none is to be had. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|encountered a connection error/;

/** Whether an error, or one that it was made from, is a passing one of the database. */
function isPassing(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && typeof error.code === "string" && PASSING.has(error.code)) return true;
  if (error instanceof Error && LOST.test(error.message)) return true;
  return "cause" in error && isPassing(error.cause);
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
    // A connection that is lost at the commit leaves open whether it went through, so nothing is said of that: every
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
