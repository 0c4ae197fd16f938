import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Deletes a saved card, here and at the card provider (CARDS-M4). */
export const deleteCardMachine = createConfirmedAction<SavedCard, SavedCard>({
  id: "deleteCard",
  title: "Deleting a saved card",
  success: paymentMessages.cardDeleted,
  failure: paymentNotices.cardStays,
});
