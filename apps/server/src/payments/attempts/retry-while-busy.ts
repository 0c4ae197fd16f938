import { setTimeout as pause } from "node:timers/promises";
import type { PaymentServices } from "../payment-services.ts";

/** How long a caller waits for somebody else who is at the same work, in milliseconds. */
const PATIENCE = 8_000;
/** Most are done at once; whoever takes longer is not asked after all the time. */
const SHORTEST_PAUSE = 40;
const LONGEST_PAUSE = 1_000;

/** Does a piece of work as soon as nobody else is at it; `busy` where somebody is at it for too long. */
export async function patiently<Done>(
  services: Pick<PaymentServices, "pause">,
  work: () => Promise<Done | "busy">,
): Promise<Done | "busy"> {
  const wait = services.pause ?? pause;
  let next = SHORTEST_PAUSE;
  for (let waited = 0; waited <= PATIENCE; waited += next) {
    const done = await work();
    if (done !== "busy") return done;
    if (waited > 0) next = Math.min(LONGEST_PAUSE, next * 2);
    await wait(next);
  }
  return "busy";
}
