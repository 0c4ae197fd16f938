import { chosen, filled, type Rule, type TakenContext } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isFilled, isWebAddress } from "../validation/typed-values.ts";
import { onboardingMessages as say } from "./messages.ts";

/** What the Store Info step is checked on; `SignUpData` is one. */
export interface StoreInfoForm {
  readonly corporationId: string;
  readonly businessName: string;
  readonly storeName: string;
  readonly branchName: string;
  readonly marketPlace: readonly string[];
  readonly websiteUrl: string;
}

export const storeInfoFields = {
  corporationId: "text",
  businessName: "text",
  storeName: "text",
  branchName: "text",
  marketPlace: "list",
  websiteUrl: "text",
} as const satisfies FormFields;

/** The Store Info step of the wizard, in the specification's order (STOREINFO-V1 to STOREINFO-V8). */
export const storeInfoRules: readonly Rule<StoreInfoForm, TakenContext>[] = [
  filled("STOREINFO-V1", "corporationId", say.corporationIdMissing),
  filled("STOREINFO-V2", "businessName", say.companyNameMissing),
  filled("STOREINFO-V3", "storeName", say.storeNameMissing),
  filled("STOREINFO-V4", "branchName", say.branchNameMissing),
  chosen("STOREINFO-V5", "marketPlace", say.marketPlaceMissing),
  {
    id: "STOREINFO-V6",
    field: "websiteUrl",
    message: say.websiteInvalid,
    holds: ({ websiteUrl }) => isWebAddress(websiteUrl),
  },
  {
    id: "STOREINFO-V7",
    field: "corporationId",
    message: say.corporationIdTaken,
    messageFor: ({ corporationId }) => corporationIdTaken(corporationId),
    holds: ({ corporationId }, { taken = [] }) =>
      !isFilled(corporationId) || !taken.includes("corporationId"),
  },
  {
    id: "STOREINFO-V8",
    field: "businessName",
    message: say.companyNameTaken,
    holds: ({ businessName }, { taken = [] }) =>
      !isFilled(businessName) || !taken.includes("businessName"),
  },
];

/** What is said of a corporation id that another company has (STOREINFO-V7). */
export const corporationIdTaken = (id: string): string =>
  // A function, so that a dollar sign in the id stays one.
  say.corporationIdTaken.replace("{id}", () => id.trim());
