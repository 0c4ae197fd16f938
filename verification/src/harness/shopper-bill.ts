import type { IngestBill } from "@marquee/domain/ingest/ingest.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { plainImage } from "./test-images.ts";
import { STORE, WORLD_NOW } from "./world.ts";

/** The first bytes of an MP4, which is what its type is told by. */
export const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom"),
  Buffer.alloc(64, 7),
]);

/** A file as it is delivered, in Base64, under a name that says nothing about its type. */
export const ingestFile = (bytes: Buffer) => ({
  name: "a.exe",
  base64: bytes.toString("base64"),
});

export const RECEIPT = ingestFile(await plainImage(60, 90).png().toBuffer());

/** A bill of a shopper at Maple's branch in Montreal, as it is delivered: one receipt and no rating. */
export const shopperBill = (name: string, change: Partial<IngestBill> = {}): IngestBill => ({
  id: stableId(`bill ${name}`),
  userId: "shopper@marquee.test",
  storeId: STORE.montreal,
  createdOn: WORLD_NOW,
  image: [RECEIPT],
  billRating: [],
  ...change,
});
