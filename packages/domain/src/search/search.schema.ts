import { Schema } from "effect";
import { Instant } from "../wire/field.schema.ts";
import { SEARCH_KINDS } from "./hit-kinds.ts";

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
  /** More fit than were counted (SEARCH-F6). */
  isMore: Schema.optionalKey(Schema.Boolean),
  createdOn: Schema.NullOr(Instant),
}).annotate({ identifier: "SearchHit" });
export type SearchHit = typeof SearchHit.Type;
