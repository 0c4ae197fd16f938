import { menu } from "@marquee/domain/access/menu";
import { expect, it } from "vitest";
import { currentEntry } from "./current-entry.ts";

const paths = menu({ isMaster: "Y" }).map(({ path }) => path);

it.each([
  ["/home", {}, "/home"],
  ["/ADMIN-UI/home/users", {}, "/home/users/manage"],
  ["/home/users/view", { id: "a@b.ca" }, "/home/users/manage"],
  ["/home/categories/view", {}, "/home/categories/manage"],
  ["/home/productVariant/addProductVariant", {}, "/home/productVariant/manage"],
  ["/home/bills/queue", {}, "/home/bills"],
  ["/home/branches/waiting", {}, "/home/branches"],
  ["/home/campaign/promotionBatch", {}, "/home/campaign/campaignList"],
  ["/home/campaign/campaignList", {}, "/home/campaign/campaignList"],
  ["/home/profile", {}, undefined],
])("[SCREEN-S4] %s %j belongs to the entry %s", (address, search, entry) => {
  expect(currentEntry(paths, address, search)).toBe(entry);
});

it.each([
  ["/home/campaign/campaignList", { type: "sponsored" }],
  ["/home/campaign/sponsoredCampaignList", {}],
  ["/home/campaign/sponsoredPromotion", {}],
])("[SCREEN-S2] %s %j belongs to Sponsored Campaign", (address, search) => {
  expect(currentEntry(paths, address, search)).toBe("/home/campaign/sponsoredCampaignList");
});
