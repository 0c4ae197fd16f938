import type { Contract } from "@marquee/api/contract/contract";
import type { BillRejection, BillStatus } from "@marquee/domain/bills/bill.schema";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { itsStore } from "../items/joins.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  bill,
  billFile,
  billRating,
  billVersion,
  offer,
  product,
  store,
} from "../schema/schema.ts";
import type { StoredBill, StoredFile, StoredRating, StoredVersion } from "./bill-addresses.ts";

const tenantFilter = (scope: Scope) => inScope(scope, bill.companyId, bill.storeId);
const ratingFilter = (scope: Scope) => inScope(scope, billRating.companyId, billRating.storeId);

/** The files of a bill itself, or of one of its ratings, in their order. */
const filesWhere = (condition: SQL): SQL<StoredFile[]> =>
  sql`
    (
      select coalesce(
        json_agg(json_build_object('id', f.id, 'mediaType', f.media_type, 'image', f.image) order by f.position),
        '[]'
      )
      from ${billFile} f
      where ${condition}
    )
  `;

/** The heading of the offer, or the name of the product, that a rating is about. */
const ITEM_NAME = sql<string>`
  coalesce(
    (select heading from ${offer} o where o.company_id = ${billRating.companyId} and o.id = ${billRating.offerId}),
    (select name from ${product} p where p.company_id = ${billRating.companyId} and p.id = ${billRating.productId}),
    ''
  )
`;

const RATING_FILES = filesWhere(
  sql`f.bill_id = ${billRating.billId} and f.version = ${billRating.version} and f.rating_id = ${billRating.id}`,
);

const RATING = {
  id: billRating.id,
  comment: billRating.comment,
  rating: billRating.rating,
  ratingMedia: RATING_FILES,
  ratingType: billRating.ratingType,
  offerId: billRating.offerId,
  productId: billRating.productId,
  itemName: ITEM_NAME,
} as const;

/** The ratings of a version of a bill, in their order. */
const ratingsWhere = (condition: SQL): SQL<StoredRating[]> => sql`
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', ${billRating.id}, 'comment', ${billRating.comment}, 'rating', ${billRating.rating},
          'ratingMedia', ${RATING_FILES}, 'ratingType', ${billRating.ratingType},
          'offerId', ${billRating.offerId}, 'productId', ${billRating.productId}, 'itemName', ${ITEM_NAME}
        )
        order by ${billRating.position}
      ),
      '[]'
    )
    from ${billRating}
    where ${condition}
  )
`;

const BILL = {
  id: bill.id,
  userId: bill.userId,
  status: bill.status,
  version: bill.version,
  companyId: bill.companyId,
  storeId: bill.storeId,
  storeName: store.storeName,
  image: filesWhere(
    sql`f.bill_id = ${bill.id} and f.version = ${bill.version} and f.rating_id is null`,
  ),
  billRating: ratingsWhere(
    sql`${billRating.companyId} = ${bill.companyId} and ${billRating.billId} = ${bill.id} and ${billRating.version} = ${bill.version}`,
  ),
  createdOn: bill.createdOn,
  updatedBy: bill.updatedBy,
  rejection: sql<BillRejection | null>`case when ${bill.rejectReason} is not null then json_build_object('reason', ${bill.rejectReason}, 'note', ${bill.rejectNote}) end`,
} as const;

const NONE = { N: 0, A: 0, R: 0 };

/** Bills of one status, newest first by default, with how many each status has (BILL-T1). */
export const listBills = defineList<
  Contract["bills"]["byCompany" | "byBranch"],
  {
    readonly companyId: string | null;
    readonly storeId?: string | null | undefined;
    readonly billId?: string | undefined;
  },
  StoredBill
>({
  from: bill,
  id: bill.id,
  select: (tx) => tx.select(BILL).from(bill).innerJoin(store, itsStore(bill)),
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(bill.companyId, companyId),
    storeId: (storeId) => eq(bill.storeId, storeId),
    billId: (billId) => eq(bill.id, billId),
    status: (status) => eq(bill.status, status),
  },
  sorts: { createdOn: bill.createdOn, storeName: store.storeName },
  sortedBy: "-createdOn",
  search: [bill.userId, store.storeName],
  counts: {
    by: "status",
    listed: ({ status }) => [status],
    read: async ({ tx }, filter) => {
      const having = (status: BillStatus) =>
        sql<number>`count(*) filter (where ${bill.status} = ${status})`.mapWith(Number);
      const [counts = NONE] = await tx
        .select({ N: having("N"), A: having("A"), R: having("R") })
        .from(bill)
        .innerJoin(store, itsStore(bill))
        .where(filter);
      return counts;
    },
  },
});

/** The ratings of a bill in their order (BILL-T2). */
export const listRatings = defineList<
  Contract["bills"]["ratings"],
  { readonly billId: string; readonly version: number },
  StoredRating
>({
  from: billRating,
  id: billRating.id,
  select: (tx) => tx.select(RATING).from(billRating),
  tenantFilter: ratingFilter,
  filters: {
    billId: (billId) => eq(billRating.billId, billId),
    version: (version) => eq(billRating.version, version),
  },
  sorts: {},
  sortedBy: [asc(billRating.position), asc(billRating.id)],
  search: [billRating.comment],
});

/** The version of a bill of the scope that counts; undefined if there is no such bill. */
export async function findVersion(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ version: bill.version })
    .from(bill)
    .where(and(tenantFilter(scope), eq(bill.id, id)));
  return found?.version;
}

/** The most earlier versions that are read: the newest ones. */
const MOST_VERSIONS = 50;

/** The versions of a bill of the scope before its newest one, the newest first (INGEST-L3). */
export const listVersions = (
  { tx, scope }: TransactionContext,
  id: string,
): PromiseLike<StoredVersion[]> =>
  tx
    .select({
      version: billVersion.version,
      createdOn: billVersion.createdOn,
      receivedOn: billVersion.receivedOn,
      image: filesWhere(
        sql`f.bill_id = ${billVersion.billId} and f.version = ${billVersion.version} and f.rating_id is null`,
      ),
      billRating: ratingsWhere(
        sql`${billRating.companyId} = ${billVersion.companyId} and ${billRating.billId} = ${billVersion.billId} and ${billRating.version} = ${billVersion.version}`,
      ),
    })
    .from(billVersion)
    .where(
      and(inScope(scope, billVersion.companyId, billVersion.storeId), eq(billVersion.billId, id)),
    )
    .orderBy(desc(billVersion.version))
    .limit(MOST_VERSIONS);
