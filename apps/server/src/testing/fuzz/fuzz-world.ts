import { encodeEmail } from "@marquee/api/http/path";
import { insertProducts } from "../../products/queries.ts";
import { transaction } from "../../database/schema/schema.ts";
import { SYSTEM } from "../../tenancy/scope.ts";
import { withScope } from "../../tenancy/with-scope.ts";
import { offerDraft, productRow } from "../offer-draft.ts";
import type { TestServer } from "../test-server.ts";
import { COMPANY, STORE, WORLD_NOW } from "../world.ts";
import { HOMES, markOf, rowId, type Home } from "./known-values.ts";

const SELLER: Readonly<Record<Home, { readonly who: string; readonly storeId: string }>> = {
  maple: { who: "merchant", storeId: STORE.montreal },
  northline: { who: "other", storeId: STORE.newYork },
  harbour: { who: "pending", storeId: STORE.halifax },
};

const place = (home: Home) => ({ companyId: COMPANY[home], storeId: SELLER[home].storeId });

async function addOffers({ call }: TestServer, home: Home): Promise<void> {
  for (const number of [0, 1]) {
    const body = offerDraft(home, {
      ...place(home),
      id: rowId(home, "offer", number),
      heading: `${markOf(home)} ${number}`,
      marketPlace: [home === "northline" ? "United States" : "Canada"],
    });
    const { who } = SELLER[home];
    const path = `/offers/${encodeEmail(`${who}@marquee.test`)}`;
    const answer = await call(who, "POST", path, { body });
    if (answer.status !== 200) throw new Error(`${home} has no offers: ${answer.text}`);
  }
}

/** Rows of every company, each with the mark of its own in a text that people of the company see. */
export async function addMarkedRows(server: TestServer): Promise<void> {
  await withScope(server.pool, SYSTEM, async (tx) => {
    for (const home of HOMES) {
      await insertProducts(
        tx,
        [0, 1].map((number) =>
          productRow(markOf(home), { ...place(home), id: rowId(home, "product", number) }),
        ),
      );
      await tx.insert(transaction).values({
        ...place(home),
        id: rowId(home, "transaction"),
        outcomeKey: `fuzz ${home}`,
        transactionType: "Card Verification",
        status: "Paid",
        userId: `${markOf(home)}@marquee.test`,
        paymentId: markOf(home),
        paymentType: "Card",
        amount: 0.5,
        createdOn: WORLD_NOW,
      });
    }
  });
  for (const home of HOMES) await addOffers(server, home);
}
