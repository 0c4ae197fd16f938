import type { Section, SectionDraft } from "@marquee/domain/sections/section.schema";
import { SHOP_PRODUCT } from "../../calls/subject.ts";
import { COMPANY } from "../../harness/world.ts";
import type { FlowPlayer } from "./flow-player.ts";

/** Makes a section, changes it, has a campaign look for it, adds a product of a shop and takes it out, and deactivates it. */
export async function playSections(player: FlowPlayer): Promise<void> {
  const id = player.newId();
  const body: SectionDraft = {
    id,
    name: `Flow ${id}`,
    active: "Y",
    orderNo: 0,
    tabName: "Offer",
    category: "Trending",
    isOfferSection: "Y",
    isProductSection: "N",
    startDate: "2026-03-01",
    endDate: "2026-12-01",
    configStartDate: "2026-03-02",
  };
  const { version } = await player.play<Section>({
    call: "sections.save",
    input: () => ({ body }),
  });
  await player.play({
    call: "sections.save",
    input: () => ({ body: { ...body, isProductSection: "Y" }, version }),
  });
  for (const call of ["sections.byId", "sections.campaigns"])
    await player.play({ call, input: () => ({ params: { id } }) });
  const configuration = player.newId();
  await player.play({
    call: "sections.configureShop",
    input: () => ({
      query: { companyId: COMPANY.northline },
      body: { id: configuration, section: id, products: [SHOP_PRODUCT], type: "product" },
    }),
  });
  await player.play({ call: "sections.shopItems", input: () => ({ query: { sectionId: id } }) });
  for (const removed of ["Y", "N", "Y"] as const)
    await player.play({
      call: "sections.changeShopItem",
      input: () => ({
        body: { configurationId: configuration, shopId: SHOP_PRODUCT, removed },
      }),
    });
  await player.play({
    call: "sections.setActive",
    input: () => ({ params: { id, active: "N" }, query: { campaigns: "0" } }),
  });
}
