import { FULL } from "../platform/computing/limited-work.ts";
import { workerPool, type WorkerPoolOptions } from "../platform/computing/worker-pool.ts";
import { unavailable, type Refusal } from "../platform/refusal/refusal.ts";
import type { PrintedDocument } from "./document-pdf.ts";
import { invoiceRefusals } from "./messages.ts";

/** Draws documents away from the thread that responds to requests. */
export interface DocumentDrawer {
  readonly draw: (person: string, printed: PrintedDocument) => Promise<Buffer | Refusal>;
  readonly close: () => Promise<void>;
}

/** Seconds after which a document that was refused may be requested again. */
const RETRY_AFTER = 2;

/** How many documents may wait, how many of these may be one person's, and milliseconds that one may take. */
export type DrawerLimits = Pick<WorkerPoolOptions, "waiting" | "share" | "within">;

/** A document takes some 100 ms: 64 wait for three to six seconds. */
const LIMITS: DrawerLimits = { waiting: 64, share: 32, within: 20_000 };

/** Draws documents in a pool of threads, and refuses what is beyond its limits (INV-P7). */
export function documentDrawer(limits: DrawerLimits = LIMITS): DocumentDrawer {
  const pool = workerPool<PrintedDocument, Uint8Array>({
    module: new URL("document-worker.ts", import.meta.url),
    call: "drawDocument",
    ...limits,
  });
  return {
    draw: async (person, printed) => {
      const drawn = await pool.run(person, printed);
      if (drawn === FULL) return unavailable(invoiceRefusals.busy, RETRY_AFTER);
      return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    },
    close: pool.close,
  };
}
