import { setTimeout as pause } from "node:timers/promises";
import type { PaymentServices } from "../payment-services.ts";

/** How long a caller waits for another process that does the same work, in milliseconds. */
const TIMEOUT = 8_000;
/** Most work is done within the shortest pause; the pauses grow, so that slow work is not queried all the time. */
const SHORTEST_PAUSE = 40;
const LONGEST_PAUSE = 1_000;

/** Does a piece of work as soon as no other process does it; `busy` if that takes too long, or the deadline is over. */
export async function retryWhileBusy<Done>(
  services: Pick<PaymentServices, "deadline" | "pause">,
  work: () => Promise<Done | "busy">,
): Promise<Done | "busy"> {
  const wait = services.pause ?? pause;
  let next = SHORTEST_PAUSE;
  for (let waited = 0; waited <= TIMEOUT; waited += next) {
    // What is requested of a provider after the deadline would end at once.
    if (services.deadline?.aborted === true) break;
    const done = await work();
    if (done !== "busy") return done;
    if (waited > 0) next = Math.min(LONGEST_PAUSE, next * 2);
    await wait(next);
  }
  return "busy";
}
