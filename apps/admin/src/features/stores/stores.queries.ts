import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import { branchRules } from "@marquee/domain/stores/branch-rules";
import type { Store, StoreDraft } from "@marquee/domain/stores/store.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { isSameName } from "@marquee/domain/wire/typed-text";
import { queryOptions } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";

export const STORES = nounKey("stores");

/** The stores and branches of a company, of every company where none is chosen, or the one that is named. */
export const storeRows = (
  client: Client,
  companyId: string | null,
  storeId: string | null = null,
): ListQuery<Store> => ({
  queryKey: [...STORES, "list", companyId, storeId],
  fetchRows: ({ query, filters }, options) => {
    const isApprove = filters["isApprove"];
    return client.stores.byCompany(
      {
        params: { companyId: companyId ?? EVERY_COMPANY },
        query: {
          ...query,
          storeId: storeId ?? undefined,
          ...(isApprove === "Y" || isApprove === "N" ? { isApprove } : {}),
          ...(isApprove === "changed" ? { needsReview: "Y" } : {}),
        },
      },
      options,
    );
  },
});

/** As many as one goes through at once; what is decided brings the next ones. */
const MOST_WAITING = 100;

/** The branches that await a decision of staff, the longest waiting first (STORE-A13). */
export const waitingQuery = (client: Client, companyId: string | null) =>
  queryOptions({
    queryKey: [...STORES, "waiting", companyId],
    queryFn: ({ signal }) =>
      client.stores.byCompany(
        {
          params: { companyId: companyId ?? EVERY_COMPANY },
          query: { waits: "Y", sort: "waitsSince", page: 1, size: MOST_WAITING },
        },
        { signal },
      ),
  });

/** One branch, as its forms edit it. */
export const storeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...STORES, "byId", id],
    queryFn: ({ signal }) => client.stores.byId({ params: { id } }, { signal }),
  });

/** Whether another branch of the company has a code; `own` is the one that a stored branch has itself (STORE-W4). */
export const isBranchTaken = async (
  client: Client,
  {
    companyId,
    code,
    own,
  }: { readonly companyId: string; readonly code: string; readonly own: string },
): Promise<boolean> =>
  !isSameName(code, own) &&
  client.stores.branchCodeExists({ params: { branchCode: code.trim(), companyId } });

/** What the server rejects of store info: a branch name that another branch of the company has. */
export async function checkBranchInfo(
  client: Client,
  draft: StoreDraft,
  own: string,
): Promise<readonly Issue[]> {
  const { companyId, code } = draft;
  const isTaken = await isBranchTaken(client, { companyId, code, own });
  return isTaken ? ruleIssues(branchRules, draft, { taken: ["code"] }) : [];
}
