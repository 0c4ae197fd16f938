import { stableId } from "@marquee/server/demonstration/stable-id";
import type { Home } from "../fuzz/known-values.ts";

/** What calls are about: one thing of each kind, of one branch. */
export interface Things {
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
  readonly checkoutId: string;
  /** What a paid flyer has made; the server gives them their ids. */
  readonly campaignId: string;
  readonly invoiceId: string;
}

export interface Subject extends Things {
  /** It is in the texts of its rows. */
  readonly name: string;
  /** Whose they are; null if there are no such things. */
  readonly home: Home | null;
}

/** The things of a branch, by ids that nothing else has. */
export const toSubject = (
  name: string,
  home: Home | null,
  branch: Pick<Subject, "companyId" | "storeId">,
): Subject => ({
  name,
  home,
  ...branch,
  offerId: stableId(`subject offer ${name}`),
  productId: stableId(`subject product ${name}`),
  variantId: stableId(`subject variant ${name}`),
  email: `subject-${name}@marquee.test`,
  endedEmail: `subject-ended-${name}@marquee.test`,
  billId: stableId(`subject bill ${name}`),
  catalogId: stableId(`subject catalog ${name}`),
  checkoutId: stableId(`subject checkout ${name}`),
  campaignId: stableId(`subject campaign ${name}`),
  invoiceId: stableId(`subject invoice ${name}`),
});

/** What belongs to no one. */
export const ABSENT = toSubject("absent", null, {
  companyId: "0".repeat(32),
  storeId: "1".repeat(32),
});

/** A city of the country that the branch is in. */
export const CITY_OF: Readonly<Record<Home, string>> = {
  maple: "montreal",
  northline: "new-york",
  harbour: "halifax",
};

/** A section, which belongs to no company. */
export const SECTION = "subject-section";

/** The id on the shop platform of a product of Northline, which sells there. */
export const SHOP_PRODUCT = "gid-of-a-subject";
