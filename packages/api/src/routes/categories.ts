import { extension, read, write } from "../http/route.ts";

export const categoryRoutes = {
  main: read("/mainCategoriesList/:encEmail"),
  sub: read("/subCategoriesList/:encEmail/:categoryId"),
  byId: read("/getCategoriesById/:encEmail/:id"),
  all: read("/categories/:encEmail"),
  products: extension(read("/categoryProducts/:encEmail")),
  history: extension(read("/categoryHistory/:id")),
  create: write("/categories/:encEmail"),
  update: write("/categories/update/:encEmail"),
} as const;
