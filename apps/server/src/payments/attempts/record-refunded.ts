import { type CreditedNotes, creditRefunds } from "../../invoices/credit-refunds.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { Refusal } from "../../platform/refusal/refusal.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { refundVersion, setRefunded } from "../../transactions/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { Refused, Unavailable } from "./payment-provider.ts";
import type { AttemptOfCheckout } from "./queries.ts";

/** How often the provider is queried again if another process stores a total meanwhile. */
const ATTEMPTS = 5;

/** A refund that is written with the total, or came back with it. */
interface WrittenRefund {
  /** Its credit note is over this alone, whatever else was refunded since the last note (INV-C2). */
  readonly amount?: number;
  /** Writes the mail that names its credit notes: one that is new has its number by then (MAIL-C2, MAIL-C11). */
  readonly mail?: (notes: CreditedNotes) => Promise<void>;
}

/**
 * What is written in the transaction that stores a total, before its credit note takes a number, and what is after that. A
 * refusal leaves all as it was.
 */
export type WrittenWith<Refusing extends Refusal = never> = (
  tx: Tx,
  total: number,
) => Promise<Refusing | WrittenRefund | undefined>;

export interface RefundRecording<Refusing extends Refusal = never> {
  readonly actor: string;
  /**
   * Queries the provider for what is written with the total. It is called after the version is read, as the total is, so
   * that what is written is never older than what another process has stored meanwhile (PAYSRV-G9).
   */
  readonly prepare?: () => Promise<WrittenWith<Refusing> | Refusing | Unavailable | Refused>;
}

/**
 * Stores how much of a paid checkout is refunded at its provider in all, and issues the credit note of what is new. The
 * provider is queried again if another process has stored a total since, so that a later total is never replaced by one
 * that was queried before it (PAYSRV-G9).
 */
export async function recordRefunded<Refusing extends Refusal = never>(
  services: PaymentServices,
  { attempt, checkout }: AttemptOfCheckout,
  { actor, prepare }: RefundRecording<Refusing>,
): Promise<"recorded" | Refusing | Unavailable | Refused> {
  const { pool, clock } = services;
  const provider = attempt.provider === "stripe" ? services.cards : services.paypal;
  const { providerId: paymentId } = attempt;
  if (provider === null || paymentId === null)
    return { tag: "unavailable", reason: "the provider is not configured" };
  const money = { checkoutId: checkout.id, paymentId };
  for (let tried = 0; tried < ATTEMPTS; tried += 1) {
    const version = await withScope(pool, SYSTEM, (tx) => refundVersion(tx, money));
    const write = await prepare?.();
    if (typeof write === "object") return write;
    const refunded = await provider.findRefunded(paymentId);
    if (refunded.tag !== "refunded") return refunded;
    const { cents, lastOn } = refunded;
    const now = clock.now();
    const total = cents / 100;
    const refund = cents === 0 ? null : { on: (lastOn ?? now).toISOString(), amount: total };
    const isStored = await withScope(
      pool,
      SYSTEM,
      async (tx) => {
        if (!(await setRefunded(tx, money, refund, version))) return false;
        const written = await write?.(tx, total);
        if (written instanceof Refusal) return written;
        const notes = await creditRefunds(tx, checkout.id, now, written?.amount);
        await written?.mail?.(notes);
        return true;
      },
      { actor },
    );
    if (isStored instanceof Refusal) return isStored;
    if (isStored) return "recorded";
  }
  return { tag: "unavailable", reason: "other processes change this payment" };
}
