import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "../../page-kit/form/form-dialog.tsx";
import { useClient } from "../../session/session-context.tsx";
import { StorePolicyFields } from "./store-policy-fields.tsx";
import { storesAbove } from "./stores-above.ts";
import { storeQuery } from "./stores.queries.ts";
import { usePolicyForm } from "./use-policy-form.ts";

export interface StorePolicyDialogProps {
  /** The store that it is the policy of. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The policy of a store, over the list that it was opened from. */
export function StorePolicyDialog({ id, onClose }: StorePolicyDialogProps) {
  const form = usePolicyForm(id);
  const store = useQuery(storeQuery(useClient(), id)).data;
  const name = store ? `${store.storeName}, ${store.code}. ` : "";
  return (
    <FormDialog
      form={form}
      title="Store Policy"
      description={`${name}Shoppers read it beside every offer of this store.`}
      submit="Save"
      purpose="this policy can be saved"
      of={{ noun: "store", list: storesAbove() }}
      saved={{ title: "Store policy saved", destination: "Taking you to the stores" }}
      onClose={onClose}
    >
      <StorePolicyFields form={form} />
    </FormDialog>
  );
}
