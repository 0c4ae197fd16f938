import type { MovementKind } from "@marquee/domain/reconciliation/movement";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";
import type { ProviderDispute } from "../disputes/dispute-provider.ts";

/** What moved on a provider's account. Amounts are cents; below zero if they left it. */
export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly cents: number;
  /** What the provider took of it. */
  readonly feeCents: number;
  /** The currency in capitals. */
  readonly currency: string;
  readonly on: Date;
  /** The received money that it is about, as `receivedAs` of an attempt. */
  readonly receivedAs: string | null;
  /** What our own requests named, as the provider sends it back. */
  readonly named?: {
    readonly attemptId?: string;
    readonly checkoutId?: string;
    /** The user who paid, or else the address that the provider has of the payer. */
    readonly payer?: string;
    readonly customerId?: string;
  };
}

/** Money that a provider has sent to the bank. */
export interface Payout {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly on: Date;
  /** What it was made of, by the ids of the movements; null if its provider does not say so. */
  readonly lines: readonly Movement[] | null;
}

/** A refund of a payment, by whomever. */
export interface ListedRefund {
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly status: "done" | "failed" | "pending";
}

/** A whole list, read page by page. */
export type ListResponse<Line> =
  | { readonly tag: "list"; readonly lines: readonly Line[] }
  | Unavailable
  | Refused;

/** The lists that a provider has of an account. Nothing is changed by reading them. */
export interface LineProvider {
  readonly listMovements: (since: Date, until: Date) => Promise<ListResponse<Movement>>;
  readonly listPayouts: (since: Date) => Promise<ListResponse<Payout>>;
  readonly listDisputes: (since: Date) => Promise<ListResponse<ProviderDispute>>;
  /** All refunds of a payment, by the id that its attempt stores. */
  readonly listRefunds: (paymentId: string) => Promise<ListResponse<ListedRefund>>;
}
