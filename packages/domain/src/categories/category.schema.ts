import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { ChosenId, ImagePath } from "../wire/draft-field.schema.ts";
import { Flag, Id, Instant, Text } from "../wire/field.schema.ts";
import { CATEGORY_TEXT_LIMITS } from "./category-text-limits.ts";

/** A node of the category tree, at most four levels deep. `maincategories` holds the root it belongs to. */
export const Category = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  root: Flag,
  parentId: Schema.NullOr(Schema.String),
  maincategories: Schema.Array(Schema.String),
  /** The ids directly below it, if the whole tree is read. */
  subcategories: Schema.optionalKey(Schema.Array(Schema.String)),
  image: Schema.NullOr(Schema.String),
  hasChildren: Schema.Boolean,
  createdOn: Instant,
  /** Ours: the ETag an edit starts from. */
  version: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: "Category" });
export type Category = typeof Category.Type;

/** How many products with variants, and how many offers, are in a category itself, of every company. */
export const CategoryProducts = Schema.Struct({
  id: Schema.String,
  products: Schema.Int,
  offers: Schema.Int,
}).annotate({ identifier: "CategoryProducts", ...shownTo("categories.manage") });
export type CategoryProducts = typeof CategoryProducts.Type;

/** The body of create. A category that is no root hangs below `parentId`. */
export const CategoryDraft = Schema.Struct({
  id: Id,
  name: Text(CATEGORY_TEXT_LIMITS.name),
  root: Flag,
  parentId: Schema.NullOr(ChosenId),
  image: ImagePath,
}).annotate({ identifier: "CategoryDraft" });
export type CategoryDraft = typeof CategoryDraft.Type;

/** The body of an update: categories that were there from the first have ids of other shapes. */
export const CategoryChange = Schema.Struct({
  ...CategoryDraft.fields,
  id: ChosenId,
}).annotate({ identifier: "CategoryChange" });
export type CategoryChange = typeof CategoryChange.Type;
