import { Category } from "@marquee/domain/categories/category.schema";
import { emailParam, idParam, listQuery, signedInErrors } from "../http/call.ts";
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
});
