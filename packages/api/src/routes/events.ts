import { extension, read } from "../http/route.ts";

export const eventRoutes = {
  stream: extension(read("/events")),
} as const;
