import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { insertCategories } from "@marquee/server/categories/queries";
import { insertProducts } from "@marquee/server/products/queries";
import { transaction } from "@marquee/server/schema/schema";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { insertUsers, type NewUser } from "@marquee/server/users/queries";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE, WORLD_NOW } from "../harness/world.ts";
import { flowRowId, HOMES, secretMark, rowId, type Home, type LearnedIds } from "./known-values.ts";

const SELLER: Readonly<Record<Home, string>> = {
  maple: "merchant",
  northline: "other",
  harbour: "pending",
};

/** The branch of each company that its rows are made in. */
export const BRANCH_OF: Readonly<Record<Home, string>> = {
  maple: STORE.montreal,
  northline: STORE.newYork,
  harbour: STORE.halifax,
};

/** Categories that no generated request names: a master's would move them, and the flows need them as they are. */
export const FLOW_CATEGORY = { main: "flows", sub: "flows-sub" } as const;

/** A user who acts across companies by a role alone, beside those of the small world. */
export const STAFF: readonly NewUser[] = [
  {
    email: "manager@marquee.test",
    name: "Manager",
    authType: "A",
    roleId: defaultRoleId("Manager"),
  },
];

const branchIds = (home: Home) => ({ companyId: COMPANY[home], storeId: BRANCH_OF[home] });

async function addOffers({ call }: TestServer, home: Home): Promise<void> {
  for (const number of [0, 1, 2]) {
    const body = offerDraft(home, {
      ...branchIds(home),
      id: rowId(home, "offer", number),
      heading: `${secretMark(home)} ${number}`,
      marketPlace: [home === "northline" ? "United States" : "Canada"],
    });
    const who = SELLER[home];
    const path = `/offers/${encodeEmail(`${who}@marquee.test`)}`;
    const answer = await call(who, "POST", path, { body });
    if (answer.status !== 200) throw new Error(`${home} has no offers: ${answer.text}`);
  }
}

/** A city of the country that the branch is in. */
export const CITY_OF: Readonly<Record<Home, string>> = {
  maple: "montreal",
  northline: "new-york",
  harbour: "halifax",
};

/** A flyer campaign that costs nothing, paid: with it come an invoice and a transaction. */
async function addCampaign({ call }: TestServer, home: Home) {
  const [who, storeId] = [SELLER[home], BRANCH_OF[home]];
  const id = rowId(home, "checkout");
  const draft = {
    fromDate: "2026-03-02",
    toDate: "2026-03-05",
    storeId,
    campaignName: secretMark(home),
    campaignArea: "city",
    campaignFor: "offer",
    offers: [rowId(home, "offer", 1)],
    products: [],
    cityList: [CITY_OF[home]],
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

const PLANS = `insert into campaign_plan (id, campaign_for, days, price, active) values ('week', 'offer', 7, 500, 'Y')`;

/** The id on the shop platform of a product of Northline, which sells there. */
export const SHOP_PRODUCT = "gid-of-a-flow";

/** A sponsored campaign of an offer of each company, also of the one that has nothing live. */
const SPONSORED = `with made as (
    insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_price, days,
        sponsored_type, budget, valid_from, valid_till, created_on)
      values ($1, $2, $3, 'merchant@marquee.test', $4, 'sponsored', 'offer', 0, 30, 'keyword', 500, $5, $5::timestamptz + interval '30 days', $5)
      returning id, company_id),
    held as (update offer set sponsored_campaign_id = $1 where id = $6)
  insert into campaign_offer (company_id, campaign_id, offer_id) select company_id, id, $6 from made`;

/** The provider's messages wait: what they would write belongs to no request. */
const holdMessages = (server: TestServer) =>
  server.app.inject({ method: "POST", url: "/__sandbox/faults", payload: { hold: true } });

/** Rows of every company, each with the mark of its own in a text that users of the company see. */
export async function addMarkedRows(server: TestServer): Promise<LearnedIds> {
  await holdMessages(server);
  const { owner } = server.database;
  await owner.query(PROMOCODES);
  await owner.query(PLANS);
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertUsers(tx, STAFF);
    const { main, sub } = FLOW_CATEGORY;
    await insertCategories(tx, [
      { id: main, name: "Flows" },
      { id: sub, name: "Of flows", parentId: main, parentLevel: 1, rootId: main },
    ]);
    for (const home of HOMES) {
      await insertProducts(
        tx,
        [0, 1, 2].map((number) =>
          productRow(secretMark(home), { ...branchIds(home), id: rowId(home, "product", number) }),
        ),
      );
      await tx.insert(transaction).values({
        ...branchIds(home),
        id: rowId(home, "transaction"),
        outcomeKey: `fuzz ${home}`,
        transactionType: "Card Verification",
        status: "Paid",
        userId: `${secretMark(home)}@marquee.test`,
        paymentId: secretMark(home),
        paymentType: "Card",
        amount: 0.5,
        createdOn: WORLD_NOW,
      });
    }
  });
  for (const home of HOMES) {
    await addOffers(server, home);
    const { companyId, storeId } = branchIds(home);
    const id = rowId(home, "sponsored");
    const offer = flowRowId(home, "offer");
    await owner.query(SPONSORED, [id, companyId, storeId, secretMark(home), WORLD_NOW, offer]);
  }
  await owner.query("update company set is_shopify = 'Y' where id = $1", [COMPANY.northline]);
  await owner.query("update product set shopify_product_id = $1 where id = $2", [
    SHOP_PRODUCT,
    flowRowId("northline", "product"),
  ]);
  return {
    maple: await addCampaign(server, "maple"),
    northline: await addCampaign(server, "northline"),
    harbour: await addCampaign(server, "harbour"),
  };
}
