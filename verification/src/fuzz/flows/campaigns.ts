import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { flowRowId, rowId } from "../known-values.ts";
import { openMapping, openPromotion, payByCard } from "./checkouts.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch, aboutItem } from "./items.ts";
import { approveBranch } from "./stores.ts";

/** What of a campaign is sponsored: offers or products that are live. */
type Sponsored = { readonly offers: readonly string[] } | { readonly products: readonly string[] };

/** Makes a sponsored campaign of live items. */
const createSponsored = (player: FlowPlayer, items: Sponsored): Promise<Campaign> => {
  const id = player.newId();
  return player.play<Campaign>({
    call: "campaigns.create",
    about: aboutBranch(player),
    outside: 422,
    input: (storeId) => ({
      body: {
        id,
        campaignType: "sponsored",
        draft: {
          fromDate: "2026-03-02",
          toDate: "2026-03-04",
          storeId,
          campaignName: "Of a flow",
          campaignFor: "products" in items ? "product" : "offer",
          offers: [],
          products: [],
          ...items,
          cityList: [],
          stateList: [],
          budget: 5,
          keywords: [{ keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0.6 }],
          sponsoredSection: [],
        },
      },
    }),
  });
};

/** Promotes an offer, has products join it while it is live, and sponsors both. */
export async function playPromotion(player: FlowPlayer): Promise<void> {
  await approveBranch(player);
  const promoted = await openPromotion(player);
  await payByCard(player, promoted);
  const products = [flowRowId(player.home, "product")];
  const mapping = await openMapping(player, promoted.offerId, products);
  const { campaignId } = await payByCard(player, mapping);
  await player.play({
    call: "offers.mapProducts",
    about: aboutItem(player, promoted.offerId),
    input: (id) => ({ query: { checkout: mapping.about.id }, body: { id, products } }),
  });
  const activation = (id: string) => ({ body: { id: products[0] ?? "", campaignId: id } });
  await player.play({
    call: "campaigns.activateProduct",
    about: aboutItem(player, campaignId ?? ""),
    input: activation,
  });
  await createSponsored(player, { offers: [promoted.offerId] });
  const sponsored = await createSponsored(player, { products });
  await player.play({
    call: "campaigns.activateSponsoredProduct",
    about: aboutItem(player, sponsored.id),
    input: activation,
  });
  await changeSponsored(player, sponsored);
}

/** Pauses a sponsored campaign, shows it again, changes its terms, and ends it. */
async function changeSponsored(player: FlowPlayer, campaign: Campaign): Promise<void> {
  const terms = { budget: 6, keywordBids: [0.7], sectionBids: [] };
  for (const [seen, act] of (["pause", "resume", "terms", "end"] as const).entries()) {
    const id = player.newId();
    await player.play({
      call: "campaigns.change",
      about: aboutItem(player, campaign.id),
      input: (campaignId) => ({
        params: { id: campaignId },
        body: { id, act, seen, terms: act === "terms" ? terms : null },
      }),
    });
  }
}

/** The offer of the sponsored campaign that each company has. */
export async function playSponsored(player: FlowPlayer): Promise<void> {
  const { home } = player;
  await player.play({
    call: "campaigns.activateSponsoredOffer",
    about: aboutItem(player, rowId(home, "sponsored")),
    input: (campaignId) => ({ body: { id: flowRowId(home, "offer"), campaignId } }),
  });
}
