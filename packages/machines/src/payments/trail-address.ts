import { CHECKOUT_STATES, TRAIL_CAUSES } from "@marquee/domain/payments/checkout-states";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { CheckoutTrail, TrailEntry } from "@marquee/domain/payments/checkout-trail.schema";

const STATES: ReadonlySet<string> = new Set(CHECKOUT_STATES);
const CAUSES: ReadonlySet<string> = new Set(TRAIL_CAUSES);
const FREE = "free";

/** A trail as it is in the address of the explorer: states, times and causes, and nothing that names a checkout or a user. */
export const writeTrail = ({ isFree, entries }: Omit<CheckoutTrail, "checkoutId">): string =>
  [
    ...(isFree ? [FREE] : []),
    ...entries.map(({ at, state, by }) => [state, Date.parse(at), by].join(".")),
  ].join("~");

/** Reads a trail from an address; what is no entry is left out. */
export function readTrailText(text: string): Omit<CheckoutTrail, "checkoutId"> {
  const parts = text.split("~");
  const entries = parts.flatMap((part): readonly TrailEntry[] => {
    const [state = "", time = "", by = ""] = part.split(".");
    const at = Number(time);
    return STATES.has(state) && CAUSES.has(by) && Number.isSafeInteger(at) && at > 0 && at < 8e15
      ? [
          {
            at: new Date(at).toISOString(),
            state: state as CheckoutState,
            by: by as TrailEntry["by"],
          },
        ]
      : [];
  });
  return { isFree: parts[0] === FREE, entries };
}
