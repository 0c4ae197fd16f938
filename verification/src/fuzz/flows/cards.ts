import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { confirmCard, ofCheckout, openFlyer, payByCard, type Opened } from "./checkouts.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutItem } from "./items.ts";

/** What a paid flyer has made, by every call that returns it. */
async function playRecords(player: FlowPlayer, opened: Opened, campaignId: string): Promise<void> {
  const { about, offerId } = opened;
  const ofPaid = { about, input: (id: string) => ({ query: { checkout: id }, body: { id } }) };
  await player.play({ call: "campaigns.create", ...ofPaid });
  await player.playAsAllowed({ call: "invoices.create", ...ofPaid });
  await player.playAsAllowed({ call: "payments.recordTransaction", ...ofPaid });
  await player.play({
    call: "campaigns.activateOffer",
    about: aboutItem(player, campaignId),
    outside: 409,
    input: (asked) => ({
      query: { checkout: about.id },
      body: { id: offerId, campaignId: asked },
    }),
  });
}

/** Buys a flyer with a card that is saved, another with the saved card, and has the card forgotten. */
export async function playCards(player: FlowPlayer): Promise<void> {
  const first = await openFlyer(player);
  const { id, receipt } = first.checkout;
  const intentId = first.checkout.paymentIntentId ?? "";
  await player.play(
    ofCheckout("payments.createIntent", first, (checkout) => ({
      params: { amount: "0.5" },
      query: { checkout },
    })),
  );
  await player.play(
    ofCheckout("payments.updateIntent", first, (checkout) => ({
      params: { amount: String(receipt.charge), intentId },
      query: { checkout },
    })),
  );
  await player.play(
    ofCheckout("payments.saveCard", first, (checkout) => ({
      params: { id: checkout },
      body: { save: true },
    })),
  );
  const { campaignId } = await payByCard(player, first);
  await playRecords(player, { ...first, about: aboutItem(player, id) }, campaignId ?? "");

  const card = await player.play<SavedCard>({
    call: "payments.addCard",
    about: aboutItem(player, intentId),
    outside: 409,
    needsFirst: ["cards.manageOwn"],
    input: (asked) => ({ params: { intentId: asked } }),
  });
  await player.play({
    call: "payments.setDefaultCard",
    about: aboutItem(player, card.cardId),
    input: (cardId) => ({ params: { cardId } }),
  });
  const next = await openFlyer(player);
  await player.play(
    ofCheckout("payments.payWithCard", next, (checkout) => ({
      params: { amount: String(next.checkout.receipt.charge), cardId: card.cardId },
      query: { checkout },
    })),
  );
  await player.play({
    call: "payments.deleteCard",
    about: aboutItem(player, card.cardId),
    needsFirst: ["cards.manageOwn"],
    input: (cardId) => ({ params: { cardId } }),
  });
}

/** Verifies a card, which is the affair of the person whose it is. */
export async function playVerification(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  const checkout = await player.play<Opened["checkout"]>({
    call: "payments.openCheckout",
    kind: "cardVerification",
    input: () => ({ body: { id, kind: "cardVerification" } }),
  });
  // If one is open already, that one is returned (PAYSRV-C7).
  const opened = { checkout, about: aboutItem(player, checkout.id), offerId: "" };
  await confirmCard(player, opened);
  await player.play({
    call: "payments.reconcile",
    about: opened.about,
    input: (asked) => ({ params: { id: asked } }),
  });
}
