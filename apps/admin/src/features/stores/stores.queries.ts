import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type {
  Store,
  StoreDetails,
  StoreDraft,
  StorePolicy,
} from "@marquee/domain/stores/store.schema";
import { isSameName } from "@marquee/domain/wire/typed-text";
import { branchRules } from "@marquee/domain/stores/branch-rules";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { queryOptions } from "@tanstack/react-query";
import { nounKey } from "../../page-kit/noun-key.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";

export const STORES = nounKey("stores");

/** The stores and branches of a company. */
export const storeRows = (client: Client, companyId: string): ListQuery<Store> => ({
  queryKey: [...STORES, "list", companyId],
  fetchRows: ({ query }, options) =>
    client.stores.byCompany({ params: { companyId }, query }, options),
});

/** One branch, as its forms edit it. */
export const storeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...STORES, "byId", id],
    queryFn: ({ signal }) => client.stores.byId({ params: { id } }, { signal }),
  });

export const createStore = (
  client: Client,
  encEmail: string,
  body: StoreDraft,
): Promise<StoreDetails> => client.stores.addToCompany({ params: { encEmail }, body });

/** `version` is the one that the edit started from. */
export const updateStore = (
  client: Client,
  encEmail: string,
  body: StoreDraft,
  version: CallOptions,
): Promise<StoreDetails> => client.stores.update({ params: { encEmail }, body }, version);

export const savePolicy = (
  client: Client,
  encEmail: string,
  body: StorePolicy,
  version: CallOptions,
): Promise<StoreDetails> => client.stores.updatePolicy({ params: { encEmail }, body }, version);

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
