import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";

/** A dispute in its current state at the provider. Amounts are cents. */
export interface ProviderDispute {
  readonly id: string;
  readonly state: DisputeState;
  /** The provider's own words. */
  readonly status: string;
  readonly reason: string;
  readonly cents: number;
  readonly currency: string;
  readonly withheldCents: number;
  readonly feeCents: number;
  readonly openedOn: Date;
  /** The last moment to respond; null if the provider sets none. */
  readonly dueBy: Date | null;
}

/** What a call about a dispute resulted in. A refusal means that its state has changed meanwhile. */
export type DisputeResponse =
  | { readonly tag: "dispute"; readonly dispute: ProviderDispute }
  | Unavailable
  | Refused;

/** Disputes as their provider has them. No call throws for a response of the provider. */
export interface DisputeProvider {
  readonly findDispute: (disputeId: string) => Promise<DisputeResponse>;
  /** Submits the evidence, once and for all. Repeating it with the same text submits nothing more. */
  readonly submitEvidence: (disputeId: string, evidence: string) => Promise<DisputeResponse>;
  /** Accepts the dispute: its money is the payer's. Repeating it changes nothing more. */
  readonly acceptDispute: (disputeId: string) => Promise<DisputeResponse>;
}
