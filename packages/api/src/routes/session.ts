import { read, write } from "../http/route.ts";

export const sessionRoutes = {
  settings: read("/settings"),
  current: read("/session"),
  end: write("/endSessions"),
  userById: read("/getUserById/:encEmail"),
} as const;
