import {
  requireChosen,
  requireFilled,
  requireNotTaken,
  type Rule,
  type TakenContext,
} from "../validation/rule.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { isFilled, isWebAddress } from "../validation/typed-values.ts";
import { onboardingMessages as messages } from "./messages.ts";

export const storeInfoFields = {
  corporationId: "text",
  businessName: "text",
  storeName: "text",
  branchName: "text",
  marketPlace: "list",
  websiteUrl: "text",
} as const satisfies FormFields;

/** What the Store Info step is checked on; `SignUpData` is one. */
export type StoreInfoForm = DraftOf<typeof storeInfoFields>;

/** The Store Info step of the wizard, in the specification's order (STOREINFO-V1 to STOREINFO-V8). */
export const storeInfoRules: readonly Rule<StoreInfoForm, TakenContext>[] = [
  requireFilled("STOREINFO-V1", "corporationId", messages.corporationIdMissing),
  requireFilled("STOREINFO-V2", "businessName", messages.companyNameMissing),
  requireFilled("STOREINFO-V3", "storeName", messages.storeNameMissing),
  requireFilled("STOREINFO-V4", "branchName", messages.branchNameMissing),
  requireChosen("STOREINFO-V5", "marketPlace", messages.marketPlaceMissing),
  {
    id: "STOREINFO-V6",
    field: "websiteUrl",
    message: messages.websiteInvalid,
    holds: ({ websiteUrl }) => isWebAddress(websiteUrl),
  },
  {
    id: "STOREINFO-V7",
    field: "corporationId",
    message: messages.corporationIdTaken,
    messageFor: ({ corporationId }) => corporationIdTaken(corporationId),
    holds: ({ corporationId }, { taken = [] }) =>
      !isFilled(corporationId) || !taken.includes("corporationId"),
  },
  requireNotTaken("STOREINFO-V8", "businessName", messages.companyNameTaken),
];

/** What is said of a corporation id that another company has (STOREINFO-V7). */
export const corporationIdTaken = (id: string): string =>
  // A function, so that a dollar sign in the id stays one.
  messages.corporationIdTaken.replace("{id}", () => id.trim());
