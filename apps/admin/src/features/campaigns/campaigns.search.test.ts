import { expect, it } from "vitest";
import { campaignFlowSearch, campaignTypeSearch } from "./campaigns.search.ts";

it("[SCREEN-G2] reads the type of a campaign from an address however it is typed", () => {
  for (const type of ["sponsored", "Sponsored", "SPONSORED"]) {
    expect(campaignTypeSearch.read({ type })).toEqual({ type: "sponsored" });
    expect(campaignFlowSearch.read({ type, id: "K7" })).toEqual({ type: "sponsored", id: "K7" });
  }
  expect(campaignFlowSearch.read({ type: 7 })).toEqual({});
});
