import type { CompanyPayment } from "./company-payment.schema.ts";

const KIND_NAMES: Readonly<Record<CompanyPayment["kind"], string>> = {
  flyer: "Flyer campaign",
  promoteOffer: "Promoted offer",
  mapProducts: "Products of an offer",
  cardVerification: "Card verification",
};

/** What a payment is for: the name of its campaign or offer, else what kind of purchase it is (PAY-S5). */
export const purchaseName = ({ name, kind }: Pick<CompanyPayment, "kind" | "name">): string =>
  name === null || name === "" ? KIND_NAMES[kind] : name;
