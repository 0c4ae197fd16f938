import { read, write } from "../http/route.ts";

export const refundRoutes = {
  ofTransaction: read("/refunds/:id"),
  create: write("/refunds"),
} as const;
