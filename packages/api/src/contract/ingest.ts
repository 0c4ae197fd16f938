import {
  IngestBeacon,
  IngestBill,
  IngestCatalog,
  IngestOrders,
  IngestReceipt,
  MOST_INGEST_BYTES,
} from "@marquee/domain/ingest/ingest.schema";
import { ListOf } from "@marquee/domain/wire/draft-field.schema";
import type { Schema } from "effect";
import { ingestRoutes } from "../routes/ingest.ts";
import { group } from "./group.ts";

/** Things from outside, signed by their sender; each is taken in once by its id. */
const delivery = <S extends Schema.Codec<unknown, unknown>>(
  summary: string,
  item: S,
  most: number,
) =>
  ({
    summary,
    access: "signed",
    body: ListOf(item, most),
    maxBodyBytes: MOST_INGEST_BYTES,
    response: IngestReceipt,
    errors: ["Unauthenticated", "Invalid", "Conflict", "TooMany", "Unavailable"],
  }) as const;

export const ingestContract = group(ingestRoutes, {
  beacons: delivery("Take in what shoppers did with items", IngestBeacon, 5000),
  bills: delivery("Take in receipts of shoppers with ratings and images", IngestBill, 50),
  catalogs: delivery("Take in catalogs synced from the shop platform", IngestCatalog, 20),
  orders: delivery("Take in bills of shops with the orders behind them", IngestOrders, 100),
});
