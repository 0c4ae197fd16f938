import { read, write } from "../http/route.ts";

export const trafficRoutes = {
  count: write("/traffic"),
  countSignedOut: write("/traffic/signed-out"),
  read: read("/traffic/:machine"),
} as const;
