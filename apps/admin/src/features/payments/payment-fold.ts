import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { CheckoutActor } from "./checkout/payment-actor-types.ts";
import { useCardPayment } from "./plan-bar.tsx";

/** The payment of a panel: folded to one line while a saved card is chosen and nothing else is to be decided or read. */
export interface PaymentFold {
  /** The saved card that pays; null while the payment is open, or there is none. */
  readonly card: SavedCard | null;
  /** Whether the user has opened it. */
  readonly isOpened: boolean;
  readonly open: () => void;
}

/**
 * Folds the payment of a checkout, which is undefined before the plan is set. It stays open once
 * the user has opened it, and while there is a notice about the last payment.
 */
export function usePaymentFold(checkout: CheckoutActor | undefined): PaymentFold {
  const [isOpened, setOpened] = useState(false);
  const method = useSelector(checkout, (snapshot) => snapshot?.children.paymentMethod);
  const notice = useSelector(method, (snapshot) => snapshot?.context.notice ?? null);
  const card = useSelector(useCardPayment(checkout), (snapshot) => {
    if (!snapshot?.matches("ready")) return null;
    const { savedCards, chosen } = snapshot.context;
    return savedCards?.find(({ cardId }) => cardId === chosen) ?? null;
  });
  const open = () => setOpened(true);
  return { card: isOpened || notice !== null ? null : card, isOpened, open };
}
