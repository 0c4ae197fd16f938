import { BRANCHES, type Branch } from "./companies.ts";
import { IMAGES, type DemoImage } from "./images.ts";
import { CATEGORY_OF } from "./item-categories.ts";
import { oneOf, readTable } from "./read-table.ts";

/** An offer of the demonstration. Without sub-heading it is a collection. */
export interface DemonstrationOffer {
  readonly heading: string;
  readonly subHeading: string;
  readonly description: string;
  readonly image: DemoImage;
  readonly category: string;
  readonly branch: Branch;
  /** Whether the branch shows it first. */
  readonly isPrimary: boolean;
}

const COLUMNS = [
  "branch",
  "image",
  "category",
  "primary",
  "heading",
  "sub heading",
  "description",
] as const;

/** Some sixty offers and collections, meant for every status. One without a category is in that of its image. */
export const OFFERS: readonly DemonstrationOffer[] = readTable("offers", COLUMNS).map((row) => {
  const image = oneOf(IMAGES, row.image);
  return {
    branch: oneOf(BRANCHES, row.branch),
    image,
    category: row.category || CATEGORY_OF[image],
    isPrimary: row.primary === "Y",
    heading: row.heading,
    subHeading: row["sub heading"],
    description: row.description,
  };
});
