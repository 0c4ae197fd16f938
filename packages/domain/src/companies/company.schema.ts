import { Schema, Struct } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { ChosenId, EmailText, MobileText, ImagePath } from "../wire/draft-field.schema.ts";
import { changeFields, Flag, Id, Text } from "../wire/field.schema.ts";

/** What the company form and the sign-up ask besides. `address1` is the unit, `address2` the street. */
const content = {
  corporationId: Text(64),
  website: Text(2000),
  managerName: Text(120),
  managerMobile: MobileText,
  managerEmail: EmailText,
  address1: Text(120),
  address2: Text(240),
  pincode: Text(20),
  cityId: ChosenId,
  stateId: ChosenId,
} as const;

const details = {
  ...content,
  /** Ours: the state of registration if a master set another than that of the address. */
  regStateId: Schema.NullOr(Schema.String),
  ...changeFields,
} as const;

const essentials = {
  id: Schema.String,
  name: Schema.String,
  regName: Schema.NullOr(Schema.String),
  isShopify: Flag,
  logo: Schema.NullOr(Schema.String),
  active: Flag,
  countryId: Country,
} as const;

/** A company. A list may leave the details out; `CompanyDetails` has them all. */
export const Company = Schema.Struct({
  ...essentials,
  ...Struct.map(details, Schema.optionalKey),
  /** Ours, in lists: how many branches it has that the caller may see, and how many of them await approval. */
  stores: Schema.optionalKey(Schema.Int),
  pendingStores: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: "Company" });
export type Company = typeof Company.Type;

/** A whole company. `version` is ours: the ETag an edit starts from. */
export const CompanyDetails = Schema.Struct({ ...essentials, ...details }).annotate({
  identifier: "CompanyDetails",
});
export type CompanyDetails = typeof CompanyDetails.Type;

/** The body of create and update. `regName` and `regStateId` are read from a master alone. */
export const CompanyDraft = Schema.Struct({
  id: Id,
  name: Text(160),
  regName: Schema.NullOr(Text(160)),
  regStateId: Schema.NullOr(ChosenId),
  logo: ImagePath,
  countryId: Schema.Union([Country, Schema.Literal("")]),
  ...content,
}).annotate({ identifier: "CompanyDraft" });
export type CompanyDraft = typeof CompanyDraft.Type;
