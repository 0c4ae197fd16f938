import { write } from "../http/route.ts";

export const ingestRoutes = {
  beacons: write("/ingest/beacons"),
  bills: write("/ingest/bills"),
  catalogs: write("/ingest/catalogs"),
  orders: write("/ingest/orders"),
} as const;
