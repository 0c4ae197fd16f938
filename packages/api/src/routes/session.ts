import { read, write } from "../http/route.ts";

export const sessionRoutes = {
  settings: read("/settings"),
  current: read("/session"),
  end: write("/endSessions"),
  own: read("/sessions"),
  endOne: write("/endSession"),
  userById: read("/getUserById/:encEmail"),
} as const;
