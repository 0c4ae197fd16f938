import { atBranchFields, companyOfBranch } from "@marquee/domain/stores/company-of-branch";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { insertCompany } from "../companies/create-company.ts";
import { conflict, Refusal } from "../platform/refusal/refusal.ts";
import type { WriteContext } from "../platform/tenancy/request-context.ts";
import { insertBranch } from "./create-store.ts";
import { storeRecord } from "./queries.ts";

/**
 * The branch that an earlier call made with the company, which may belong to others by now: nothing is added to it. To who does
 * not see the branch it is as it was, whatever its offers and readers gave it since.
 */
async function firstBranch(context: WriteContext, draft: StoreDraft) {
  const isUnseen = context.scope.kind === "system";
  const made = await storeRecord.findCreated(context, { id: draft.id, body: draft, isUnseen });
  if (made === undefined) return conflict("There is another company with this id already.");
  return made instanceof Refusal || !isUnseen
    ? made
    : { ...made, primaryOfferImage: null, totalLikes: 0 };
}

/** Stores a company with its first branch, or neither (STORE-C7), at a sign-up or when staff add a company. */
export async function insertCompanyBranch(context: WriteContext, draft: StoreDraft) {
  let isMade = false;
  const company = await insertCompany(context, companyOfBranch(draft), async () => {
    isMade = true;
  });
  if (company instanceof Refusal) return company.atFields(atBranchFields);
  if (!isMade) return firstBranch(context, draft);
  const isTaken = () => Promise.resolve(false);
  return insertBranch(context, draft, { body: draft, companyLogo: company.logo, isTaken });
}
