import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Id, Instant } from "../wire/field.schema.ts";
import { CheckoutState } from "./checkout.schema.ts";
import { TRAIL_CAUSES } from "./checkout-states.ts";

/** What set a change of a checkout going, as far as the audit trail says it. */
const TrailCause = Schema.Literals(TRAIL_CAUSES);
export type TrailCause = typeof TrailCause.Type;

/** A state in which a checkout was stored, since when, and by whom or what. */
const TrailEntry = Schema.Struct({ at: Instant, state: CheckoutState, by: TrailCause });
export type TrailEntry = typeof TrailEntry.Type;

/** The states of a checkout, the oldest first. It names no user. */
export const CheckoutTrail = Schema.Struct({
  checkoutId: Id,
  /** Whether it costs nothing. */
  isFree: Schema.Boolean,
  entries: Schema.Array(TrailEntry),
}).annotate({ identifier: "CheckoutTrail", ...shownTo("transactions.view") });
export type CheckoutTrail = typeof CheckoutTrail.Type;
