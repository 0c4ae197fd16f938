import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Bill, BillStatus } from "@marquee/domain/bills/bill.schema";
import { queryOptions } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";

export const BILLS = nounKey("bills");

const tabStatus = (tab: string | null): BillStatus => (tab === "A" || tab === "R" ? tab : "N");

export interface ListedBills {
  readonly companyId: string | null;
  readonly storeId: string | null;
  /** The one bill that is listed; null for all. */
  readonly billId: string | null;
}

/** The bills of a branch or a company by status; of every company, if none is chosen. */
export const billRows = (
  client: Client,
  { companyId, storeId, billId }: ListedBills,
): ListQuery<Bill> => ({
  queryKey: [...BILLS, "list", companyId, storeId, billId],
  fetchRows: ({ query, tab }, options) =>
    client.bills.byCompany(
      {
        params: { companyId: companyId ?? EVERY_COMPANY, status: tabStatus(tab) },
        query: {
          ...query,
          storeId: storeId ?? undefined,
          billId: billId ?? undefined,
        },
      },
      options,
    ),
});

/** How many new bills are fetched for the queue at a time. */
const IN_QUEUE = 20;
/** The addresses of pictures expire: they are fetched again before that (BILL-T4). */
const FRESH = 5 * 60_000;

/** The new bills of every company that have waited longest. */
export const queueQuery = (client: Client) =>
  queryOptions({
    queryKey: [...BILLS, "queue"],
    queryFn: ({ signal }) =>
      client.bills.byCompany(
        {
          params: { companyId: EVERY_COMPANY, status: "N" },
          query: { page: 1, size: IN_QUEUE, sort: "createdOn" },
        },
        { signal },
      ),
    refetchInterval: FRESH,
  });

/** The ratings of a bill, with addresses that are good now. */
export const ratingsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...BILLS, "ratings", id],
    queryFn: ({ signal }) => client.bills.ratings({ params: { id } }, { signal }),
    refetchInterval: FRESH,
  });

/** A bill that a list has shown, with addresses that are good now: those of the list may have expired since. */
export const billQuery = (client: Client, bill: Bill) =>
  queryOptions({
    queryKey: [...BILLS, "byId", bill.id],
    queryFn: async ({ signal }) => {
      const { companyId, storeId, status, userId: q } = bill;
      const { rows } = await client.bills.byCompany(
        { params: { companyId, status }, query: { storeId, q } },
        { signal },
      );
      return rows.find(({ id }) => id === bill.id) ?? bill;
    },
    initialData: bill,
    staleTime: 0,
    refetchInterval: FRESH,
  });

/** The versions of a bill before its newest one. */
export const versionsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...BILLS, "versions", id],
    queryFn: ({ signal }) => client.bills.versions({ params: { id } }, { signal }),
    refetchInterval: FRESH,
  });
