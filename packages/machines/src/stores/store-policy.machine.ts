import type { StoreDetails, StorePolicy } from "@marquee/domain/stores/store.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** What the policy form holds: the amount counts only if store-wide free shipping is ticked. */
export interface StorePolicyValues extends StorePolicy {
  readonly freeShipping: boolean;
}

/** The policy of a stored branch (POLICY-V1). */
export const storePolicyMachine = createFormMachine<StorePolicyValues, StoreDetails>({
  id: "storePolicy",
  title: "The policy of a store",
});
