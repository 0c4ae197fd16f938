/** What a call is measured with: the merchant's company, one of its offers, and how many pages its offers have. */
export interface Subject {
  readonly companyId: string;
  readonly offerId: string;
  readonly pages: number;
}

/** A call of the merchant or of the master whose time must not follow the size of the market. */
export interface MeasuredCall {
  readonly what: string;
  readonly as: "merchant" | "master";
  readonly path: (subject: Subject) => string;
}

const email = encodeURIComponent(btoa("merchant@marquee.test"));
const offers = ({ companyId }: Subject, query: string) =>
  `getCompanyOffer/${companyId}/allincludeActive?${query}`;
const products = ({ companyId }: Subject, query: string) =>
  `getCompanyProduct/${companyId}/allincludeActive?${query}`;
const all = (noun: "Offer" | "Product", query: string) =>
  `getCompany${noun}/all/allincludeActive?${query}`;
const merchant = (what: string, path: MeasuredCall["path"]): MeasuredCall => ({
  what,
  as: "merchant",
  path,
});
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
];
