import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant, Text } from "../wire/field.schema.ts";

/** `N` new, `A` approved, `R` rejected. */
export const BillStatus = Schema.Literals(["N", "A", "R"]);
export type BillStatus = typeof BillStatus.Type;

/** What a reviewer decides, as it is in the path. */
export const BillDecision = Schema.Literals(["Approve", "Reject"]);
export type BillDecision = typeof BillDecision.Type;

/** Why a bill is rejected. */
export const RejectReason = Schema.Literals([
  "unreadable",
  "otherStore",
  "sentBefore",
  "breaksRules",
  "other",
]);
export type RejectReason = typeof RejectReason.Type;

/** Why a bill was rejected, with a note to the shopper, which may be empty. */
export const BillRejection = Schema.Struct({ reason: RejectReason, note: Text(300) }).annotate({
  identifier: "BillRejection",
});
export type BillRejection = typeof BillRejection.Type;

/** What a shopper said of something bought. `ratingMedia` holds signed addresses of images and videos, which soon expire. */
export const BillRating = Schema.Struct({
  id: Schema.String,
  comment: Schema.String,
  rating: Schema.Finite,
  ratingMedia: Schema.Array(Schema.String),
  ratingType: Schema.Literals(["Offer", "Product"]),
  offerId: Schema.NullOr(Schema.String),
  productId: Schema.NullOr(Schema.String),
  /** Ours: the heading of the offer, or the name of the product. */
  itemName: Schema.String,
}).annotate({ identifier: "BillRating", ...shownTo("bills.view") });
export type BillRating = typeof BillRating.Type;

/** A version of a receipt before the newest, as it was then. Addresses soon expire. */
export const ReceiptVersion = Schema.Struct({
  version: Schema.Int,
  createdOn: Instant,
  /** When it was delivered; null of what was before versions were recorded. */
  receivedOn: Schema.NullOr(Instant),
  image: Schema.Array(Schema.String),
  billRating: Schema.Array(BillRating),
}).annotate({ identifier: "ReceiptVersion", ...shownTo("bills.view") });
export type ReceiptVersion = typeof ReceiptVersion.Type;

/** A receipt that a shopper sent in. `image` holds signed addresses that soon expire. */
export const Bill = Schema.Struct({
  id: Schema.String,
  userId: Schema.String,
  status: BillStatus,
  /** The newest one, which counts (INGEST-L2). */
  version: Schema.Int,
  companyId: Schema.String,
  storeId: Schema.String,
  storeName: Schema.String,
  image: Schema.Array(Schema.String),
  billRating: Schema.Array(BillRating),
  createdOn: Instant,
  updatedBy: Schema.NullOr(Schema.String),
  /** Ours: why it was rejected; null if it was not, or by a call that gave no reason. */
  rejection: Schema.NullOr(BillRejection),
}).annotate({ identifier: "Bill", ...shownTo("bills.view") });
export type Bill = typeof Bill.Type;
