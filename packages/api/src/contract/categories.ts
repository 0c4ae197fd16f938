import {
  Category,
  CategoryChange,
  CategoryDraft,
  CategoryProducts,
} from "@marquee/domain/categories/category.schema";
import { CategoryHistory } from "@marquee/domain/history/history.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import { callerParam, idParam } from "../http/call.ts";
import { categoryRoutes } from "../routes/categories.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

export const categoryContract = group(categoryRoutes, {
  main: list({
    summary: "The root categories",
    access: "public",
    perMinute: 120,
    params: { encEmail: callerParam },
    response: Category,
    errors: ["Invalid", "TooMany"],
  }),
  sub: list({
    summary: "The categories directly below one",
    params: { encEmail: callerParam, categoryId: idParam },
    response: Category,
  }),
  byId: one({
    summary: "One category",
    params: { encEmail: callerParam, id: idParam },
    response: Category,
  }),
  all: list({
    summary: "The whole tree, every category with the ids directly below it",
    params: { encEmail: callerParam },
    response: Category,
  }),
  products: one({
    summary:
      "How many products with variants, and how many offers, of all companies are in each category itself",
    access: { ability: "categories.manage" },
    params: { encEmail: callerParam },
    response: Schema.Array(CategoryProducts),
  }),
  history: one({
    summary:
      "What became of a category, from the audit trail: who changed which field, the newest first",
    access: { ability: "categories.manage" },
    params: { id: idParam },
    response: CategoryHistory,
  }),
  create: save({
    summary:
      "Create a category, and with moveProducts move the products of the one above into it; the same id and body return the first result again",
    access: { ability: "categories.manage" },
    params: { encEmail: callerParam },
    query: { moveProducts: Flag },
    body: CategoryDraft,
    response: Category,
  }),
  update: save({
    summary:
      "Change a category, from the version named by If-Match; a fifth level and a circle are refused",
    access: { ability: "categories.manage" },
    params: { encEmail: callerParam },
    body: CategoryChange,
    response: Category,
    edit: true,
  }),
});
