import { extension, write } from "../http/route.ts";

export const ingestRoutes = {
  beacons: extension(write("/ingest/beacons")),
  bills: extension(write("/ingest/bills")),
  catalogs: extension(write("/ingest/catalogs")),
  orders: extension(write("/ingest/orders")),
} as const;
