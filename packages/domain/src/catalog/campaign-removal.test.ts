import { expect, it } from "vitest";
import { leavesCampaign } from "./campaign-removal.ts";

const NOW = "2026-03-02T18:00:00.000Z";
const item = { itemId: "p1", name: "Lamp", campaignName: "Spring", validTill: null };

it("[CATALOG-R2] leaves a campaign that is not over, whether it has begun or waits for an approval", () => {
  expect(leavesCampaign(item, NOW)).toBe(true);
  expect(leavesCampaign({ ...item, validTill: "2026-03-02T18:00:00.001Z" }, NOW)).toBe(true);
  expect(leavesCampaign({ ...item, validTill: NOW }, NOW)).toBe(false);
  expect(leavesCampaign({ ...item, campaignName: null }, NOW)).toBe(false);
  expect(leavesCampaign({ ...item, itemId: null }, NOW)).toBe(false);
});
