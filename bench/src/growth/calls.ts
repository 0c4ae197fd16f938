/** What a call is measured with: the merchant's company, some of its offers and products, and how many pages its offers have. */
export interface Subject {
  readonly companyId: string;
  readonly offerId: string;
  readonly pages: number;
  readonly offers: readonly { readonly id: string; readonly version: number }[];
  readonly productIds: readonly string[];
}

/** A call of the merchant or of the master whose time must not follow the size of the market. */
export interface MeasuredCall {
  readonly what: string;
  readonly as: "merchant" | "master";
  readonly path: (subject: Subject) => string;
  /** What the call sends, the first time, the second, and so on. */
  readonly body?: (subject: Subject, run: number) => unknown;
}

const email = encodeURIComponent(btoa("merchant@marquee.test"));
const offers = ({ companyId }: Subject, query: string) =>
  `getCompanyOffer/${companyId}/allincludeActive?${query}`;
const products = ({ companyId }: Subject, query: string) =>
  `getCompanyProduct/${companyId}/allincludeActive?${query}`;
const all = (noun: "Offer" | "Product", query: string) =>
  `getCompany${noun}/all/allincludeActive?${query}`;
const DAY = 86_400_000;
const day = (back: number) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10);
/** A year as the address of a report names it, and as a query does. */
const YEAR = `${day(364)}/${day(0)}`;
const OF_YEAR = `from=${day(364)}&to=${day(0)}`;
const merchant = (
  what: string,
  path: MeasuredCall["path"],
  body?: MeasuredCall["body"],
): MeasuredCall => ({ what, as: "merchant", path, ...(body ? { body } : {}) });
const master = (what: string, path: MeasuredCall["path"]): MeasuredCall => ({
  what,
  as: "master",
  path,
});

/** The calls of people's days, of which those that were slow at a million come first. */
export const CALLS: readonly MeasuredCall[] = [
  merchant("Home of the merchant", () => "home"),
  merchant("palette of the merchant", () => "search?q=linen"),
  master("palette of staff", () => "search?q=linen"),
  master("palette of staff, two letters", () => "search?q=zq"),
  merchant("own offers, a common word", (of) => offers(of, "page=1&size=10&q=linen")),
  merchant("own offers, two words in another order", (of) =>
    offers(of, "page=1&size=10&q=throw%20linen"),
  ),
  merchant("own offers, two letters", (of) => offers(of, "page=1&size=10&q=zq")),
  merchant("own offers, no such word", (of) => offers(of, "page=1&size=10&q=zeppelin")),
  merchant("own products, no such word", (of) => products(of, "page=1&size=10&q=zeppelin")),
  master("all offers, a common word", () => all("Offer", "page=1&size=10&q=linen")),
  master("all offers, two letters", () => all("Offer", "page=1&size=10&q=zq")),
  master("all products, a common word", () => all("Product", "page=1&size=10&q=linen")),
  master("all offers, no such word", () => all("Offer", "page=1&size=10&q=zeppelin")),
  master("all products, no such word", () => all("Product", "page=1&size=10&q=zeppelin")),
  master("all offers by heading", () => all("Offer", "page=1&size=10&sort=heading")),
  merchant("own offers, the last page", (of) => offers(of, `page=${of.pages}&size=10`)),
  merchant("own offers, the first page", (of) => offers(of, "page=1&size=10")),
  merchant("own offers by heading", (of) => offers(of, "page=1&size=10&sort=heading")),
  merchant(
    "products that may be mapped",
    ({ offerId }) => `products/offers/${email}/${offerId}?page=1&size=10`,
  ),
  merchant("one offer", ({ offerId }) => `getOffersById/${email}/${offerId}`),
  merchant("payments of the merchant", (of) => `companyPayments/${of.companyId}?page=1&size=10`),
  merchant(
    "payments of the merchant, searched",
    (of) => `companyPayments/${of.companyId}?page=1&size=10&q=summer`,
  ),
  master("payments of all", () => "companyPayments/all?page=1&size=10"),
  master("payments of all, searched", () => "companyPayments/all?page=1&size=10&q=zeppelin"),
  master("payments of all that failed", () => "companyPayments/all?page=1&size=10&status=failed"),
  master(
    "transactions of the merchant",
    (of) => `getCompanyTransactions/${of.companyId}?page=1&size=10`,
  ),
  master(
    "transactions of the merchant, searched",
    (of) => `getCompanyTransactions/${of.companyId}?page=1&size=10&q=zeppelin`,
  ),
  master("transactions of all", () => "getCompanyTransactions/all?page=1&size=10"),
  master(
    "transactions of all, searched",
    () => "getCompanyTransactions/all?page=1&size=10&q=zeppelin",
  ),
  merchant("invoices of the merchant", (of) => `getCompanyInvoice/${of.companyId}?page=1&size=10`),
  merchant("invoices by month", (of) => `getCompanyInvoice/${of.companyId}/months`),
  master("invoices of all", () => "getCompanyInvoice/all?page=1&size=10"),
  master("invoices of all, searched", () => "getCompanyInvoice/all?page=1&size=10&q=zeppelin"),
  master("invoices of all by month", () => "getCompanyInvoice/all/months"),
  merchant(
    "campaigns of the merchant",
    (of) => `getCompanyCampaign/${of.companyId}/active/flyer?page=1&size=10`,
  ),
  master("campaigns of all", () => "getCompanyCampaign/all/inactive/flyer?page=1&size=10"),
  master(
    "campaigns of all, searched",
    () => "getCompanyCampaign/all/inactive/flyer?page=1&size=10&q=zeppelin",
  ),
  master("Reconcile", () => "reconciliation"),
  master("Reconcile, differences", () => "reconciliation/differences?page=1&size=10"),
  master("Reconcile, alike", () => "reconciliation/matched?page=1&size=10"),
  master("Reconcile, alike, searched", () => "reconciliation/matched?page=1&size=10&q=zeppelin"),
  master("Reconcile, money of a year", () => `reconciliation/money?${OF_YEAR}`),
  master("Reconcile, payouts of a year", () => `reconciliation/payouts?page=1&size=10&${OF_YEAR}`),
  master("Reconcile, taxes of a year", () => `reconciliation/taxes?${OF_YEAR}`),
  merchant(
    "Change many, a hundred checked",
    () => "productsForFile",
    ({ productIds }) => ({ ids: productIds, named: [] }),
  ),
  merchant(
    "Change many, a hundred changed",
    () => "changeOffers",
    (of, run) => ({
      changes: of.offers.map(({ id, version }) => ({
        id,
        version: version + run,
        values: { subHeading: `Change ${run} of ${version}` },
      })),
    }),
  ),
  merchant("users of the merchant", (of) => `getUsersByCompany/${of.companyId}?page=1&size=10`),
  master("users of all", () => `getUsers/${email}?page=1&size=10`),
  master("users of all, searched", () => `getUsers/${email}?page=1&size=10&q=zeppelin`),
  merchant("notifications", () => "notifications?page=1&size=10"),
  merchant("history of an offer", ({ offerId }) => `offerHistory/${offerId}`),
  merchant("beacons of an offer, a year", (of) => `getOfferBeacon/${of.offerId}?${OF_YEAR}`),
  merchant("Home, a year", () => `home?${OF_YEAR}`),
  master(
    "conversion, a year",
    (of) => `stores/getStoreShopifyBillReport/${of.companyId}/undefined/${YEAR}?page=1&size=10`,
  ),
  master(
    "conversion in all, a year",
    (of) => `conversionSummary/${of.companyId}/undefined/${YEAR}`,
  ),
  master("conversion in all of all, a year", () => `conversionSummary/all/undefined/${YEAR}`),
  master("Home of staff", () => "home"),
];
