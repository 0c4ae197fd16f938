import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { insertProducts } from "@marquee/server/products/queries";
import { transaction } from "@marquee/server/schema/schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE, WORLD_NOW } from "../harness/world.ts";
import { HOMES, markOf, rowId, type Home, type LearnedIds } from "./known-values.ts";

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

const CITY: Readonly<Record<Home, string>> = {
  maple: "montreal",
  northline: "new-york",
  harbour: "halifax",
};

/** A flyer campaign that costs nothing, paid: with it come an invoice and a transaction. */
async function addCampaign({ call }: TestServer, home: Home) {
  const { who, storeId } = SELLER[home];
  const id = rowId(home, "checkout");
  const draft = {
    fromDate: "2026-03-02",
    toDate: "2026-03-05",
    storeId,
    campaignName: markOf(home),
    campaignArea: "city",
    campaignFor: "offer",
    offers: [rowId(home, "offer", 1)],
    products: [],
    cityList: [CITY[home]],
    stateList: [],
  };
  const body = { id, kind: "flyer", draft, promocode: "FREE" };
  await call(who, "POST", "/checkouts", { body });
  const paid = await call<Checkout>(who, "POST", `/checkouts/${id}/reconcile`);
  const { campaignId, invoiceId } = paid.data;
  if (!campaignId || !invoiceId) throw new Error(`${home} has no campaign: ${paid.text}`);
  return { campaigns: [campaignId], invoices: [invoiceId] };
}

const PROMOCODES = `insert into promocode (code, type, discount, active, valid_till)
  values ('SPRING', 'P', '10', 'Y', null), ('FREE', 'P', '100', 'Y', null)`;

/** The provider's messages wait: what they would write belongs to no request. */
const holdMessages = (server: TestServer) =>
  server.app.inject({ method: "POST", url: "/__sandbox/faults", payload: { hold: true } });

/** Rows of every company, each with the mark of its own in a text that people of the company see. */
export async function addMarkedRows(server: TestServer): Promise<LearnedIds> {
  await holdMessages(server);
  await server.database.owner.query(PROMOCODES);
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
  return {
    maple: await addCampaign(server, "maple"),
    northline: await addCampaign(server, "northline"),
    harbour: await addCampaign(server, "harbour"),
  };
}
