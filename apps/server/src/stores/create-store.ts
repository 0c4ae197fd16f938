import { fromCompany, normalizedStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import type pg from "pg";
import { companyRecord } from "../companies/queries.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { WriteContext } from "../platform/tenancy/request-context.ts";
import {
  codeTaken,
  storeColumns,
  refuseContent,
  refuseStoreUser,
  refuseViolation,
} from "./check-store.ts";
import { branchCodeExists, replaceCategories, storeRecord } from "./queries.ts";

interface BranchOrigin {
  readonly body: StoreDraft;
  readonly companyLogo: string | null;
  /** Whether another branch has its name. */
  readonly isTaken: () => Promise<boolean>;
}

/** Inserts a branch of a company that exists, once. */
export function insertBranch(
  context: WriteContext,
  draft: StoreDraft,
  { body, companyLogo, isTaken }: BranchOrigin,
): Promise<StoreDetails | Refusal> {
  return storeRecord.insertOnce(context, {
    id: draft.id,
    body,
    columns: async () => {
      const refusal = await refuseContent(context, draft, { stored: null, logos: [companyLogo] });
      if (refusal) return refusal;
      if (await isTaken()) return codeTaken();
      return { id: draft.id, companyId: draft.companyId, ...storeColumns(draft) };
    },
    inserted: () => replaceCategories(context.tx, draft),
  });
}

/** Makes a branch of a company, which awaits approval (STORE-C1 to STORE-C6). Names are looked up as the system. */
export async function createStore(
  request: SignedInRequest,
  pool: pg.Pool,
  given: StoreDraft,
): Promise<StoreDetails | Refusal> {
  const body = normalizedStore(given);
  const refused = refuseStoreUser(request.user, "stores.addBranch", body);
  if (refused) return refused;
  const isTaken = () => branchCodeExists(pool, body.companyId, body.code);
  try {
    return await request.transaction(async (tx) => {
      const context = { ...request, tx };
      const company = await companyRecord.find(context, body.companyId);
      if (!company) return notFound();
      const draft = { ...body, ...fromCompany(company, body.websiteUrl) };
      return insertBranch(context, draft, { body, companyLogo: company.logo, isTaken });
    });
  } catch (error) {
    return refuseViolation(error);
  }
}
