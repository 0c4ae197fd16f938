import { Schema } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { Flag } from "../wire/field.schema.ts";

export const Company = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  regName: Schema.NullOr(Schema.String),
  isShopify: Flag,
  logo: Schema.NullOr(Schema.String),
  active: Flag,
  countryId: Country,
}).annotate({ identifier: "Company" });
export type Company = typeof Company.Type;
