import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import {
  requireChosen,
  requireFilled,
  requireNotTaken,
  type Rule,
  type TakenContext,
} from "../validation/rule.ts";
import { isWebAddress } from "../validation/typed-values.ts";
import { storeMessages as messages } from "./messages.ts";

export const branchFields = {
  storeName: "text",
  code: "text",
  marketPlace: "list",
  websiteUrl: "text",
} as const satisfies FormFields;

/** What a branch of an existing company is checked on; a `StoreDraft` is one. `code` is the branch's name. */
export type BranchForm = DraftOf<typeof branchFields>;

/** What every branch is checked on, that of a sign-up too, in the specification's order (BRANCH-V1 to BRANCH-V4). */
export const branchInfoRules: readonly Rule<BranchForm, unknown>[] = [
  requireFilled("BRANCH-V1", "storeName", messages.storeNameMissing),
  requireFilled("BRANCH-V2", "code", messages.branchNameMissing),
  requireChosen("BRANCH-V3", "marketPlace", messages.marketPlaceMissing),
  {
    id: "BRANCH-V4",
    field: "websiteUrl",
    message: messages.websiteInvalid,
    holds: ({ websiteUrl }) => isWebAddress(websiteUrl),
  },
];

/** Adding a branch to an existing company, which has no other of its code (BRANCH-V5). */
export const branchRules: readonly Rule<BranchForm, TakenContext>[] = [
  ...branchInfoRules,
  requireNotTaken("BRANCH-V5", "code", messages.branchCodeTaken),
];
