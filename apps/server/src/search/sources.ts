import type { SearchKind } from "@marquee/domain/search/search.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { itsStore } from "../items/joins.ts";
import { statusConditions, type ItemColumns } from "../items/status-condition.ts";
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

/** Where things of a kind are found, and what of them is shown. */
export interface Source {
  readonly from: PgTable;
  readonly id: PgColumn;
  readonly label: PgColumn | SQL<string>;
  readonly detail: SQL<string>;
  readonly search: readonly PgColumn[];
  readonly createdOn: PgColumn;
  readonly joins: readonly { readonly table: PgTable; readonly on: SQL | undefined }[];
  /** Whose it is; null for what belongs to no company. */
  readonly owner: { readonly companyId: PgColumn; readonly storeId?: PgColumn } | null;
  readonly where?: SQL | undefined;
  /** The branch that a user of one branch finds things of, if the owner is the company. */
  readonly ofBranch?: PgColumn;
  readonly status?: (now: Date) => SQL;
  readonly type?: PgColumn;
  /** There are so many that the newest alone are looked at: those in whose name the text comes first are not sought among all. */
  readonly isLarge?: boolean;
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

const itemBranch = (item: { readonly companyId: PgColumn; readonly storeId: PgColumn }) => ({
  table: store,
  on: itsStore(item),
});

const amountText = (amount: PgColumn): SQL<string> =>
  sql<string>`'CAD ' || to_char(${amount} / 100.0, 'FM9999999990.00')`;

export const SOURCES: Readonly<Record<SearchKind, Source>> = {
  companies: {
    from: company,
    id: company.id,
    label: company.name,
    detail: sql`${company.regName}`,
    search: [company.name, company.regName],
    createdOn: company.createdOn,
    joins: [],
    owner: { companyId: company.id },
  },
  branches: {
    from: store,
    id: store.id,
    label: store.storeName,
    detail: sql`${company.name} || ' · ' || ${store.code}`,
    search: [store.storeName, store.code, company.name],
    createdOn: store.createdOn,
    joins: [{ table: company, on: eq(company.id, store.companyId) }],
    owner: { companyId: store.companyId, storeId: store.id },
  },
  campaigns: {
    from: campaign,
    id: campaign.id,
    label: campaign.campaignName,
    detail: sql`${store.storeName}`,
    search: [campaign.campaignName, store.storeName],
    createdOn: campaign.createdOn,
    joins: [itemBranch(campaign)],
    owner: { companyId: campaign.companyId, storeId: campaign.storeId },
    status: campaignStatus,
    type: campaign.campaignType,
  },
  offers: {
    from: offer,
    id: offer.id,
    label: offer.heading,
    detail: sql`${store.storeName}`,
    search: [offer.heading, offer.subHeading],
    createdOn: offer.createdOn,
    joins: [itemBranch(offer)],
    owner: { companyId: offer.companyId, storeId: offer.storeId },
    status: itemStatus(offer),
    isLarge: true,
  },
  products: {
    from: product,
    id: product.id,
    label: product.name,
    detail: sql`${store.storeName}`,
    search: [product.name, product.heading],
    createdOn: product.createdOn,
    joins: [itemBranch(product)],
    owner: { companyId: product.companyId, storeId: product.storeId },
    where: sql`${product.isVariant} = 'N'`,
    status: itemStatus(product),
    isLarge: true,
  },
  invoices: {
    from: invoice,
    id: invoice.id,
    label: invoice.invoiceId,
    detail: sql`${campaign.campaignName} || ' · ' || ${amountText(invoice.paymentAmount)}`,
    search: [invoice.invoiceId, campaign.campaignName, invoice.paymentId],
    createdOn: invoice.createdOn,
    joins: [
      {
        table: campaign,
        on: and(eq(campaign.companyId, invoice.companyId), eq(campaign.id, invoice.campaignId)),
      },
    ],
    owner: { companyId: invoice.companyId, storeId: invoice.storeId },
  },
  transactions: {
    from: transaction,
    id: transaction.id,
    label: sql<string>`coalesce(${transaction.paymentId}, ${transaction.id})`,
    detail: sql`${company.name} || ' · ' || ${transaction.status} || ' · ' || ${amountText(transaction.amount)}`,
    search: [transaction.id, transaction.paymentId, transaction.userId],
    createdOn: transaction.createdOn,
    joins: [{ table: company, on: eq(company.id, transaction.companyId) }],
    owner: { companyId: transaction.companyId, storeId: transaction.storeId },
  },
  categories: {
    from: category,
    id: category.id,
    label: category.name,
    detail: sql`case when ${category.parentId} is null then 'Root category' else 'Category' end`,
    search: [category.name],
    createdOn: category.createdOn,
    joins: [],
    owner: null,
  },
  users: {
    from: appUser,
    id: appUser.email,
    label: appUser.name,
    detail: sql`${appUser.email} || coalesce(' · ' || ${role.roleName}, '')`,
    search: [appUser.name, appUser.email],
    createdOn: appUser.createdOn,
    joins: [{ table: role, on: eq(role.id, appUser.roleId) }],
    // colleagues may be named across branches, so filter and policy hold the company; what is found is of one's branch
    owner: { companyId: appUser.companyId },
    ofBranch: appUser.storeId,
  },
};
