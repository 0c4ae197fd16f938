/** How a column's value is read: as it is, as cents, as a list, as pairs, by its reason alone, or as rows of another table. */
export type FieldKind = "text" | "cents" | "list" | "pairs" | "reason" | "rows";

/** A column of the audit trail that a history shows, by the name that the entity has it under. */
export interface HistoryField {
  readonly field: string;
  readonly kind: FieldKind;
}
export type HistoryFields = Readonly<Record<string, HistoryField>>;

const text = (field: string): HistoryField => ({ field, kind: "text" });
const cents = (field: string): HistoryField => ({ field, kind: "cents" });
const list = (field: string): HistoryField => ({ field, kind: "list" });

const item: HistoryFields = {
  company_id: text("companyId"),
  store_id: text("storeId"),
  heading: text("heading"),
  description: text("description"),
  vendor_url: text("vendorUrl"),
  market_place: list("marketPlace"),
  category_id: text("categories"),
  active: text("active"),
  valid_from: text("validFrom"),
  valid_till: text("validTill"),
  campaign_id: text("campaignId"),
  sponsored_campaign_id: text("sponsoredCampaignId"),
};

/** What the history of an offer shows; what is not here, such as versions and ratings, it leaves out. */
export const offerHistoryFields: HistoryFields = {
  ...item,
  type: text("type"),
  sub_heading: text("subHeading"),
  full_image: text("fullImage"),
  is_primary: text("isPrimary"),
  product_id: { field: "products", kind: "rows" },
};

/** What the history of a product or variant shows. */
export const productHistoryFields: HistoryFields = {
  ...item,
  name: text("name"),
  brand: text("brand"),
  actual_price: cents("actualPrice"),
  offer_price: cents("offerPrice"),
  discount_type: text("discountType"),
  discount_perc: text("discountPerc"),
  discount_message: text("discountMessage"),
  offer_id: text("offerId"),
  shipping_type: text("shippingType"),
  shipping_instructions: text("shippingInstructions"),
  attribute: { field: "attribute", kind: "pairs" },
  images: list("images"),
  variant_option1: text("variantOption1"),
  variant_option2: text("variantOption2"),
  variant_option3: text("variantOption3"),
};

/** What the history of a company shows. */
export const companyHistoryFields: HistoryFields = {
  name: text("name"),
  reg_name: text("regName"),
  reg_state_id: text("regStateId"),
  corporation_id: text("corporationId"),
  website: text("website"),
  logo: text("logo"),
  country_id: text("countryId"),
  state_id: text("stateId"),
  city_id: text("cityId"),
  pincode: text("pincode"),
  address1: text("address1"),
  address2: text("address2"),
};

/** What the history of a branch shows: its form, its policy and its approval. */
export const storeHistoryFields: HistoryFields = {
  store_name: text("storeName"),
  code: text("code"),
  company_logo: text("companyLogo"),
  market_place: list("marketPlace"),
  website_url: text("websiteUrl"),
  country_id: text("countryId"),
  state_id: text("stateId"),
  city_id: text("cityId"),
  pincode: text("pincode"),
  address1: text("address1"),
  address2: text("address2"),
  isphysical: text("isphysical"),
  is_same_address: text("isSameAddress"),
  store_country_id: text("storeCountryId"),
  store_state_id: text("storeStateId"),
  store_city_id: text("storeCityId"),
  store_pincode: text("storePincode"),
  store_address1: text("storeAddress1"),
  store_address2: text("storeAddress2"),
  manager_name: text("managerName"),
  manager_email: text("managerEmail"),
  manager_mobile: text("managerMobile"),
  from_hrs: list("fromHrs"),
  to_hrs: list("toHrs"),
  weekly_off: text("weeklyOff"),
  store_description: text("storeDescription"),
  return_policy: text("returnPolicy"),
  delivery_policy: text("deliveryPolicy"),
  warranty_policy: text("warrantyPolicy"),
  delivery_type: text("deliveryType"),
  second_delivery_type: text("secondDeliveryType"),
  delivery_notes: cents("deliveryNotes"),
  is_approve: text("isApprove"),
  sent_back: { field: "sentBack", kind: "reason" },
};

/** What the history of a category shows. */
export const categoryHistoryFields: HistoryFields = {
  name: text("name"),
  parent_id: text("parentId"),
  image: text("image"),
};

/** What the history of a bill shows: its decision, and why. */
export const billHistoryFields: HistoryFields = {
  version: text("version"),
  status: text("status"),
  reject_reason: text("rejectReason"),
  reject_note: text("rejectNote"),
};

/** What the history of a user shows. */
export const userHistoryFields: HistoryFields = {
  name: text("name"),
  mobile_no: text("mobileNo"),
  gender: text("gender"),
  company_id: text("companyId"),
  store_id: text("storeId"),
  role_id: text("roleId"),
  is_agent: text("isAgent"),
  second_factor_reset_on: text("secondFactorResetOn"),
};
