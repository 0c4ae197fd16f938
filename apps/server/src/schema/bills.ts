import type { BillRating, BillStatus, RejectReason } from "@marquee/domain/bills/bill.schema";
import { sql } from "drizzle-orm";
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../platform/database/columns.ts";
import { branchKey } from "./branch-key.ts";
import { offerKey, productKey } from "./item-key.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A receipt that a shopper sent in, for staff to approve or reject. */
export const bill = pgTable(
  "bill",
  {
    id: text().primaryKey(),
    userId: text("user_id").notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    /** The newest version, which counts; those before it are rows of `bill_version` (INGEST-L2). */
    version: integer().notNull().default(1),
    status: text().$type<BillStatus>().notNull().default("N"),
    createdOn: instant("created_on").notNull(),
    /** Null of what was delivered before versions were recorded. */
    receivedOn: instant("received_on"),
    updatedBy: text("updated_by"),
    updatedOn: instant("updated_on"),
    rejectReason: text("reject_reason").$type<RejectReason>(),
    rejectNote: text("reject_note"),
  },
  (table) => [
    branchKey(table),
    unique("bill_of_company").on(table.companyId, table.id),
    index("bill_list").on(table.companyId, table.status, table.createdOn.desc(), table.id),
    index("bill_newest").on(table.status, table.createdOn.desc(), table.id),
    index("bill_branch_list").on(table.storeId, table.status, table.createdOn.desc(), table.id),
    check("bill_version_first", sql`${table.version} >= 1`),
    check("bill_status", sql`${table.status} in ('N', 'A', 'R')`),
    check("bill_review", sql`(${table.status} = 'N') = (${table.updatedOn} is null)`),
    check(
      "bill_rejection",
      sql`(${table.rejectReason} is null) = (${table.rejectNote} is null) and (${table.rejectReason} is null or ${table.status} = 'R')`,
    ),
    check(
      "bill_reject_reason",
      sql`${table.rejectReason} in ('unreadable', 'otherStore', 'sentBefore', 'breaksRules', 'other')`,
    ),
    check("bill_reject_note", sql`char_length(${table.rejectNote}) <= 300`),
    tenantPolicy("bill", "company_id", "store_id"),
  ],
);

/** A version of a receipt that was delivered and is not the newest. */
export const billVersion = pgTable(
  "bill_version",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    billId: text("bill_id").notNull(),
    version: integer().notNull(),
    createdOn: instant("created_on").notNull(),
    receivedOn: instant("received_on"),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.version] }),
    branchKey(table),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [bill.companyId, bill.id],
    }).onDelete("cascade"),
    check("bill_version_number", sql`${table.version} >= 1`),
    tenantPolicy("bill_version", "company_id", "store_id"),
  ],
);

export const billRating = pgTable(
  "bill_rating",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    billId: text("bill_id").notNull(),
    version: integer().notNull().default(1),
    id: text().notNull(),
    position: integer().notNull(),
    comment: text().notNull(),
    rating: real().notNull(),
    ratingType: text("rating_type").$type<BillRating["ratingType"]>().notNull(),
    offerId: text("offer_id"),
    productId: text("product_id"),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.version, table.id] }),
    branchKey(table),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [bill.companyId, bill.id],
    }).onDelete("cascade"),
    offerKey(table),
    productKey(table),
    index("bill_rating_offer").on(table.offerId),
    index("bill_rating_product").on(table.productId),
    check("bill_rating_range", sql`${table.rating} between 0 and 5`),
    check(
      "bill_rating_item",
      sql`case ${table.ratingType} when 'Offer' then ${table.offerId} is not null and ${table.productId} is null when 'Product' then ${table.productId} is not null and ${table.offerId} is null else false end`,
    ),
    tenantPolicy("bill_rating", "company_id", "store_id"),
  ],
);

/** Images and videos of a bill and its ratings. Images are stored with all others; videos, which are few, are in here. */
export const billFile = pgTable(
  "bill_file",
  {
    /** The digest of the bill's id and version, the rating's id and the position: names one file of one version. */
    id: text().primaryKey(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    billId: text("bill_id").notNull(),
    version: integer().notNull().default(1),
    /** Null for an image of the receipt itself. */
    ratingId: text("rating_id"),
    position: integer().notNull(),
    mediaType: text("media_type").notNull(),
    /** The name of the stored image: `bills/<hash>.webp`. */
    image: text(),
    /** A video, as it was sent. */
    bytes: bytea(),
  },
  (table) => [
    branchKey(table),
    foreignKey({
      columns: [table.companyId, table.billId],
      foreignColumns: [bill.companyId, bill.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bill_file_of_rating",
      columns: [table.billId, table.version, table.ratingId],
      foreignColumns: [billRating.billId, billRating.version, billRating.id],
    }).onDelete("cascade"),
    index("bill_file_bill").on(table.billId, table.ratingId, table.position),
    check("bill_file_one", sql`(${table.image} is null) <> (${table.bytes} is null)`),
    check("bill_file_type", sql`${table.mediaType} ~ '^(image|video)/[a-z0-9.+-]+$'`),
    tenantPolicy("bill_file", "company_id", "store_id"),
  ],
);
