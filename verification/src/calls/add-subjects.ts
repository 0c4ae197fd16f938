import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertProducts } from "@marquee/server/products/queries";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { insertUsers, type NewUser } from "@marquee/server/users/queries";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY } from "../harness/world.ts";
import { branchBody } from "./known-call.ts";
import { CITY_OF, SECTION, SHOP_PRODUCT, type Subject } from "./subject.ts";

/** A user who acts across companies by a role alone, beside those of the small world. */
export const STAFF: readonly NewUser[] = [
  {
    email: "manager@marquee.test",
    name: "Manager",
    authType: "A",
    roleId: defaultRoleId("Manager"),
  },
];

async function addOffer({ call }: TestServer, subject: Subject, id: string): Promise<void> {
  const body = offerDraft(subject.name, { ...branchBody(subject), id });
  const path = `/offers/${encodeEmail("master@marquee.test")}`;
  const { status, text } = await call("master", "POST", path, { body });
  if (status !== 200) throw new Error(`there is no offer of ${subject.name}: ${text}`);
}

/** A flyer campaign of an offer of its own that costs nothing, paid: with it come an invoice and a transaction. */
async function addCampaign(server: TestServer, subject: Subject): Promise<Subject> {
  const { storeId, name, home, checkoutId } = subject;
  const offer = stableId(`subject flyer offer ${name}`);
  await addOffer(server, subject, offer);
  const draft = {
    fromDate: "2026-03-02",
    toDate: "2026-03-05",
    storeId,
    campaignName: name,
    campaignArea: "city",
    campaignFor: "offer",
    offers: [offer],
    products: [],
    cityList: home === null ? [] : [CITY_OF[home]],
    stateList: [],
  };
  const body = { id: checkoutId, kind: "flyer", draft, promocode: "FREE" };
  await server.call("master", "POST", "/checkouts", { body });
  const path = `/checkouts/${checkoutId}/reconcile`;
  const paid = await server.call<Checkout>("master", "POST", path);
  const { campaignId, invoiceId } = paid.data;
  if (!campaignId || !invoiceId) throw new Error(`there is no campaign of ${name}: ${paid.text}`);
  return { ...subject, campaignId, invoiceId };
}

const BILL = `insert into bill (id, user_id, company_id, store_id, created_on)
  values ($1, 'shopper@shoppers.test', $2, $3, '2026-02-27T10:00:00Z')`;
const CATALOG = `insert into catalog (id, company_id, store_id, name, type, total_sync, created_on)
  values ($1, $2, $3, 'Spring', 'Product', 0, '2026-02-27T10:00:00Z')`;
const PROMOCODES = `insert into promocode (code, type, discount, active, valid_till)
  values ('SPRING', 'P', '10', 'Y', null), ('FREE', 'P', '100', 'Y', null)`;
const SECTIONS = `insert into section (id, name, tab_name, is_offer_section, is_product_section, start_date, end_date, config_start_date)
  values ($1, 'Top', 'Offer', 'Y', 'Y', '2026-03-01', '2026-12-01', '2026-03-02')`;
const SHOP = `with shop as (update company set is_shopify = 'Y' where id = $1)
  update product set shopify_product_id = $2 where id = $3`;

async function addRows(server: TestServer, subject: Subject): Promise<void> {
  const { name, companyId, storeId, productId, variantId, email, endedEmail } = subject;
  const branch = { companyId, storeId };
  const variant = {
    ...branch,
    id: variantId,
    isVariant: "Y",
    variantProductId: productId,
  } as const;
  const person = { name, authType: "A", ...branch, roleId: defaultRoleId("Read_Only") } as const;
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertProducts(tx, [productRow(name, { ...branch, id: productId })]);
    await insertProducts(tx, [productRow(`variant ${name}`, variant)]);
    await insertUsers(tx, [
      { ...person, email },
      { ...person, email: endedEmail },
    ]);
  });
  const { owner } = server.database;
  await owner.query(BILL, [subject.billId, companyId, storeId]);
  await owner.query(CATALOG, [subject.catalogId, companyId, storeId]);
  await addOffer(server, subject, subject.offerId);
}

/** Makes what the calls of `calls.ts` are about, for subjects that are of a company. Returns them as they are then. */
export async function addSubjects(
  server: TestServer,
  subjects: readonly Subject[],
): Promise<readonly Subject[]> {
  const { owner } = server.database;
  await withScope(server.pool, SYSTEM, (tx) => insertUsers(tx, STAFF));
  await owner.query(PROMOCODES);
  await owner.query(SECTIONS, [SECTION]);
  const added: Subject[] = [];
  for (const subject of subjects) {
    await addRows(server, subject);
    added.push(await addCampaign(server, subject));
  }
  const shop = added.find(({ home }) => home === "northline");
  await owner.query(SHOP, [COMPANY.northline, SHOP_PRODUCT, shop?.productId]);
  // what is over takes products at once, while a payment must exist for others (OFFER-T12)
  await owner.query(
    "update offer set active = 'Y', valid_from = '2026-01-05', valid_till = '2026-01-12' where id = any($1)",
    [added.map(({ offerId }) => offerId)],
  );
  return added;
}
