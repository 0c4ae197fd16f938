import { Schema, Struct } from "effect";
import { Country } from "../geography/geography.schema.ts";
import {
  OptionalFlag,
  ChosenId,
  EmailText,
  EndTimeText,
  ListOf,
  MobileText,
  ImagePath,
  Price,
  TimeText,
} from "../wire/draft-field.schema.ts";
import { changeFields, Flag, Id, Instant, MarketPlace, Text } from "../wire/field.schema.ts";
import { SentBack } from "./sent-back.schema.ts";
import { POLICY_TEXT_LIMITS, STORE_TEXT_LIMITS } from "./store-text-limits.ts";
import { WEEK_DAYS } from "./week-days.ts";

export const WeekDay = Schema.Literals(WEEK_DAYS);
export type WeekDay = typeof WeekDay.Type;

/** A category a branch sells in, by its id and name. */
export const StoreCategory = Schema.Struct({ id: Text(64), name: Text(120) }).annotate({
  identifier: "StoreCategory",
});
export type StoreCategory = typeof StoreCategory.Type;

/** What the wizard asks besides the essentials. `address1` is the unit, `address2` the street. */
const content = {
  gstin: Text(STORE_TEXT_LIMITS.gstin),
  companyBusinessName: Text(STORE_TEXT_LIMITS.companyBusinessName),
  corporationId: Text(STORE_TEXT_LIMITS.corporationId),
  websiteUrl: Text(STORE_TEXT_LIMITS.websiteUrl),
  categories: ListOf(StoreCategory, 50),
  address1: Text(STORE_TEXT_LIMITS.address1),
  address2: Text(STORE_TEXT_LIMITS.address2),
  pincode: Text(STORE_TEXT_LIMITS.pincode),
  isphysical: OptionalFlag,
  isSameAddress: OptionalFlag,
  storeCountryId: Schema.Union([Country, Schema.Literal("")]),
  storeAddress1: Text(STORE_TEXT_LIMITS.storeAddress1),
  storeAddress2: Text(STORE_TEXT_LIMITS.storeAddress2),
  storeStateId: ChosenId,
  storeCityId: ChosenId,
  storePincode: Text(STORE_TEXT_LIMITS.storePincode),
  managerName: Text(STORE_TEXT_LIMITS.managerName),
  managerMobile: MobileText,
  managerEmail: EmailText,
  fromHrs: ListOf(TimeText, 7),
  toHrs: ListOf(EndTimeText, 7),
  timeNote: Text(STORE_TEXT_LIMITS.timeNote),
  weeklyOff: Schema.Union([WeekDay, Schema.Literal("")]),
  areas: ListOf(Text(120), 200),
} as const;

/** The policy of a branch. `deliveryNotes` is the amount in CAD from which shipping is free, null if it never is. */
const policy = {
  storeDescription: Text(POLICY_TEXT_LIMITS.storeDescription),
  warrantyPolicy: Text(POLICY_TEXT_LIMITS.warrantyPolicy),
  returnPolicy: Text(POLICY_TEXT_LIMITS.returnPolicy),
  deliveryPolicy: Text(POLICY_TEXT_LIMITS.deliveryPolicy),
  deliveryType: Schema.Literals(["Delivery", ""]),
  secondDeliveryType: Schema.Literals(["Pickup", ""]),
  deliveryNotes: Schema.NullOr(Price),
} as const;

const details = {
  ...content,
  ...policy,
  featuredFrom: Schema.NullOr(Instant),
  featuredTill: Schema.NullOr(Instant),
  isPremium: Flag,
  primaryOfferImage: ImagePath,
  domainURL: Schema.String,
  totalLikes: Schema.Int,
  shopifyRecurringChargeId: Schema.NullOr(Schema.String),
  storeSellCountry: Schema.NullOr(Country),
  logoSmall: ImagePath,
  logoMedium: ImagePath,
  ...changeFields,
} as const;

const essentials = {
  id: Schema.String,
  companyId: Schema.String,
  /** Ours: whose it is, in lists (SCREEN-L27). */
  companyName: Schema.optionalKey(Schema.NullOr(Schema.String)),
  code: Schema.String,
  storeName: Schema.String,
  companyLogo: Schema.NullOr(Schema.String),
  marketPlace: Schema.Array(MarketPlace),
  countryId: Country,
  stateId: Schema.String,
  cityId: Schema.String,
  active: Flag,
  isApprove: Flag,
  /** Whether an approved branch has changed since and awaits another look (STORE-A9). */
  needsReview: Schema.optionalKey(Flag),
  /** Ours: why a master sent it back, until it is changed or approved; null if none did (STORE-A11). */
  sentBack: Schema.optionalKey(Schema.NullOr(SentBack)),
  /** Ours: since when it waits for staff; null if it does not (STORE-A23). */
  waitsSince: Schema.optionalKey(Schema.NullOr(Instant)),
  isShopify: Flag,
} as const;

/**
 * A branch of a company. Screens say "branch"; the stored thing is a store (docs/glossary.md). A list may leave
 * the details out; `StoreDetails` has them all.
 */
export const Store = Schema.Struct({
  ...essentials,
  ...Struct.map(details, Schema.optionalKey),
}).annotate({ identifier: "Store" });
export type Store = typeof Store.Type;

/** A whole branch. `version` is ours: the ETag an edit starts from. */
export const StoreDetails = Schema.Struct({ ...essentials, ...details }).annotate({
  identifier: "StoreDetails",
});
export type StoreDetails = typeof StoreDetails.Type;

/** The body of add and update, without what the server knows. `addStore` makes the company that `companyId` names. */
export const StoreDraft = Schema.Struct({
  id: Id,
  companyId: ChosenId,
  code: Text(STORE_TEXT_LIMITS.code),
  storeName: Text(STORE_TEXT_LIMITS.storeName),
  companyLogo: ImagePath,
  marketPlace: ListOf(MarketPlace, 2),
  countryId: Schema.Union([Country, Schema.Literal("")]),
  stateId: ChosenId,
  cityId: ChosenId,
  ...content,
}).annotate({ identifier: "StoreDraft" });
export type StoreDraft = typeof StoreDraft.Type;

/** The body of the policy dialog. */
export const StorePolicy = Schema.Struct({ id: ChosenId, ...policy }).annotate({
  identifier: "StorePolicy",
});
export type StorePolicy = typeof StorePolicy.Type;
