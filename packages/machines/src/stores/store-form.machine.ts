import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a store or branch, new or stored. */
export const storeFormMachine = createFormMachine<StoreDraft, StoreDetails>({
  id: "storeForm",
  title: "The store form",
});
