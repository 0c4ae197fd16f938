import { extension, read, write } from "../http/route.ts";

export const sessionRoutes = {
  settings: extension(read("/settings")),
  current: extension(read("/session")),
  end: extension(write("/endSessions")),
  own: extension(read("/sessions")),
  endOne: extension(write("/endSession")),
  userById: read("/getUserById/:encEmail"),
} as const;
