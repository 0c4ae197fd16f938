import {
  fromCompany,
  normalizedStore,
  storedStore,
  withStoredAddress,
} from "@marquee/domain/stores/store-draft";
import type { StoreDetails, StoreDraft, StorePolicy } from "@marquee/domain/stores/store.schema";
import { isSameName } from "@marquee/domain/wire/typed-text";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { companyRecord } from "../companies/queries.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { queueReview, readFacts } from "./branch-facts.ts";
import {
  codeTaken,
  storeColumns,
  refuseContent,
  refuseStoreUser,
  refuseViolation,
} from "./check-store.ts";
import { branchCodeExists, replaceCategories, storeRecord } from "./queries.ts";

/** What a save changes besides: a branch that was sent back is queued again once it is another one than was stored (STORE-A12). */
const queuedBy = (stored: StoreDetails, saved: object) =>
  isDeepStrictEqual({ ...stored, ...saved }, stored) ? {} : { sentBack: null };

/** The categories of a draft, with the names of those that the branch has already. */
const categoriesOf = (stored: StoreDetails, { categories }: StoreDraft) =>
  categories.map((each) => stored.categories.find(({ id }) => id === each.id) ?? each);

async function change(
  context: RequestContext,
  pool: pg.Pool,
  given: StoreDraft,
  version: number | null,
): Promise<StoreDetails | Refusal> {
  const stored = await storeRecord.lock(context, given.id, version);
  if (stored instanceof Refusal) return stored;
  const refused = refuseStoreUser(context.user, "stores.edit", stored);
  if (refused) return refused;
  const company = await companyRecord.find(context, stored.companyId);
  if (!company) return notFound();
  const draft = {
    ...withStoredAddress(given, stored),
    ...fromCompany(company, given.websiteUrl),
  };
  const refusal = await refuseContent(context, draft, {
    stored: storedStore(stored),
    logos: [stored.companyLogo, company.logo],
  });
  if (refusal) return refusal;
  const { id, companyId, code } = draft;
  if (!isSameName(code, stored.code) && (await branchCodeExists(pool, companyId, code)))
    return codeTaken();
  const before = await readFacts(context, id);
  const columns = storeColumns(draft);
  const queued = queuedBy(stored, { ...columns, categories: categoriesOf(stored, draft) });
  return storeRecord.change(context, id, { ...columns, ...queued }, async () => {
    await replaceCategories(context.tx, draft);
    await queueReview(context, id, before);
  });
}

/** Changes a branch from `version` (null: whichever is stored) (STORE-U1, STORE-U2). */
export async function updateStore(
  request: SignedInRequest,
  pool: pg.Pool,
  given: StoreDraft,
): Promise<StoreDetails | Refusal> {
  const draft = normalizedStore(given);
  try {
    return await request.transaction((tx) =>
      change({ ...request, tx }, pool, draft, request.version),
    );
  } catch (error) {
    return refuseViolation(error);
  }
}

/** Changes the policy of a branch, and nothing else of it (STORE-U3). */
export async function updatePolicy(
  context: RequestContext,
  { id, ...policy }: StorePolicy,
  version: number | null,
): Promise<StoreDetails | Refusal> {
  const stored = await storeRecord.lock(context, id, version);
  if (stored instanceof Refusal) return stored;
  const refused = refuseStoreUser(context.user, "stores.editPolicy", stored);
  return refused ?? storeRecord.change(context, id, { ...policy, ...queuedBy(stored, policy) });
}
