import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";

/** How long a stalled call is kept waiting before its connection is closed. */
const STALL = 120_000;

/** Keeps the answer to itself: the work is done, and the caller never hears of it [SBX-W4]. */
export async function withhold(reply: FastifyReply, fate: "lose" | "stall"): Promise<void> {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return;
  if (fate === "stall") {
    const gone = new AbortController();
    socket.once("close", () => gone.abort());
    await pause(STALL, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  }
  socket.destroy();
}
