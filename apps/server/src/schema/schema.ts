export { audit } from "./audit.ts";
export { beacon } from "./beacons.ts";
export { bill, billFile, billRating } from "./bills.ts";
export {
  campaign,
  campaignCity,
  campaignOffer,
  campaignPlan,
  campaignProduct,
  campaignState,
} from "./campaigns.ts";
export { catalog, catalogItem } from "./catalog.ts";
export { category } from "./categories.ts";
export { company } from "./companies.ts";
export { city, state } from "./geography.ts";
export { storedImage } from "./images.ts";
export { ingested } from "./ingest.ts";
export { invoice, invoiceCounter } from "./invoices.ts";
export { itemTally } from "./item-tally.ts";
export { limitCount } from "./limits.ts";
export { offer, offerProduct } from "./offers.ts";
export { outbox } from "./outbox.ts";
export { ownKey } from "./own-keys.ts";
export {
  checkout,
  paymentAttempt,
  promocode,
  providerEvent,
  resumedRequest,
  transaction,
} from "./payments.ts";
export { product } from "./products.ts";
export { shopBill, shopOrder } from "./reports.ts";
export { cardCustomer, savedCard } from "./saved-cards.ts";
export { store } from "./stores.ts";
export { appUser, role, rolePrivilege } from "./users.ts";
