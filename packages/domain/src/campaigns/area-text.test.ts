import { expect, it } from "vitest";
import { type Area, areaText, regionName } from "./area-text.ts";

const area: Area = {
  campaignArea: "state",
  countryId: "canada",
  cityList: ["laval", "montreal"],
  stateList: ["qc"],
};

it("[CAMP-D6] names an area after the country of the company", () => {
  expect(areaText(area)).toBe("1 province");
  expect(areaText({ ...area, stateList: ["qc", "on"] })).toBe("2 provinces");
  expect(areaText({ ...area, countryId: "US" })).toBe("1 state");
  expect(areaText({ ...area, campaignArea: "country" })).toBe("Canada-Wide");
  expect(areaText({ ...area, campaignArea: "country", countryId: "US" })).toBe("US-Wide");
  expect(areaText({ ...area, campaignArea: "city" })).toBe("2 cities");
  expect(areaText({ ...area, campaignArea: null })).toBe("–");
  expect([regionName("canada"), regionName("US")]).toEqual(["Province", "State"]);
});
