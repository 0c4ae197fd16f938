import { read, replace, write } from "../http/route.ts";

export const viewRoutes = {
  all: read("/views"),
  create: write("/views"),
  update: replace("/views"),
  remove: write("/removeView/:id"),
} as const;
