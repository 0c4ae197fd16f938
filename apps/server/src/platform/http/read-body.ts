import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Readable } from "node:stream";
import { invalid, Refusal, tooLarge, unavailable } from "../refusal/refusal.ts";
import { bodyMemory, type BodyMemory } from "./body-memory.ts";
import { networkOf } from "./network-of.ts";

/** What a body may cost while it is on its way (LIMIT-11, LIMIT-12). */
export interface BodyLimits {
  readonly mostBytes: number;
  /** Within how many milliseconds the whole body has to be there. */
  readonly withinMs: number;
  readonly memory: BodyMemory;
  /** Gets each piece as it arrives. */
  readonly onChunk?: (chunk: Buffer) => void;
}

/** A body that was read. It takes room in memory until it is released. */
export interface HeldBody {
  readonly bytes: Buffer;
  readonly release: () => void;
}

const TOO_LARGE = tooLarge("That is more than this call takes.");
const NO_ROOM = unavailable("So much is being sent right now that nothing more can be taken.");
const LATE = unavailable("The request did not arrive in time.");
const BROKEN_OFF = invalid([
  { rule: "HTTP-B1", field: "body", message: "The request ended before its body did." },
]);

/**
 * Reads a body piece by piece, or returns why it was given up: it is too large, too slow, broken off, or there is no
 * room for it. A caller that gets a refusal closes the connection, since more of the body may follow.
 */
export function readBody(
  { headers, ip }: Pick<FastifyRequest, "headers" | "ip">,
  stream: Readable,
  { mostBytes, withinMs, memory, onChunk }: BodyLimits,
): Promise<HeldBody | Refusal> {
  if (Number(headers["content-length"]) > mostBytes) return Promise.resolve(TOO_LARGE);
  // One that was broken off before a listener was added emits nothing more.
  if (stream.destroyed) return Promise.resolve(BROKEN_OFF);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const network = networkOf(ip);
    const release = () => memory.release(network, size);
    const stop = () => {
      clearTimeout(timer);
      stream.off("data", take).off("end", finish).off("close", breakOff).pause();
    };
    const refuse = (refusal: Refusal) => {
      stop();
      release();
      resolve(refusal);
    };
    const take = (chunk: Buffer) => {
      if (size + chunk.length > mostBytes) return refuse(TOO_LARGE);
      if (!memory.take(network, chunk.length)) return refuse(NO_ROOM);
      size += chunk.length;
      chunks.push(chunk);
      return onChunk?.(chunk);
    };
    const finish = () => {
      stop();
      resolve({ bytes: Buffer.concat(chunks, size), release });
    };
    const breakOff = () => refuse(BROKEN_OFF);
    const timer = setTimeout(() => refuse(LATE), withinMs);
    // An error is followed by the end of the stream.
    stream.on("error", () => undefined);
    stream.on("data", take).on("end", finish).on("close", breakOff);
  });
}

/** Reads a body and does something with it, and gives its room in memory back afterwards. */
export async function withBody<T>(
  request: Pick<FastifyRequest, "headers" | "ip">,
  stream: Readable,
  limits: BodyLimits,
  use: (bytes: Buffer) => T,
): Promise<Awaited<T> | Refusal> {
  const held = await readBody(request, stream, limits);
  if (held instanceof Refusal) return held;
  try {
    return await use(held.bytes);
  } finally {
    held.release();
  }
}

/** A refusal on its way out of a parser, which has no other way to return it. */
export class BodyRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.failure.message);
    this.refusal = refusal;
  }
}

/** The bodies of calls and webhooks, in all of this process. */
const memory = bodyMemory({ inAll: 64_000_000, byAddress: 16_000_000 });
const WITHIN_MS = 15_000;

/** Reads the body of a call into memory, within the limits of its route, and makes something of it. */
const limitedParser =
  <T>(parse: (request: FastifyRequest, bytes: Buffer) => T | Promise<T>) =>
  async (request: FastifyRequest, stream: Readable): Promise<T> => {
    const mostBytes = request.routeOptions.bodyLimit ?? 0;
    const limits = { mostBytes, withinMs: WITHIN_MS, memory };
    const parsed = await withBody(request, stream, limits, (bytes) => parse(request, bytes));
    if (parsed instanceof Refusal) throw new BodyRefused(parsed);
    return parsed;
  };

/** Text of another encoding is refused; read as if it were UTF-8, it would be stored as something else (HTTP-B1). */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Takes bodies of JSON alone, and reads them within limits over all connections instead of each for itself. */
export function readJsonBodies(app: FastifyInstance): void {
  const parseText = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    limitedParser(
      (request, bytes) =>
        new Promise<unknown>((resolve, reject) => {
          void parseText(request, UTF8.decode(bytes), (error, value) =>
            error ? reject(error) : resolve(value),
          );
        }),
    ),
  );
}

/** Keeps bodies of JSON as the bytes that arrived: a signature is over those. */
export function readJsonBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    limitedParser((_request, bytes) => bytes),
  );
}
