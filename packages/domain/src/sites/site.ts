import type { Country } from "../geography/geography.schema.ts";
import type { MarketPlace } from "../wire/field.schema.ts";

/** The two market sites. A site chooses words and defaults; it never prices anything. */
export type Site = "CA" | "US";

/** Under which key the browser stores the chosen site (SITE-S3). */
export const SITE_KEY = "connectSite";

/** What a site preselects in an empty form (SITE-S2). */
export interface SiteDefaults {
  readonly marketPlace: MarketPlace;
  readonly country: Country;
}

export const SITE_DEFAULTS: Readonly<Record<Site, SiteDefaults>> = {
  CA: { marketPlace: "Canada", country: "canada" },
  US: { marketPlace: "United States", country: "US" },
};

/** The site of a host name: one that contains the Canadian suffix `.ca` is Canada's, any other the US one (SITE-S1). */
export function siteOf(host: string): Site {
  return host.toLowerCase().includes(".ca") ? "CA" : "US";
}

/** The site to show: the one stored in the browser if it is one of the two, else the host's (SITE-S3). */
export function resolveSite(stored: string | null, host: string): Site {
  return stored === "CA" || stored === "US" ? stored : siteOf(host);
}

/**
 * The site whose words and defaults show to who is signed in: that of their company's country; of a user without a company the
 * one that is shown otherwise (SITE-S5).
 */
export function siteOfUser(companyCountry: Country | undefined, shown: Site): Site {
  if (companyCountry === undefined) return shown;
  return companyCountry === "US" ? "US" : "CA";
}

/** Whether users of this country's companies are made on the other site's server: Americans on the US one (SITE-S4). */
export const isOfOtherSite = (site: Site, country: Country): boolean =>
  country === "US" && site !== "US";
