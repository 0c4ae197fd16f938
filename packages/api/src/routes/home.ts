import { extension, read } from "../http/route.ts";

export const homeRoutes = {
  read: extension(read("/home")),
} as const;
