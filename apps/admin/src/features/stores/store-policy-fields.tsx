import type { StorePolicyValues } from "@marquee/machines/stores/store-policy.machine";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";

interface OfPolicy {
  readonly form: FieldsActor<StorePolicyValues>;
}

const TEXTS = [
  ["storeDescription", "Description"],
  ["returnPolicy", "Return policy"],
  ["deliveryPolicy", "Delivery policy"],
  ["warrantyPolicy", "Warranty policy"],
] as const;

function DeliveryFields({ form }: OfPolicy) {
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-2">
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
    </div>
  );
}

/** The tick and, beside it while it is set, its amount (POLICY-V1). */
function ShippingFields({ form }: OfPolicy) {
  const isFree = useFields(form, ({ values }) => values.freeShipping);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 rounded-control border border-line-strong px-4 py-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
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
    </div>
  );
}

/** Every control of the policy of a store. */
export function StorePolicyFields({ form }: OfPolicy) {
  return (
    <>
      <DeliveryFields form={form} />
      <ShippingFields form={form} />
      {TEXTS.map(([field, label]) => (
        <FormField key={field} form={form} name={field} label={label}>
          {({ value, set, control }) => (
            <TextArea {...control} rows={2} maxLength={4000} value={value} onValueChange={set} />
          )}
        </FormField>
      ))}
    </>
  );
}
