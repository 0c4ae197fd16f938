import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import {
  requireFilled,
  requireNotTaken,
  type Rule,
  type TakenContext,
} from "../validation/rule.ts";
import { onboardingMessages as messages } from "./messages.ts";

export const storeInfoFields = {
  corporationId: "text",
  businessName: "text",
} as const satisfies FormFields;

/** The fields of the Store Info step about the company, which `SignUpData` has. */
export type StoreInfoForm = DraftOf<typeof storeInfoFields>;

/** The company of the Store Info step (STOREINFO-V1, V2, V7, V8); its branch has the rules of every branch. */
export const storeInfoRules: readonly Rule<StoreInfoForm, TakenContext>[] = [
  requireFilled("STOREINFO-V1", "corporationId", messages.corporationIdMissing),
  requireFilled("STOREINFO-V2", "businessName", messages.companyNameMissing),
  {
    ...requireNotTaken("STOREINFO-V7", "corporationId", messages.corporationIdTaken),
    messageFor: ({ corporationId }) => corporationIdTaken(corporationId),
  },
  requireNotTaken("STOREINFO-V8", "businessName", messages.companyNameTaken),
];

/** What is said of a corporation id that another company has (STOREINFO-V7). */
export const corporationIdTaken = (id: string): string =>
  // A function, so that a dollar sign in the id stays one.
  messages.corporationIdTaken.replace("{id}", () => id.trim());
