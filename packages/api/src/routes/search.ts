import { read } from "../http/route.ts";

export const searchRoutes = {
  find: read("/search"),
} as const;
