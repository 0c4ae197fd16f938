import type { FastifyInstance, FastifyReply } from "fastify";
import type pg from "pg";
import { Refusal } from "../http/refusal.ts";
import { sendRefusal } from "../http/send.ts";
import { authenticate } from "../session/authenticate.ts";
import type { tokenVerifier } from "../session/verify-token.ts";
import { reaches, type Scope } from "../tenancy/scope.ts";
import type { ChangeFeed, Heard } from "./change-feed.ts";

const HEARTBEAT = 15_000;
/** A reader that does not read is let go: it comes back, and is told to resync. */
const MOST_UNSENT = 256 * 1024;

export interface EventStreamOptions {
  readonly pool: pg.Pool;
  readonly verify: ReturnType<typeof tokenVerifier>;
  readonly feed: ChangeFeed;
}

function line(heard: Heard, scope: Scope): string | null {
  if (heard.tag === "resync") return "event: resync\ndata: {}\n\n";
  const { noun, companyId } = heard.change;
  return reaches(scope, companyId) ? `event: changed\ndata: ${JSON.stringify({ noun })}\n\n` : null;
}

function stream(
  reply: FastifyReply,
  feed: ChangeFeed,
  scope: Scope,
  open: Set<FastifyReply["raw"]>,
): void {
  reply.hijack();
  const { raw } = reply;
  open.add(raw);
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const send = (text: string) => {
    if (raw.writableLength > MOST_UNSENT) raw.destroy();
    else raw.write(text);
  };
  send("event: resync\ndata: {}\n\n");
  const leave = feed.listen((heard) => {
    const text = line(heard, scope);
    if (text) send(text);
  });
  const beat = setInterval(() => send(": still here\n\n"), HEARTBEAT);
  raw.on("close", () => {
    clearInterval(beat);
    leave();
    open.delete(raw);
  });
}

/**
 * `GET /api/events`: server-sent events that say which noun of the caller's company changed (EVENT-1 to EVENT-4).
 * Read with fetch, since the token travels in a header.
 */
export function eventStream(
  api: FastifyInstance,
  { pool, verify, feed }: EventStreamOptions,
): void {
  const open = new Set<FastifyReply["raw"]>();
  // A stopping server ends its streams; their readers go on with another server.
  api.addHook("preClose", async () => {
    for (const raw of open) {
      raw.end();
      // Kept alive, the connection of a stream that ended would hold the stopping server up.
      raw.socket?.destroySoon();
    }
  });
  api.get("/events", async (request, reply) => {
    const signedIn = await authenticate(pool, verify, request.headers.authorization);
    if (signedIn instanceof Refusal) return sendRefusal(reply, signedIn);
    stream(reply, feed, signedIn.scope, open);
    return reply;
  });
}
