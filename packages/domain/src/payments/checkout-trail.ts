import type { CheckoutState } from "./checkout.schema.ts";
import type { TrailCause, TrailEntry } from "./checkout-trail.schema.ts";

/** A row of the audit trail of a checkout. */
export interface AuditedCheckout {
  readonly at: string;
  /** The e-mail of a user, or the part of the system that acted. */
  readonly actor: string;
  /** Where it came from: an address, `sweeper`, `webhook:<event>`. */
  readonly origin: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const trailCause = ({ actor, origin }: AuditedCheckout): TrailCause => {
  if (actor.includes("@")) return "person";
  if (origin.startsWith("webhook:")) return "provider";
  return origin === "sweeper" ? "sweeper" : "system";
};

/** The states in which a checkout was stored, the oldest first; a change of anything else is no entry (PAYSRV-D3). */
export const readTrail = (rows: readonly AuditedCheckout[]): readonly TrailEntry[] =>
  rows.flatMap((row) => {
    const state = row.after?.["state"];
    return typeof state !== "string" || state === row.before?.["state"]
      ? []
      : [{ at: row.at, state: state as CheckoutState, by: trailCause(row) }];
  });
