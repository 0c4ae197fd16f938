import type { StorePolicyValues } from "@marquee/machines/stores/store-policy.machine";
import { AmountInput } from "@marquee/ui/amount-input.tsx";
import { Checkbox } from "@marquee/ui/checkbox.tsx";
import { TextArea } from "@marquee/ui/text-area.tsx";
import { useQuery } from "@tanstack/react-query";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useClient } from "../../session/session-context.tsx";
import { storesAbove } from "./stores-above.ts";
import { storeQuery } from "./stores.queries.ts";
import { usePolicyForm } from "./use-policy-form.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { policySearch } from "./stores.search.ts";

type PolicyActor = FieldsActor<StorePolicyValues>;

const TEXTS = [
  ["storeDescription", "Description"],
  ["returnPolicy", "Return policy"],
  ["deliveryPolicy", "Delivery policy"],
  ["warrantyPolicy", "Warranty policy"],
] as const;

function DeliveryFields({ form }: { readonly form: PolicyActor }) {
  return (
    <FieldPair>
      <FormGroup form={form} name="deliveryType" label="Delivery type">
        {({ value, set }) => (
          <Checkbox
            label="Delivery"
            checked={value === "Delivery"}
            onCheckedChange={(ticked) => set(ticked ? "Delivery" : "")}
          />
        )}
      </FormGroup>
      <FormGroup form={form} name="secondDeliveryType" label="Second delivery type">
        {({ value, set }) => (
          <Checkbox
            label="Pickup"
            checked={value === "Pickup"}
            onCheckedChange={(ticked) => set(ticked ? "Pickup" : "")}
          />
        )}
      </FormGroup>
    </FieldPair>
  );
}

/** The tick and, beside it while it is set, its amount (POLICY-V1). */
function ShippingFields({ form }: { readonly form: PolicyActor }) {
  const isFree = useFields(form, ({ values }) => values.freeShipping);
  return (
    <FieldPair>
      <FormGroup form={form} name="freeShipping" label="Shipping">
        {({ value, set }) => (
          <Checkbox
            label="Store-wide free shipping"
            help="Orders from this amount ship free. Products keep their own shipping type below it."
            checked={value}
            onCheckedChange={set}
          />
        )}
      </FormGroup>
      {isFree ? (
        <FormField form={form} name="deliveryNotes" label="Free shipping from (CAD)">
          {({ value, set, control }) => (
            <AmountInput {...control} value={value} onValueChange={set} />
          )}
        </FormField>
      ) : null}
    </FieldPair>
  );
}

function Opened({ id }: { readonly id: string }) {
  const form = usePolicyForm(id);
  const store = useQuery(storeQuery(useClient(), id)).data;
  const name = store ? `${store.storeName}, ${store.code}. ` : "";
  return (
    <FormPage
      form={form}
      title="Store Policy"
      description={`${name}Shoppers read it beside every offer of this store.`}
      parent={storesAbove()}
      here="Policy"
      submit="Save"
      purpose="this policy can be saved"
      saved={{ title: "Store policy saved", destination: "Taking you to the stores" }}
    >
      <FormSection title="Delivery">
        <DeliveryFields form={form} />
        <ShippingFields form={form} />
      </FormSection>
      <FormSection title="What shoppers read">
        {TEXTS.map(([field, label]) => (
          <FormField key={field} form={form} name={field} label={label}>
            {({ value, set, control }) => (
              <TextArea {...control} rows={3} maxLength={4000} value={value} onValueChange={set} />
            )}
          </FormField>
        ))}
      </FormSection>
    </FormPage>
  );
}

/** The policy of the store that the address names. */
export function PolicyFormScreen() {
  const { id } = useScreenSearch(policySearch);
  return (
    <PermissionGuard ability="stores.editPolicy">
      <Opened key={id} id={id ?? ""} />
    </PermissionGuard>
  );
}
