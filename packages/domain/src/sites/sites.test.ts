import { expect, it } from "vitest";
import { isOfOtherSite, resolveSite, SITE_DEFAULTS, SITE_KEY, siteOf, siteOfUser } from "./site.ts";

it("[SITE-S1] takes a host with .ca for Canada and every other for the United States", () => {
  expect(siteOf("panel.marquee.ca")).toBe("CA");
  expect(siteOf("PANEL.MARQUEE.CA")).toBe("CA");
  expect(siteOf("panel.marquee.com")).toBe("US");
  expect(siteOf("localhost")).toBe("US");
  expect(siteOf("")).toBe("US");
});
it("[SITE-S2] preselects the site's own market place and country", () => {
  expect(SITE_DEFAULTS.CA).toEqual({ marketPlace: "Canada", country: "canada" });
  expect(SITE_DEFAULTS.US).toEqual({ marketPlace: "United States", country: "US" });
});
it("[SITE-S3] stores the choice under connectSite and ignores any other value there", () => {
  expect(SITE_KEY).toBe("connectSite");
  expect(resolveSite("US", "panel.marquee.ca")).toBe("US");
  expect(resolveSite("MX", "panel.marquee.ca")).toBe("CA");
  expect(resolveSite(null, "localhost")).toBe("US");
});
it("[SITE-S5] shows who is signed in the site of their company's country", () => {
  expect(siteOfUser("canada", "US")).toBe("CA");
  expect(siteOfUser("US", "CA")).toBe("US");
  expect(siteOfUser(undefined, "CA")).toBe("CA");
});
it("[SITE-S4] leads the users of American companies to the US site, from the Canadian one", () => {
  expect(isOfOtherSite("CA", "US")).toBe(true);
  expect(isOfOtherSite("CA", "canada")).toBe(false);
  expect(isOfOtherSite("US", "US")).toBe(false);
  expect(isOfOtherSite("US", "canada")).toBe(false);
});
