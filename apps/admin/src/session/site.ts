import { resolveSite, type Site, SITE_KEY } from "@marquee/domain/sites/site";
import { keep, readKept, useKept } from "../browser/kept.ts";

/** The site whose words and defaults show: the kept choice, else the host's (SITE-S3). */
export const currentSite = (): Site => resolveSite(readKept(SITE_KEY), location.host);

export const chooseSite = (site: Site): void => keep(SITE_KEY, site);

export const useSite = (): Site => resolveSite(useKept(SITE_KEY)[0], location.host);

/** Writes the site down at the first visit, so that it is kept whatever the host is later. */
export const keepSite = (): void => chooseSite(currentSite());
