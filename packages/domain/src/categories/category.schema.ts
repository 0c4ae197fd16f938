import { Schema } from "effect";
import { Flag, Instant } from "../wire/field.schema.ts";

/** A node of the category tree, at most four levels deep. `maincategories` holds the root it belongs to. */
export const Category = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  root: Flag,
  parentId: Schema.NullOr(Schema.String),
  maincategories: Schema.Array(Schema.String),
  image: Schema.NullOr(Schema.String),
  hasChildren: Schema.Boolean,
  createdOn: Instant,
}).annotate({ identifier: "Category" });
export type Category = typeof Category.Type;
