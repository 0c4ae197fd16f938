import { SPONSORED_LANDING } from "@marquee/domain/payments/landings";

/** The entry without a group, above the named groups: every page is below it, and it is one of its own. */
export const HOME = "/home";

const FLYERS = "/home/campaign/campaignList";
const SPONSORED = "/home/campaign/sponsoredCampaignList";

/** Pages whose address is beside that of their list. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "/home/campaign/promotionBatch": FLYERS,
  "/home/campaign/sponsoredPromotion": SPONSORED,
};

/** A list at `/home/users/manage` has its forms and pages beside it, at `/home/users/view`. */
const folderOf = (path: string): string => path.replace(/\/manage$/, "");

const isWithin = (address: string, folder: string): boolean =>
  address === folder || address.startsWith(`${folder}/`);

/** Which of these entries of the side menu an address belongs to (SCREEN-S2, SCREEN-S4); undefined if none. */
export function currentEntry(
  paths: readonly string[],
  pathname: string,
  search: Readonly<Record<string, unknown>>,
): string | undefined {
  const address = pathname.slice(Math.max(0, pathname.indexOf(HOME)));
  if (address === HOME) return HOME;
  if (address === SPONSORED_LANDING.to && search["type"] === "sponsored") return SPONSORED;
  const elsewhere = ELSEWHERE[address];
  if (elsewhere !== undefined) return elsewhere;
  return paths
    .filter((path) => path !== HOME && isWithin(address, folderOf(path)))
    .toSorted((one, other) => other.length - one.length)[0];
}
