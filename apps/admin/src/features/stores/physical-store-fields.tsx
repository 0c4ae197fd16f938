import { hasSecondAddress } from "@marquee/domain/stores/second-address";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { formValues, useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import {
  AddressFields,
  type AddressFieldsProps,
  type AddressParts,
} from "../geography/address-fields.tsx";

/** What a form calls the addresses of a store: the registered one, and where shoppers find it. */
export interface StoreAddressNames<Flag extends string, Part extends string> {
  readonly registered: AddressParts<Part>;
  readonly isPhysical: Flag;
  readonly isSameAddress: Flag;
  readonly second: AddressParts<Part>;
}

type Flags<Flag extends string> = Readonly<Record<Flag, "Y" | "N" | "">>;

export interface StoreAddressProps<Flag extends string, Part extends string> {
  readonly form: FieldsActor<Flags<NoInfer<Flag>>> &
    FieldsActor<Readonly<Record<NoInfer<Part>, string>>>;
  readonly names: StoreAddressNames<Flag, Part>;
  readonly geography: AddressFieldsProps<Part>["geography"];
}

const YES_OR_NO = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No" },
] as const;

const ADDRESSES = [
  { value: "Y", label: "Same as the registered address" },
  { value: "N", label: "Another address", detail: "This one you can change later." },
] as const;

/** Whether shoppers can visit a store, and where: sign-up and the wizard of a branch ask the same (ONBOARD-A3). */
export function PhysicalStoreFields<Flag extends string, Part extends string>({
  form,
  names,
  geography,
}: StoreAddressProps<Flag, Part>) {
  const flags: FieldsActor<Flags<Flag>> = form;
  const isphysical = useFields(flags, ({ values }) => values[names.isPhysical]);
  const isSameAddress = useFields(flags, ({ values }) => values[names.isSameAddress]);
  /** Another address begins in the country of the registered one. */
  const choose = (chosen: "Y" | "N") => {
    const values: Readonly<Record<Part, string>> = formValues(form);
    const isFirst = chosen === "N" && values[names.second.country] === "";
    const country = isFirst ? { [names.second.country]: values[names.registered.country] } : {};
    form.send({ type: "fields.changed", values: { [names.isSameAddress]: chosen, ...country } });
  };
  return (
    <>
      <FormGroup<Flags<Flag>, Flag>
        form={flags}
        name={names.isPhysical}
        label="Is the store physical?"
      >
        {({ value, set, control }) => (
          <div className="max-w-48">
            <Segment {...control} value={value} choices={YES_OR_NO} onValueChange={set} />
          </div>
        )}
      </FormGroup>
      {isphysical === "Y" ? (
        <FormGroup<Flags<Flag>, Flag>
          form={flags}
          name={names.isSameAddress}
          label="Where can shoppers visit it?"
        >
          {({ value, control }) => (
            <RadioGroup {...control} value={value} choices={ADDRESSES} onValueChange={choose} />
          )}
        </FormGroup>
      ) : null}
      {hasSecondAddress({ isphysical, isSameAddress }) ? (
        <fieldset className="flex flex-col gap-5 border-l-2 border-line-strong pl-4">
          <legend className="sr-only">The other address</legend>
          <AddressFields form={form} names={names.second} geography={geography} />
        </fieldset>
      ) : null}
    </>
  );
}
