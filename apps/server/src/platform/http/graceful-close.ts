import type { FastifyInstance } from "fastify";
import { unavailable } from "../refusal/refusal.ts";
import type { Readiness } from "./readiness.ts";
import { sendRefusal } from "./send.ts";

/** Milliseconds that a request may still take once the server stops. What ends it has to fit into five seconds too. */
const REQUESTS_WITHIN = 3000;

const STOPPING = unavailable("Marquee is being restarted. Please try again in a moment.");

/** What the framework does by itself when it closes: idle connections end, and requests are refused by us. */
export const closing = { forceCloseConnections: "idle", return503OnClosing: false } as const;

/**
 * Lets a closing server end (REL-K5): what still arrives is refused, a response announces that the connection ends with it,
 * so that no idle connection is waited for, and a client that takes longer than three seconds is cut off. While it drains
 * it responds as before, and ends connections too: a proxy that keeps some sends its next request elsewhere (OPS-12).
 */
export function closeGracefully(app: FastifyInstance, readiness: Readiness): void {
  const state = { closing: false };
  app.addHook("preClose", async () => {
    state.closing = true;
    if (!app.server.listening) return;
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_WITHIN).unref();
    app.server.once("close", () => clearTimeout(cut));
  });
  app.addHook("onRequest", (_request, reply, done) => {
    if (state.closing) void sendRefusal(reply, STOPPING);
    else done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (state.closing || readiness.phase() === "draining") void reply.header("connection", "close");
    done();
  });
}
