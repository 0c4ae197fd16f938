import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertProducts } from "@marquee/server/products/queries";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { insertUsers } from "@marquee/server/users/queries";
import { STAFF } from "../fuzz/fuzz-world.ts";
import type { Home } from "../fuzz/known-values.ts";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE } from "../harness/world.ts";
import { SECTION } from "./call-values.ts";

/** Something of one branch that calls are about, with the id it has in every noun. */
export interface Subject {
  readonly name: string;
  /** Whose it is; null if there is no such thing. */
  readonly home: Home | null;
  readonly companyId: string;
  readonly storeId: string;
  readonly offerId: string;
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  /** Whose access is ended: apart from the user whom all other calls are about. */
  readonly endedEmail: string;
  readonly billId: string;
  readonly catalogId: string;
  /** What a paid flyer has made; the server gives them their ids. */
  campaignId: string;
  invoiceId: string;
  checkoutId: string;
}

const toSubject = (
  name: string,
  home: Home | null,
  branch: Pick<Subject, "companyId" | "storeId">,
): Subject => ({
  name,
  home,
  ...branch,
  offerId: stableId(`access offer ${name}`),
  productId: stableId(`access product ${name}`),
  variantId: stableId(`access variant ${name}`),
  email: `access-${name}@marquee.test`,
  endedEmail: `access-ended-${name}@marquee.test`,
  billId: stableId(`access bill ${name}`),
  catalogId: stableId(`access catalog ${name}`),
  campaignId: stableId(`access campaign ${name}`),
  invoiceId: stableId(`access invoice ${name}`),
  checkoutId: stableId(`access checkout ${name}`),
});

/** Two branches of one company, a branch of another one, and ids that do not exist. */
export const SUBJECTS: readonly Subject[] = [
  toSubject("montreal", "maple", { companyId: COMPANY.maple, storeId: STORE.montreal }),
  toSubject("toronto", "maple", { companyId: COMPANY.maple, storeId: STORE.toronto }),
  toSubject("new-york", "northline", { companyId: COMPANY.northline, storeId: STORE.newYork }),
  toSubject("nobody", null, { companyId: "0".repeat(32), storeId: "1".repeat(32) }),
];

async function addOffer(server: TestServer, subject: Subject): Promise<void> {
  const { offerId, companyId, storeId, name } = subject;
  const body = offerDraft(name, {
    id: offerId,
    companyId,
    storeId,
    marketPlace: [subject.home === "northline" ? "United States" : "Canada"],
  });
  const answer = await server.call(
    "master",
    "POST",
    `/offers/${encodeEmail("master@marquee.test")}`,
    { body },
  );
  if (answer.status !== 200) throw new Error(`there is no offer of ${name}: ${answer.text}`);
}

/** A flyer campaign of an offer of its own that costs nothing, paid: with it come an invoice and a transaction. */
async function addCampaign({ call }: TestServer, subject: Subject): Promise<void> {
  const { companyId, storeId, name, home, checkoutId } = subject;
  const offer = stableId(`access flyer offer ${name}`);
  const isAmerican = home === "northline";
  const marketPlace = [isAmerican ? ("United States" as const) : ("Canada" as const)];
  const path = `/offers/${encodeEmail("master@marquee.test")}`;
  await call("master", "POST", path, {
    body: offerDraft(`flyer ${name}`, { id: offer, companyId, storeId, marketPlace }),
  });
  const draft = {
    fromDate: "2026-03-02",
    toDate: "2026-03-05",
    storeId,
    campaignName: name,
    campaignArea: "city",
    campaignFor: "offer",
    offers: [offer],
    products: [],
    cityList: [isAmerican ? "new-york" : "montreal"],
    stateList: [],
  };
  const body = { id: checkoutId, kind: "flyer", draft, promocode: "FREE" };
  await call("master", "POST", "/checkouts", { body });
  const paid = await call<Checkout>("master", "POST", `/checkouts/${checkoutId}/reconcile`);
  const { campaignId, invoiceId } = paid.data;
  if (!campaignId || !invoiceId) throw new Error(`there is no campaign of ${name}: ${paid.text}`);
  subject.campaignId = campaignId;
  subject.invoiceId = invoiceId;
}

const BILL = `insert into bill (id, user_id, company_id, store_id, created_on)
  values ($1, 'shopper@shoppers.test', $2, $3, '2026-02-27T10:00:00Z')`;
const CATALOG = `insert into catalog (id, company_id, store_id, name, type, total_sync, created_on)
  values ($1, $2, $3, 'Spring', 'Product', 0, '2026-02-27T10:00:00Z')`;
const PROMOCODES = `insert into promocode (code, type, discount, active, valid_till)
  values ('SPRING', 'P', '10', 'Y', null), ('FREE', 'P', '100', 'Y', null)`;
const SHOP = `with section as (
    insert into section (id, name, tab_name, is_offer_section, is_product_section, start_date, end_date, config_start_date)
      values ($1, 'Top', 'Offer', 'Y', 'Y', '2026-03-01', '2026-12-01', '2026-03-02')),
  shop as (update company set is_shopify = 'Y' where id = $2)
  update product set shopify_product_id = $3 where id = $4`;

/** The id on the shop platform of a product of Northline, which sells there. */
export const SHOP_PRODUCT = "gid-of-access";

/** What calls about money, bills, catalogs and sections are about. */
async function addRecords(server: TestServer, subjects: readonly Subject[]): Promise<void> {
  const { owner } = server.database;
  await owner.query(PROMOCODES);
  for (const subject of subjects) {
    const { billId, catalogId, companyId, storeId } = subject;
    await owner.query(BILL, [billId, companyId, storeId]);
    await owner.query(CATALOG, [catalogId, companyId, storeId]);
    await addCampaign(server, subject);
  }
  const shop = subjects.find(({ home }) => home === "northline");
  await owner.query(SHOP, [SECTION, COMPANY.northline, SHOP_PRODUCT, shop?.productId]);
}

/** Makes an offer, a product, a variant and a person of every branch that the calls are about. */
export async function addSubjects(server: TestServer): Promise<void> {
  const real = SUBJECTS.filter(({ home }) => home !== null);
  await withScope(server.pool, SYSTEM, async (tx) => {
    for (const { name, companyId, storeId, productId, variantId, email, endedEmail } of real) {
      const branch = { companyId, storeId };
      await insertProducts(tx, [productRow(name, { ...branch, id: productId })]);
      await insertProducts(tx, [
        productRow(`variant ${name}`, {
          ...branch,
          id: variantId,
          isVariant: "Y",
          variantProductId: productId,
        }),
      ]);
      const roleId = defaultRoleId("Read_Only");
      const person = { name, authType: "A", ...branch, roleId } as const;
      await insertUsers(tx, [
        { ...person, email },
        { ...person, email: endedEmail },
      ]);
    }
    await insertUsers(tx, STAFF);
  });
  for (const subject of real) await addOffer(server, subject);
  await addRecords(server, real);
  // what is over takes products at once, while a payment must exist for others (OFFER-T12)
  await server.database.owner.query(
    "update offer set active = 'Y', valid_from = '2026-01-05', valid_till = '2026-01-12'",
  );
}
