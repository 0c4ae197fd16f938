import { flowRowId, rowId } from "../known-values.ts";
import { openMapping, openPromotion, payByCard } from "./checkouts.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { rowOf } from "./items.ts";
import { approveBranch } from "./stores.ts";

/** Promotes an offer, and has products join it while it is live. */
export async function playPromotion(player: FlowPlayer): Promise<void> {
  await approveBranch(player);
  const promoted = await openPromotion(player);
  await payByCard(player, promoted);
  const products = [flowRowId(player.home, "product")];
  const mapping = await openMapping(player, promoted.offerId, products);
  await payByCard(player, mapping);
  await player.play({
    call: "offers.mapProducts",
    about: rowOf(player, promoted.offerId),
    input: (id) => ({ query: { checkout: mapping.about.id }, body: { id, products } }),
  });
}

/** The offer of the sponsored campaign that each company has. */
export async function playSponsored(player: FlowPlayer): Promise<void> {
  const { home } = player;
  await player.play({
    call: "campaigns.activateSponsoredOffer",
    about: rowOf(player, rowId(home, "sponsored")),
    input: (campaignId) => ({ body: { id: flowRowId(home, "offer"), campaignId } }),
  });
}
