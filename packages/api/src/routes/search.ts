import { extension, read } from "../http/route.ts";

export const searchRoutes = {
  find: extension(read("/search")),
} as const;
