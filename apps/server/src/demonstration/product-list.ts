import { BRANCHES, type Branch } from "./companies.ts";
import { IMAGES, type DemoImage } from "./images.ts";
import { oneOf, readList, readTable } from "./read-table.ts";

/** A product of the demonstration: its price in CAD, and the branches that sell it. */
export interface DemonstrationProduct {
  readonly image: DemoImage;
  readonly name: string;
  readonly heading: string;
  readonly brand: string;
  readonly price: number;
  readonly percentOff: number;
  readonly branches: readonly Branch[];
}

const COLUMNS = ["image", "name", "heading", "brand", "price", "percent off", "branches"] as const;

export const PRODUCTS: readonly DemonstrationProduct[] = readTable("products", COLUMNS).map(
  ({ image, name, heading, brand, price, "percent off": percentOff, branches }) => ({
    image: oneOf(IMAGES, image),
    name,
    heading,
    brand,
    price: Number(price),
    percentOff: Number(percentOff),
    branches: readList(branches).map((branch) => oneOf(BRANCHES, branch)),
  }),
);
