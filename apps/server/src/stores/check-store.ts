import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { storeMessages as messages } from "@marquee/domain/stores/messages";
import { storeIssues } from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import { keepMainCategories } from "../categories/queries.ts";
import { placeIssues } from "../geography/place-issues.ts";
import { DatabaseError } from "../platform/database/database-error.ts";
import type { Tx } from "../platform/database/typed.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import type { ImageContext } from "../platform/images/image-uploads.ts";
import { conflict, forbidden, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { NewStore } from "./queries.ts";

type StoredLogos = readonly (string | null)[];

/** The conflict of a branch whose name another one of the company has (BRANCH-V5). */
export const codeTaken = (): Refusal =>
  conflict(messages.branchCodeTaken, undefined, [
    { rule: "BRANCH-V5", field: "code", message: messages.branchCodeTaken },
  ]);

/** Refuses a branch whose name another branch took at the same moment: the database accepts one of them. Rethrows any other error. */
export function refuseViolation(error: unknown): Refusal {
  if (error instanceof DatabaseError && error.constraint === "store_code_once") return codeTaken();
  throw error;
}

/** Refuses a user who may not do this with a branch; null if they may. */
export function refuseStoreUser(
  user: Actor,
  ability: "stores.addBranch" | "stores.edit" | "stores.editPolicy",
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Refusal | null {
  const response = can(user, ability, { companyId, storeId: id });
  return response.allowed ? null : forbidden(response.reason);
}

/** Categories that are chosen now are main ones; a branch keeps those that it has (STORE-C5). */
async function categoryIssues(
  tx: Tx,
  { categories }: StoreDraft,
  stored: StoreDraft | null,
): Promise<readonly Issue[]> {
  const before = new Set(stored?.categories.map(({ id }) => id));
  const chosen = categories.map(({ id }) => id).filter((id) => !before.has(id));
  return (await keepMainCategories(tx, chosen))
    ? []
    : [{ rule: "STORE-C5", field: "categories", message: messages.categoryUnknown }];
}

/**
 * The issues that the rules find in a branch, and whether all that it names exists (STORE-C5). `stored` is what an edit starts
 * from; its logo may be one of `logos`, which are its own and its company's (STORE-C8).
 */
export async function refuseContent(
  context: ImageContext,
  draft: StoreDraft,
  { stored, logos }: { readonly stored: StoreDraft | null; readonly logos: StoredLogos },
): Promise<Refusal | null> {
  const { tx } = context;
  const { companyLogo: logo, companyId } = draft;
  const second = {
    countryId: draft.storeCountryId,
    stateId: draft.storeStateId,
    cityId: draft.storeCityId,
  };
  const rule = "STORE-C5";
  const issues = [
    ...storeIssues(draft, { stored }),
    ...(await placeIssues(tx, draft, { rule, state: "stateId", city: "cityId" })),
    ...(await placeIssues(tx, second, { rule, state: "storeStateId", city: "storeCityId" })),
    ...(await categoryIssues(tx, draft, stored)),
    ...(await foreignImages(context, logo === null ? [] : [logo], {
      companyId,
      rule: "STORE-C8",
      field: "companyLogo",
      kind: "companies",
      stored: logos.filter((each) => each !== null),
    })),
  ];
  return issues.length > 0 ? invalid(issues) : null;
}

/** The columns of a draft that breaks no rule. */
export function storeColumns(draft: StoreDraft) {
  const { id: _id, companyId: _company, categories: _joined, countryId, ...content } = draft;
  if (countryId === "") throw new Error("a checked branch has no country");
  const country: Country = countryId;
  const lists = {
    marketPlace: [...content.marketPlace],
    fromHrs: [...content.fromHrs],
    toHrs: [...content.toHrs],
    areas: [...content.areas],
  };
  return { ...content, ...lists, countryId: country } satisfies Partial<NewStore>;
}
