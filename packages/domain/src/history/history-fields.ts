/** How a column's value is read: as it is, as cents, as a list, as pairs, by its reason alone, or as rows of another table. */
export type FieldKind = "text" | "cents" | "list" | "pairs" | "reason" | "rows";

/** A column of the audit trail that a history shows, by the name that the entity has it under. */
export interface HistoryField {
  readonly field: string;
  readonly kind: FieldKind;
}
export type HistoryFields = Readonly<Record<string, HistoryField>>;

/** Columns that are named like their fields, in small letters with low lines between words; blanks part the fields. */
const columns = (kind: FieldKind, fields: string): HistoryFields =>
  Object.fromEntries(
    fields
      .split(" ")
      .map((field) => [
        field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        { field, kind },
      ]),
  );

const item: HistoryFields = {
  ...columns("text", "companyId storeId heading description vendorUrl"),
  ...columns("list", "marketPlace"),
  category_id: { field: "categories", kind: "text" },
  ...columns("text", "active validFrom validTill campaignId sponsoredCampaignId"),
};

/** What the history of an offer shows; what is not here, such as versions and ratings, it leaves out. */
export const offerHistoryFields: HistoryFields = {
  ...item,
  ...columns("text", "type subHeading fullImage isPrimary"),
  product_id: { field: "products", kind: "rows" },
};

/** What the history of a product or variant shows. */
export const productHistoryFields: HistoryFields = {
  ...item,
  ...columns("text", "name brand"),
  ...columns("cents", "actualPrice offerPrice"),
  ...columns(
    "text",
    "discountType discountPerc discountMessage offerId shippingType shippingInstructions",
  ),
  ...columns("pairs", "attribute"),
  ...columns("list", "images"),
  ...columns("text", "variantOption1 variantOption2 variantOption3"),
};

/** What the history of a company shows. */
export const companyHistoryFields: HistoryFields = columns(
  "text",
  "name regName regStateId corporationId website logo countryId stateId cityId pincode \
address1 address2",
);

/** What the history of a branch shows: its form, its policy and its approval. */
export const storeHistoryFields: HistoryFields = {
  ...columns("text", "storeName code companyLogo"),
  ...columns("list", "marketPlace"),
  ...columns(
    "text",
    "websiteUrl countryId stateId cityId pincode address1 address2 isphysical \
isSameAddress storeCountryId storeStateId storeCityId storePincode storeAddress1 \
storeAddress2 managerName managerEmail managerMobile",
  ),
  ...columns("list", "fromHrs toHrs"),
  ...columns(
    "text",
    "weeklyOff storeDescription returnPolicy deliveryPolicy warrantyPolicy deliveryType \
secondDeliveryType",
  ),
  ...columns("cents", "deliveryNotes"),
  ...columns("text", "isApprove"),
  ...columns("reason", "sentBack"),
};

/** What the history of a category shows. */
export const categoryHistoryFields: HistoryFields = columns("text", "name parentId image");

/** What the history of a bill shows: its decision, and why. */
export const billHistoryFields: HistoryFields = columns(
  "text",
  "version status rejectReason rejectNote",
);

/** What the history of a user shows. */
export const userHistoryFields: HistoryFields = columns(
  "text",
  "name mobileNo gender companyId storeId roleId isAgent secondFactorResetOn",
);
