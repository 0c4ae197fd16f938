import type { SearchKind } from "@marquee/domain/search/search.schema";
import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { itsStore } from "../items/joins.ts";
import { statusConditions, type ItemColumns } from "../items/status-condition.ts";
import type { SearchedRows } from "../platform/lists/found-by-index.ts";
import { shownRoleName } from "../roles/role-title.ts";
import {
  appUser,
  campaign,
  category,
  company,
  invoice,
  offer,
  product,
  role,
  store,
  transaction,
} from "../schema/schema.ts";
import type { Many } from "./find-among-many.ts";

/** Where things of a kind are found, and what of them is shown. */
export interface Source {
  readonly from: PgTable;
  readonly id: PgColumn;
  readonly label: PgColumn | SQL<string>;
  readonly detail: SQL<string>;
  readonly search: readonly (PgColumn | SQL)[];
  /** The indexes of a kind that has very many rows (SEARCH-F6). */
  readonly many?: Many;
  readonly createdOn: PgColumn;
  readonly joins: readonly { readonly table: PgTable; readonly on: SQL | undefined }[];
  /** Whose it is; null for what belongs to no company. */
  readonly owner: { readonly companyId: PgColumn; readonly storeId?: PgColumn } | null;
  readonly where?: SQL | undefined;
  /** The branch that a user of one branch finds things of, if the owner is the company. */
  readonly ofBranch?: PgColumn;
  readonly status?: (now: Date) => SQL;
  readonly type?: PgColumn;
}

const itemStatus =
  (item: ItemColumns) =>
  (now: Date): SQL => {
    const { live, inactive } = statusConditions(item, now);
    return sql`case when ${live} then 'live' when ${inactive} then 'inactive' else 'pending' end`;
  };

const campaignStatus = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`case when ${campaign.validTill} <= ${at} then 'inactive' when ${campaign.validFrom} <= ${at} then 'live' else 'pending' end`;
};

const amountText = (amount: PgColumn): SQL<string> =>
  sql<string>`'CAD ' || to_char(${amount} / 100.0, 'FM9999999990.00')`;

/** What an invoice says of its campaign, as the list of invoices is searched by it. */
const SOLD_CAMPAIGN = sql<string>`${invoice.issued} ->> 'campaignName'`;

interface Table extends PgTable {
  readonly id: PgColumn;
  readonly createdOn: PgColumn;
}
interface BranchTable extends Table {
  readonly companyId: PgColumn;
  readonly storeId: PgColumn;
}
type ItemTable = BranchTable & ItemColumns;

/** What needs no other table, and belongs to no company. */
const plain = (from: Table) => ({
  from,
  id: from.id,
  createdOn: from.createdOn,
  joins: [],
  owner: null,
});

/** What belongs to a branch. */
const ofBranch = (from: BranchTable) => ({
  ...plain(from),
  owner: { companyId: from.companyId, storeId: from.storeId },
});

/** What belongs to a branch, and is shown with its name. */
const withBranch = (from: BranchTable) => ({
  ...ofBranch(from),
  joins: [{ table: store, on: itsStore(from) }],
  detail: sql<string>`${store.storeName}`,
});

/** How a kind with very many rows is searched: by its words and its age. */
const many = (rows: SearchedRows, from: Table): Many => ({
  rows,
  from,
  id: from.id,
  createdOn: from.createdOn,
});

/** What is promoted: its name comes first of what is searched. */
const item = (from: ItemTable, rows: SearchedRows, search: readonly [PgColumn, ...PgColumn[]]) => ({
  ...withBranch(from),
  many: { ...many(rows, from), name: search[0] },
  label: search[0],
  search,
  status: itemStatus(from),
});

export const SOURCES: Readonly<Record<SearchKind, Source>> = {
  companies: {
    ...plain(company),
    owner: { companyId: company.id },
    label: company.name,
    detail: sql`${company.regName}`,
    search: [company.name, company.regName],
  },
  branches: {
    ...plain(store),
    owner: { companyId: store.companyId, storeId: store.id },
    joins: [{ table: company, on: eq(company.id, store.companyId) }],
    label: store.storeName,
    detail: sql`${company.name} || ' · ' || ${store.code}`,
    search: [store.storeName, store.code, company.name],
  },
  campaigns: {
    ...withBranch(campaign),
    many: many("campaign", campaign),
    label: campaign.campaignName,
    search: [campaign.campaignName],
    status: campaignStatus,
    type: campaign.campaignType,
  },
  offers: item(offer, "offer", [offer.heading, offer.subHeading]),
  products: {
    ...item(product, "product", [product.name, product.heading, product.brand]),
    where: sql`${product.isVariant} = 'N'`,
  },
  invoices: {
    ...ofBranch(invoice),
    many: many("invoice", invoice),
    label: invoice.invoiceId,
    detail: sql`${SOLD_CAMPAIGN} || ' · ' || ${amountText(invoice.paymentAmount)}`,
    search: [invoice.invoiceId, SOLD_CAMPAIGN, invoice.paymentId],
  },
  transactions: {
    ...ofBranch(transaction),
    many: many("transaction", transaction),
    joins: [{ table: company, on: eq(company.id, transaction.companyId) }],
    label: sql<string>`coalesce(${transaction.paymentId}, ${transaction.id})`,
    detail: sql`${company.name} || ' · ' || ${transaction.status} || ' · ' || ${amountText(transaction.amount)}`,
    search: [transaction.id, transaction.paymentId, transaction.userId],
  },
  categories: {
    ...plain(category),
    label: category.name,
    detail: sql`case when ${category.parentId} is null then 'Root category' else 'Category' end`,
    search: [category.name],
  },
  users: {
    from: appUser,
    id: appUser.email,
    many: {
      rows: "user",
      from: appUser,
      id: appUser.email,
      name: appUser.name,
      createdOn: appUser.createdOn,
    },
    createdOn: appUser.createdOn,
    joins: [{ table: role, on: eq(role.id, appUser.roleId) }],
    // colleagues of other branches may be named, so filter and policy use the company; only those of one's branch are found
    owner: { companyId: appUser.companyId },
    ofBranch: appUser.storeId,
    label: appUser.name,
    detail: sql`${appUser.email} || coalesce(' · ' || ${shownRoleName}, '')`,
    search: [appUser.name, appUser.email],
  },
};
