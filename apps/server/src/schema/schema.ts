export { paymentAttempt, providerEvent } from "./attempts.ts";
export { audit } from "../platform/audit/audit-table.ts";
export { beacon } from "./beacons.ts";
export { beaconTally } from "./beacon-tally.ts";
export { bill, billFile, billRating, billVersion } from "./bills.ts";
export { campaignChange } from "./campaign-changes.ts";
export { campaignCity, campaignOffer, campaignProduct, campaignState } from "./campaign-items.ts";
export { campaign, campaignPlan } from "./campaigns.ts";
export { catalog, catalogItem } from "./catalog.ts";
export { category } from "./categories.ts";
export { cardDecline } from "./card-declines.ts";
export { checkout, resumedRequest } from "./checkouts.ts";
export { company } from "./companies.ts";
export { city, state } from "./geography.ts";
export { storedImage } from "../platform/images/stored-image-table.ts";
export { imageUpload } from "../platform/images/image-upload-table.ts";
export { dispute } from "./disputes.ts";
export { ingested } from "../platform/ingest/ingested-table.ts";
export { refusedRow } from "../platform/ingest/refused-row-table.ts";
export { creditNote, invoice, documentCounter } from "./invoices.ts";
export { itemTally } from "./item-tally.ts";
export { limitCount } from "../platform/limits/limit-table.ts";
export { notification, notificationMail } from "./notifications.ts";
export { offerProduct } from "./offer-products.ts";
export { offer } from "./offers.ts";
export { captcha, onboardingDraft, signUp } from "./onboarding.ts";
export { outbox } from "../platform/outbox/outbox-table.ts";
export { ownKey } from "../platform/tenancy/own-key-table.ts";
export { promocode } from "./promocodes.ts";
export { product } from "./products.ts";
export {
  bookComparison,
  bookDifference,
  matchedLine,
  numberJump,
  providerLine,
} from "./reconciliation.ts";
export { refund } from "./refunds.ts";
export { shopSale, shopOrder } from "./reports.ts";
export { cardCustomer, savedCard } from "./saved-cards.ts";
export { savedView } from "./saved-views.ts";
export { section, sectionConfiguration, sectionItem } from "./sections.ts";
export { campaignKeyword, campaignSection } from "./sponsored.ts";
export { store, storeCategory } from "./stores.ts";
export { traffic, trafficBatch } from "./traffic.ts";
export { transaction } from "./transactions.ts";
export { appUser, privilege, role, rolePrivilege, userEntry } from "./users.ts";
export { userSession } from "./user-sessions.ts";
