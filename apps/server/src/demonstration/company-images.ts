import type { ImageStore } from "../platform/images/image-store.ts";
import { branchOwner, COMPANIES } from "./companies.ts";
import { storeSvg, type DemoImage, type DemoImages } from "./images.ts";
import { OFFERS } from "./offer-list.ts";
import { PRODUCTS } from "./product-list.ts";

/** Degrees by which the colours of a company's images are turned against those of the one before. */
const TURN = 8;

/** What a company shows on its offers and products. */
const shownBy = (companyId: string): ReadonlySet<DemoImage> =>
  new Set(
    [
      ...OFFERS,
      ...PRODUCTS.flatMap(({ image, branches }) => branches.map((branch) => ({ image, branch }))),
    ]
      .filter(({ branch }) => branchOwner(branch) === companyId)
      .map(({ image }) => image),
  );

/** The images of each company, by its id. */
export type CompanyImages = ReadonlyMap<string, DemoImages>;

/**
 * Stores the images of each company as uploads are stored: each has taken its own, and no two have the same (DEMO-12). One company
 * after the other, as no more images are worked on at once than a server takes.
 */
export async function storeCompanyImages(images: ImageStore): Promise<CompanyImages> {
  const stored = new Map<string, DemoImages>();
  for (const [index, { id = "" }] of COMPANIES.entries()) {
    const own = [...shownBy(id)].map(
      async (image) =>
        [image, await storeSvg(images, "offers", "images", image, index * TURN)] as const,
    );
    stored.set(id, new Map(await Promise.all(own)));
  }
  return stored;
}
