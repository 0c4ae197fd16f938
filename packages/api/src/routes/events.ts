import { read } from "../http/route.ts";

export const eventRoutes = {
  stream: read("/events"),
} as const;
