import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant } from "../wire/field.schema.ts";

/** What was decided last about a branch, within the last days. */
export const DecidedBranch = Schema.Struct({
  storeId: Schema.String,
  storeName: Schema.String,
  code: Schema.String,
  companyName: Schema.String,
  companyLogo: Schema.NullOr(Schema.String),
  cityId: Schema.String,
  what: Schema.Literals(["approved", "looked", "withdrawn", "sentBack"]),
  by: Schema.String,
  on: Instant,
  /** When the branch was added: of one that was approved or sent back, since when it had waited. */
  createdOn: Instant,
}).annotate({ identifier: "DecidedBranch", ...shownTo("stores.approve") });
export type DecidedBranch = typeof DecidedBranch.Type;
