import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { resolveSite, siteOfUser, type Site, SITE_KEY } from "@marquee/domain/sites/site";
import { readStored, useStored, writeStored } from "@marquee/ui/browser/local-storage.ts";

/** The site whose words and defaults show: the stored choice, else the host's (SITE-S3). */
export const currentSite = (): Site => resolveSite(readStored(SITE_KEY), location.host);

/** The site whose words and defaults show to a user (SITE-S5). */
export const workSite = ({ companyCountry }: Pick<LoggedUser, "companyCountry">): Site =>
  siteOfUser(companyCountry, currentSite());

/** Stores the site that the user chose, for every tab of this browser (SITE-S3). */
export const chooseSite = (site: Site): void => writeStored(SITE_KEY, site);

/** The site whose words and defaults show, as state: another choice renders anew (SITE-S3). */
export const useSite = (): Site => resolveSite(useStored(SITE_KEY)[0], location.host);

/** Stores the site at the first visit, so that it stays whatever the host is later. */
export const storeSite = (): void => chooseSite(currentSite());
