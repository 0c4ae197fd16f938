import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { Branch } from "./companies.ts";
import { offerId } from "./make-offers.ts";
import { productId } from "./make-products.ts";
import { OFFERS } from "./offer-list.ts";
import { PRODUCTS } from "./product-list.ts";

/** What a campaign of the demonstration promotes. */
interface Promoting {
  readonly branch: Branch;
  readonly campaignFor: CampaignFor;
  /** Headings of offers; for products, how many of the branch, from the first on. */
  readonly items: readonly string[] | number;
}

/** The ids of what a campaign promotes. */
export function itemIds({ branch, campaignFor, items }: Promoting): readonly string[] {
  if (typeof items === "number")
    return PRODUCTS.filter(({ branches }) => branches.includes(branch))
      .slice(0, items)
      .map(({ name }) => productId(branch, name));
  return items.map((heading) => {
    const offer = OFFERS.find((one) => one.branch === branch && one.heading === heading);
    if (!offer || campaignFor !== "offer")
      throw new Error(`${heading} is no offer of the demonstration's ${branch}`);
    return offerId(offer);
  });
}
