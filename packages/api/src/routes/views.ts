import { extension, read, replace, write } from "../http/route.ts";

export const viewRoutes = {
  all: extension(read("/views")),
  create: extension(write("/views")),
  update: extension(replace("/views")),
  remove: extension(write("/removeView/:id")),
} as const;
