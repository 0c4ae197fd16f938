import { read } from "../http/route.ts";

export const sessionRoutes = {
  settings: read("/settings"),
  current: read("/session"),
  userById: read("/getUserById/:encEmail"),
} as const;
