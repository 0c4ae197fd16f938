import { read } from "../http/route.ts";

export const homeRoutes = {
  read: read("/home"),
} as const;
