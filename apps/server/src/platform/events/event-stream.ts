import type { FastifyInstance, FastifyReply } from "fastify";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { machineClock } from "../clock/clock.ts";
import { sendRefusal } from "../http/send.ts";
import { authenticate, type SignedIn } from "../identity/authenticate.ts";
import type { tokenVerifier } from "../identity/verify-token.ts";
import { Refusal, tooMany } from "../refusal/refusal.ts";
import { reaches, reachesPerson, type Scope } from "../tenancy/scope.ts";
import type { ChangeFeed, FeedMessage } from "./change-feed.ts";
import { RIGHTS } from "./change.ts";

const HEARTBEAT = 15_000;
/** The longest a timer runs, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** A reader that does not read is disconnected: it reconnects, and gets `resync`. */
const MOST_UNSENT = 256 * 1024;
/** How many streams a user may have open on this server: far more windows than a user looks at. */
const MOST_STREAMS = 50;
/** Seconds after which a user with too many streams may retry; a window may have been closed by then. */
const RETRY_AFTER = 30;

export interface EventStreamOptions {
  readonly pool: pg.Pool;
  readonly verify: ReturnType<typeof tokenVerifier>;
  readonly feed: ChangeFeed;
}

function line(message: FeedMessage, scope: Scope): string | null {
  if (message.tag === "resync") return "event: resync\ndata: {}\n\n";
  const { change } = message;
  if (change.noun === RIGHTS) return null;
  const theirs =
    "person" in change ? reachesPerson(scope, change.person) : reaches(scope, change.companyId);
  return theirs ? `event: changed\ndata: ${JSON.stringify({ noun: change.noun })}\n\n` : null;
}

/** Whether the message announces that this user may do or see something else than before (EVENT-15). */
const endsRights = (message: FeedMessage, email: string): boolean =>
  message.tag === "changed" &&
  message.change.noun === RIGHTS &&
  "person" in message.change &&
  message.change.person === email;

interface Opening {
  readonly feed: ChangeFeed;
  /** Whether the user may do and see the same as when the stream was opened. */
  readonly isCurrent: () => Promise<boolean>;
  readonly open: Map<FastifyReply["raw"], string>;
}

function stream(
  reply: FastifyReply,
  { user, scope, until }: SignedIn,
  { feed, isCurrent, open }: Opening,
): void {
  reply.hijack();
  const { raw } = reply;
  open.set(raw, user.email);
  // The code that takes the response over sends its headers too.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  const send = (text: string) => {
    // It has ended and is not closed yet: a change that was announced together with what ended it.
    if (raw.writableEnded) return;
    if (raw.writableLength > MOST_UNSENT) raw.destroy();
    else raw.write(text);
  };
  send("event: resync\ndata: {}\n\n");
  const end = () => raw.end();
  // What changed between the look-up and now, or while the feed was lost, was announced to no listener.
  const recheck = () =>
    void isCurrent().then(
      (current) => current || end(),
      () => end(),
    );
  const leave = feed.listen((message) => {
    if (endsRights(message, user.email)) return end();
    const text = line(message, scope);
    if (text) send(text);
    if (message.tag === "resync") recheck();
    return undefined;
  });
  recheck();
  const beat = setInterval(() => send(": still here\n\n"), HEARTBEAT);
  // What the holder of this token may receive; it is looked up again with the next token.
  const left = until * 1000 - machineClock.now().getTime();
  const expiry = setTimeout(end, Math.min(Math.max(left, 0), LONGEST_TIMER));
  raw.on("close", () => {
    clearInterval(beat);
    clearTimeout(expiry);
    leave();
    open.delete(raw);
  });
}

/**
 * `GET /api/events`: server-sent events that name the noun of the caller's company that changed (EVENT-1 to EVENT-5),
 * to a limited number of windows of one user (EVENT-12). Read with fetch, since the token is sent in a header. Returns their counter.
 */
export function eventStream(
  api: FastifyInstance,
  { pool, verify, feed }: EventStreamOptions,
): () => number {
  /** The open streams, each with the e-mail of its reader. */
  const open = new Map<FastifyReply["raw"], string>();
  // A stopping server ends its streams; their readers go on with another server.
  api.addHook("preClose", async () => {
    for (const raw of open.keys()) {
      raw.end();
      // With keep-alive, the connection of a stream that ended would hold the stopping server up.
      raw.socket?.destroySoon();
    }
  });
  // A HEAD would open a stream that nothing is ever sent on.
  api.get("/events", { exposeHeadRoute: false }, async (request, reply) => {
    const signedIn = await authenticate(pool, verify, request.headers.authorization);
    if (signedIn instanceof Refusal) return sendRefusal(reply, signedIn);
    // A client that has gone meanwhile emits no event, and would keep its listener until the server ends (EVENT-11).
    if (reply.raw.destroyed) return reply.hijack();
    const theirs = [...open.values()].filter((email) => email === signedIn.user.email);
    if (theirs.length >= MOST_STREAMS)
      return sendRefusal(reply, tooMany("Marquee is open in too many windows.", RETRY_AFTER));
    const isCurrent = async () => {
      const now = await authenticate(pool, verify, request.headers.authorization);
      return !(now instanceof Refusal) && isDeepStrictEqual(now.user, signedIn.user);
    };
    stream(reply, signedIn, { feed, isCurrent, open });
    return reply;
  });
  return () => open.size;
}
