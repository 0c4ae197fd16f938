import { read } from "../http/route.ts";

export const categoryRoutes = {
  main: read("/mainCategoriesList/:encEmail"),
  sub: read("/subCategoriesList/:encEmail/:categoryId"),
  byId: read("/getCategoriesById/:encEmail/:id"),
} as const;
