import type { Tx } from "@marquee/server/platform/database/typed";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertProducts } from "@marquee/server/products/queries";
import { offer } from "@marquee/server/schema/schema";
import type { Pool } from "pg";
import { offerDraft, productRow } from "./offer-draft.ts";
import { COMPANY, STORE } from "./world.ts";

const COMPANY_OF = {
  montreal: COMPANY.maple,
  toronto: COMPANY.maple,
  vancouver: COMPANY.maple,
  newYork: COMPANY.northline,
  halifax: COMPANY.harbour,
} as const;

const BRANCHES = ["montreal", "toronto", "vancouver", "newYork", "halifax"] as const;
const MADE = "2026-02-01T12:00:00.000Z";

/** Makes an offer of a branch under this name; one that is there stays. */
export async function makeOffer(tx: Tx, branch: keyof typeof STORE, name: string): Promise<void> {
  const owner = { companyId: COMPANY_OF[branch], storeId: STORE[branch] };
  const { products: _products, categories: _categories, ...content } = offerDraft(name, owner);
  await tx
    .insert(offer)
    .values({
      ...content,
      type: "Offer",
      marketPlace: ["Canada"],
      createdBy: "Merchant",
      createdOn: MADE,
      updatedBy: "Merchant",
      updatedOn: MADE,
      createHash: name,
    })
    .onConflictDoNothing();
}

/** Seven offers and seven products in every branch. */
export async function makeItems(pool: Pool): Promise<void> {
  await withScope(pool, SYSTEM, async (tx) => {
    for (const branch of BRANCHES)
      for (let number = 1; number <= 7; number += 1) {
        const name = `${branch} ${number}`;
        await makeOffer(tx, branch, name);
        const owner = { companyId: COMPANY_OF[branch], storeId: STORE[branch] };
        await insertProducts(tx, [productRow(name, owner)]);
      }
  });
}
