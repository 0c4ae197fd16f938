import {
  Category,
  CategoryChange,
  CategoryDraft,
} from "@marquee/domain/categories/category.schema";
import { emailParam, idParam, listQuery, savingErrors, signedInErrors } from "../http/call.ts";
import { categoryRoutes } from "../routes/categories.ts";
import { group } from "./group.ts";

export const categoryContract = group(categoryRoutes, {
  main: {
    summary: "The root categories",
    source: "specification",
    access: "public",
    params: { encEmail: emailParam },
    query: listQuery,
    response: Category,
    list: true,
    errors: ["Invalid"],
  },
  sub: {
    summary: "The categories directly below one",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, categoryId: idParam },
    query: listQuery,
    response: Category,
    list: true,
    errors: signedInErrors,
  },
  byId: {
    summary: "One category",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, id: idParam },
    response: Category,
    errors: signedInErrors,
  },
  all: {
    summary: "The whole tree, every category with the ids directly below it",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam },
    query: listQuery,
    response: Category,
    list: true,
    errors: signedInErrors,
  },
  create: {
    summary: "Make a category; the same id and body answer the first result again",
    source: "specification",
    access: { ability: "categories.manage" },
    params: { encEmail: emailParam },
    body: CategoryDraft,
    response: Category,
    errors: savingErrors,
  },
  update: {
    summary:
      "Change a category, from the version named by If-Match; a fifth level and a circle are refused",
    source: "specification",
    access: { ability: "categories.manage" },
    params: { encEmail: emailParam },
    body: CategoryChange,
    response: Category,
    edit: true,
    errors: savingErrors,
  },
});
