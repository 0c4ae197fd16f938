import type { FastifyInstance } from "fastify";

/** Milliseconds that a request may still take once the server stops. What ends it has to fit into five seconds too. */
const REQUESTS_WITHIN = 3000;

/**
 * Lets a closing server end (REL-K5): an answer that is sent while it closes says that the connection ends with it, so
 * that no idle connection is waited for, and whoever takes longer than three seconds is cut off.
 */
export function closeGracefully(app: FastifyInstance): void {
  const state = { closing: false };
  app.addHook("preClose", async () => {
    state.closing = true;
    setTimeout(() => app.server.closeAllConnections(), REQUESTS_WITHIN).unref();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (state.closing) void reply.header("connection", "close");
    done();
  });
}
