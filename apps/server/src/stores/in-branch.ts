import type { Inside } from "../platform/lists/list-inside.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { findStore } from "./queries.ts";

/** Inside a branch; one outside the scope is not there (LIST-N1). */
export const inBranch: Inside<{ readonly companyId: string; readonly storeId: string }> = async (
  work,
  id,
) => {
  const store = await findStore(work, id);
  return store ? { companyId: store.companyId, storeId: store.id } : notFound();
};
