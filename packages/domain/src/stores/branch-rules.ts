import { chosen, filled, type Rule, type TakenContext } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isFilled, isWebAddress } from "../validation/typed-values.ts";
import { storeMessages as say } from "./messages.ts";

/** What a branch of an existing company is checked on; a `StoreDraft` is one. `code` is the branch's name. */
export interface BranchForm {
  readonly storeName: string;
  readonly code: string;
  readonly marketPlace: readonly string[];
  readonly websiteUrl: string;
}

export const branchFields = {
  storeName: "text",
  code: "text",
  marketPlace: "list",
  websiteUrl: "text",
} as const satisfies FormFields;

/** Adding a branch to an existing company, in the specification's order (BRANCH-V1 to BRANCH-V5). */
export const branchRules: readonly Rule<BranchForm, TakenContext>[] = [
  filled("BRANCH-V1", "storeName", say.storeNameMissing),
  filled("BRANCH-V2", "code", say.branchNameMissing),
  chosen("BRANCH-V3", "marketPlace", say.marketPlaceMissing),
  {
    id: "BRANCH-V4",
    field: "websiteUrl",
    message: say.websiteInvalid,
    holds: ({ websiteUrl }) => isWebAddress(websiteUrl),
  },
  {
    id: "BRANCH-V5",
    field: "code",
    message: say.branchCodeTaken,
    holds: ({ code }, { taken = [] }) => !isFilled(code) || !taken.includes("code"),
  },
];
