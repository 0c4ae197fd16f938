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
  /** Since when it had waited for its first decision; null if it had been approved before. */
  waitedSince: Schema.NullOr(Instant),
}).annotate({ identifier: "DecidedBranch", ...shownTo("stores.approve") });
export type DecidedBranch = typeof DecidedBranch.Type;
