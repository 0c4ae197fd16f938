import { Schema } from "effect";
import { Instant } from "../wire/field.schema.ts";

/** The kinds of things that the server looks for, in the order in which equal hits are shown (SEARCH-R3). */
export const SEARCH_KINDS = [
  "companies",
  "branches",
  "campaigns",
  "offers",
  "products",
  "invoices",
  "transactions",
  "categories",
  "users",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing that fits what is typed. */
export const SearchHit = Schema.Struct({
  kind: Schema.Literals(SEARCH_KINDS),
  id: Schema.String,
  label: Schema.String,
  /** What it belongs to, and what else it is known by. */
  detail: Schema.String,
  /** The status of an offer, a product or a campaign; null for everything else. */
  status: Schema.NullOr(Schema.Literals(["live", "pending", "inactive"])),
  /** `flyer` or `sponsored` of a campaign; null for everything else. */
  type: Schema.NullOr(Schema.String),
  /** How many of its kind fit in all. */
  total: Schema.Int,
  createdOn: Schema.NullOr(Instant),
}).annotate({ identifier: "SearchHit" });
export type SearchHit = typeof SearchHit.Type;
