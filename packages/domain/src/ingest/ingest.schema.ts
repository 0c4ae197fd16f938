import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { CampaignFor } from "../campaigns/campaign.schema.ts";
import { Currency } from "../money/currency.schema.ts";
import {
  Count,
  Day,
  EmailText,
  GivenInstant,
  ListOf,
  MobileText,
  Price,
} from "../wire/draft-field.schema.ts";
import { Id, Instant, Text } from "../wire/field.schema.ts";

/** The most bytes a signed delivery may have; bills include their images. */
export const MOST_INGEST_BYTES = 32_000_000;

/** An image or video inside a delivery: base64 of its bytes. Its type is read from the bytes, never taken from the sender. */
export const IngestFile = Schema.Struct({
  name: Text(200),
  base64: Schema.String.check(
    Schema.isMaxLength(16_000_000, { message: "a file of at most 12 MB, as base64" }),
  ),
}).annotate({ identifier: "IngestFile" });
export type IngestFile = typeof IngestFile.Type;

/** What shoppers did with one item on one day. Each id counts once. */
export const IngestBeacon = Schema.Struct({
  id: Id,
  itemId: Text(64),
  type: CampaignFor,
  createdOn: Day,
  impressions: Count,
  clicks: Count,
  buyNowClicks: Count,
  snips: Count,
  /** The campaign that it is of, or the keyword or section that the item was shown by (CAMP-G13). */
  campaignId: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Text(160)),
  sectionId: Schema.optionalKey(Id),
}).annotate({ identifier: "IngestBeacon" });
export type IngestBeacon = typeof IngestBeacon.Type;

export const IngestRating = Schema.Struct({
  id: Id,
  comment: Text(4000),
  rating: Schema.Finite.check(
    Schema.isBetween({ minimum: 0, maximum: 5 }, { message: "a rating from 0 to 5" }),
  ),
  ratingMedia: ListOf(IngestFile, 5),
  ratingType: Schema.Literals(["Offer", "Product"]),
  offerId: Schema.NullOr(Text(64)),
  productId: Schema.NullOr(Text(64)),
}).annotate({ identifier: "IngestRating" });
export type IngestRating = typeof IngestRating.Type;

/** The version of what is delivered again: 1, unless it says otherwise. */
const Version = Schema.Int.check(
  Schema.isBetween(
    { minimum: 1, maximum: 1_000_000 },
    { message: "a version from 1 to 1,000,000" },
  ),
);

/** A receipt a shopper sent in, with ratings of what was bought. */
export const IngestBill = Schema.Struct({
  id: Id,
  userId: EmailText,
  storeId: Text(64),
  createdOn: GivenInstant,
  /** A higher version amends it (INGEST-L2). */
  version: Schema.optionalKey(Version),
  image: ListOf(IngestFile, 10),
  billRating: ListOf(IngestRating, 50),
}).annotate({ identifier: "IngestBill" });
export type IngestBill = typeof IngestBill.Type;

/** A product or collection of a synced catalog. A sync without what it needs is refused with the missing field. */
export const IngestCatalogItem = Schema.Struct({
  shopId: Text(64),
  title: Text(160),
  description: Text(4000),
  brand: Text(120),
  link: Text(2000),
  image: ListOf(Text(2000), 10),
  price: Schema.NullOr(Price),
  /** The shop-platform ids of a collection's products. */
  products: ListOf(Text(64), 500),
}).annotate({ identifier: "IngestCatalogItem" });
export type IngestCatalogItem = typeof IngestCatalogItem.Type;

export const IngestCatalog = Schema.Struct({
  id: Id,
  storeId: Text(64),
  name: Text(160),
  type: Text(40),
  createdOn: GivenInstant,
  items: ListOf(IngestCatalogItem, 1000),
}).annotate({ identifier: "IngestCatalog" });
export type IngestCatalog = typeof IngestCatalog.Type;

/** A bill of a shop with the orders behind it. A higher version of it amends it (INGEST-O2). */
export const IngestOrders = Schema.Struct({
  id: Id,
  storeId: Text(64),
  createdOn: GivenInstant,
  totalPrice: Price,
  totalCommission: Price,
  version: Schema.optionalKey(Version),
  /** What all amounts of the bill and its orders are of; CAD, unless it says otherwise. */
  currency: Schema.optionalKey(Currency),
  orders: ListOf(
    Schema.Struct({
      orderNumber: Text(64),
      createdOn: GivenInstant,
      totalPrice: Price,
      status: Text(40),
      source: Text(40),
      customerEmail: EmailText,
      customerPhoneNumber: MobileText,
      captureReason: Text(240),
    }),
    1000,
  ),
}).annotate({ identifier: "IngestOrders" });
export type IngestOrders = typeof IngestOrders.Type;

/** A row of a delivery that was refused: its position, its id as it was sent, and every wrong field with the reason. */
export const RefusedRow = Schema.Struct({
  row: Schema.Int,
  id: Schema.String,
  issues: Schema.Array(
    Schema.Struct({ rule: Schema.String, field: Schema.String, message: Schema.String }),
  ),
}).annotate({ identifier: "RefusedRow" });
export type RefusedRow = typeof RefusedRow.Type;

/** A refused row as it is stored for staff (INGEST-I7). */
export const StoredRefusal = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(["beacons", "bills", "catalogs", "orders"]),
  /** The branch that it names; its id if there is no such branch, empty if it names none. */
  shop: Schema.String,
  /** The id of the row as it was sent; empty if it had none. */
  rowId: Schema.String,
  source: Schema.String,
  issues: RefusedRow.fields.issues,
  receivedOn: Instant,
  /** When it was delivered right; null as long as it was not. */
  takenOn: Schema.NullOr(Instant),
}).annotate({ identifier: "StoredRefusal", ...shownTo("reports.consolidated") });
export type StoredRefusal = typeof StoredRefusal.Type;

/** A row of a version that is not the newest: its position, its id, and the version that counts. */
export const OutdatedRow = Schema.Struct({
  row: Schema.Int,
  id: Schema.String,
  countedVersion: Schema.Int,
}).annotate({ identifier: "OutdatedRow" });
export type OutdatedRow = typeof OutdatedRow.Type;

/** How many of a delivery were new, how many had been delivered before, and which were refused. */
export const IngestReceipt = Schema.Struct({
  accepted: Schema.Int,
  repeated: Schema.Int,
  refused: Schema.Array(RefusedRow),
  /** Rows, counted above, that changed nothing as a newer version of them counts; absent if there are none. */
  outdated: Schema.optionalKey(Schema.Array(OutdatedRow)),
}).annotate({ identifier: "IngestReceipt" });
export type IngestReceipt = typeof IngestReceipt.Type;
