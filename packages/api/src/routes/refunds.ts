import { extension, read, write } from "../http/route.ts";

export const refundRoutes = {
  ofTransaction: extension(read("/refunds/:id")),
  create: extension(write("/refunds")),
} as const;
