import { extension, read, write } from "../http/route.ts";

export const trafficRoutes = {
  count: extension(write("/traffic")),
  countSignedOut: extension(write("/traffic/signed-out")),
  read: extension(read("/traffic/:machine")),
} as const;
