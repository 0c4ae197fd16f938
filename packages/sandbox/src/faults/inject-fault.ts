import type { FastifyReply } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { consumeFault } from "./fault-settings.ts";

/** Milliseconds after which the connection of a stalled call is closed. */
const STALL_MS = 120_000;

/** Does not send the answer of a call whose work is done: the connection ends, at once or after a long wait. */
async function withholdResponse(reply: FastifyReply, fault: "lose" | "stall"): Promise<void> {
  reply.hijack();
  const { socket } = reply.raw;
  if (!socket) return;
  if (fault === "stall") {
    const closed = new AbortController();
    socket.once("close", () => closed.abort());
    await pause(STALL_MS, undefined, { signal: closed.signal, ref: false }).catch(() => undefined);
  }
  socket.destroy();
}

/** A call of a provider: the error it responds with while the provider has an outage, its work, and how its response is sent. */
export interface ProviderCall<CallResponse> {
  readonly outage: () => Error;
  readonly work: () => Promise<CallResponse>;
  readonly send: (response: CallResponse) => FastifyReply;
}

/** Responds to a call with the fault that is set for it: late, with an outage before its work, or not at all after it [SBX-W4]. */
export async function respondWithFaults<CallResponse>(
  pool: Pool,
  reply: FastifyReply,
  { outage, work, send }: ProviderCall<CallResponse>,
): Promise<FastifyReply | void> {
  const { fault, latencyMs } = await consumeFault(pool);
  if (latencyMs > 0) await pause(latencyMs);
  if (fault === "fail") throw outage();
  const response = await work();
  return fault === null ? send(response) : withholdResponse(reply, fault);
}
