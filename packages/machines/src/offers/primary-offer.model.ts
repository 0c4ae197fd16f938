import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { FieldsEvent } from "../forms/fields.ts";
import type { Listener } from "../patterns/listener.ts";

/** The offer of the form, as its fields have it now; also the input of the `lookUpPrimary` actor. */
export interface TickedOffer {
  readonly id: string;
  readonly companyId: string;
  readonly storeId: string;
}

export interface PrimaryOfferInput {
  readonly isTicked: boolean;
  /** The offer form: the tick is its field `isPrimary`. */
  readonly form: Listener<FieldsEvent>;
}

export interface PrimaryOfferContext extends PrimaryOfferInput {
  readonly offer: TickedOffer;
  /** Set while `confirming`: the offer that would no longer be primary. */
  readonly existing: Offer | null;
  /** Whether the form waits for the look-up to be saved. */
  readonly isFormHeld: boolean;
}

/** Emitted when the form that was held may be saved. */
export interface FormReady {
  readonly type: "form.ready";
}

export type PrimaryOfferEvent =
  | { readonly type: "tick.set"; readonly offer: TickedOffer }
  | { readonly type: "tick.cleared" }
  | { readonly type: "form.held" }
  | { readonly type: "replacement.confirmed" }
  | { readonly type: "replacement.cancelled" };
