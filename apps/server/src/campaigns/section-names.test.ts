import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { addSection, sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let harness: Awaited<ReturnType<typeof sponsoredHarness>>;
beforeAll(async () => {
  harness = await sponsoredHarness();
});
afterAll(() => harness.server.close());

it("[SPONSOR-L1] names the sections of a campaign, also once they are over", async () => {
  const { owner } = harness.server.database;
  await addSection(owner, { id: "top", category: null, offers: "Y", products: "N" });
  const { data } = await harness.send("merchant", "named sections", {
    offers: [stableId("offer montreal 3")],
    sponsoredSection: [
      {
        id: "r-top",
        section: "top",
        category: "Trending",
        page: "Offer",
        suggestedBid: 0.5,
        bid: 0.8,
      },
    ],
  });
  const { rows } = await owner.query<{ name: string }>(
    "update section set end_date = start_date + 1 where id = 'top' returning name",
  );
  const found = await harness.server.call<Campaign>(
    "merchant",
    "GET",
    `/getCampaignById/${data.id}`,
  );
  const names = found.data.sponsoredSection.map(({ sectionName }) => sectionName);
  expect(names).toEqual(rows.map(({ name }) => name));
  expect(names).toHaveLength(1);
});
