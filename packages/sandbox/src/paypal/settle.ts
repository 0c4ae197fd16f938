import type { Settling } from "../webhooks/settle-due.ts";
import { readCapture } from "./capture.ts";
import { readDispute } from "./dispute.ts";

/** How pending captures and disputes end: what reads one that is due ends it [SBX-Y3] [SBX-Y9]. */
export const PAYPAL_SETTLING: Settling = {
  paypal_capture: readCapture,
  paypal_dispute: readDispute,
};
