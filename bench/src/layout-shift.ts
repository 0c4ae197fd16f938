import { openBrowser, signedInState } from "./browser.ts";
import type { Product } from "./product.ts";
import { atMost, type Figure } from "./report.ts";
import { watchFirstRow } from "./watch-first-row.ts";

/** Where a user of the panel can go without choosing a record first. */
const PAGES = [
  "company",
  "offers",
  "offers/add",
  "products",
  "products/addProduct",
  "products/import",
  "productVariant/manage",
  "productVariant/add",
  "campaign/campaignList",
  "campaign/campaignType",
  "campaign/promotionBatch",
  "transactions",
  "invoice",
  "users",
  "users/addUser",
  "users/addRole",
  "paymentMethod",
] as const;

/** How far what is on a page moves while it is opened, page by page, wide and narrow, on a slow processor. */
export async function benchLayoutShift(product: Product): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const browser = await openBrowser();
  try {
    const state = await signedInState(browser, product.origin, "master@marquee.test");
    for (const page of PAGES) {
      const visit = {
        url: `${product.origin}/ADMIN-UI/home/${page}`,
        selector: "main h1",
        slower: 4,
        state,
      };
      const wide = await watchFirstRow(browser, visit);
      const narrow = await watchFirstRow(browser, { ...visit, width: 390 });
      figures.push(atMost(`layout shift, ${page}`, Math.max(wide.shift, narrow.shift), "", 0.01));
    }
    return figures;
  } finally {
    await browser.close();
  }
}
