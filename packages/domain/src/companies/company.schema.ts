import { Schema, Struct } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { ChosenId, EmailText, MobileText, ImagePath } from "../wire/draft-field.schema.ts";
import { changeFields, Flag, Id, Text } from "../wire/field.schema.ts";
import { COMPANY_TEXT_LIMITS as limits } from "./company-text-limits.ts";

/** What the company form and the sign-up ask besides. `address1` is the unit, `address2` the street. */
const content = {
  corporationId: Text(64),
  website: Text(limits.website),
  managerName: Text(limits.managerName),
  managerMobile: MobileText,
  managerEmail: EmailText,
  address1: Text(limits.address1),
  address2: Text(limits.address2),
  pincode: Text(limits.pincode),
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
  name: Text(limits.name),
  regName: Schema.NullOr(Text(limits.regName)),
  regStateId: Schema.NullOr(ChosenId),
  logo: ImagePath,
  countryId: Schema.Union([Country, Schema.Literal("")]),
  ...content,
}).annotate({ identifier: "CompanyDraft" });
export type CompanyDraft = typeof CompanyDraft.Type;
