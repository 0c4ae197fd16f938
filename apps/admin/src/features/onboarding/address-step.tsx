import { hasSecondAddress } from "@marquee/domain/stores/second-address";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { changeFields, formValues, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { type StepActor, StepForm } from "./step-form.tsx";
import { AddressFields, type AddressParts } from "../geography/address-fields.tsx";
import { usePublicGeography } from "./sign-up.queries.ts";

const NAMES = {
  registered: {
    country: "country",
    state: "province",
    city: "city",
    postalCode: "postalCode",
    unit: "apartment",
    street: "street",
  },
  second: {
    country: "storeCountry",
    state: "storeProvince",
    city: "storeCity",
    postalCode: "storePostalCode",
    unit: "storeApartment",
    street: "storeStreet",
  },
} as const satisfies Record<string, AddressParts<string>>;

/** One of the two addresses of a sign-up. */
function SignUpAddress({
  step,
  which,
}: {
  readonly step: StepActor;
  readonly which: keyof typeof NAMES;
}) {
  return <AddressFields form={step} names={NAMES[which]} geography={usePublicGeography()} />;
}

const YES_NO = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No" },
] as const;

const WHERE = [
  { value: "Y", label: "Same as the registered address" },
  { value: "N", label: "Another address", detail: "This one you can change later." },
] as const;

function SecondAddress({ step }: { readonly step: StepActor }) {
  const isAsked = useFields(step, ({ values }) =>
    hasSecondAddress({
      isphysical: values.isPhysicalStore,
      isSameAddress: values.isSameAddress,
    }),
  );
  if (!isAsked) return null;
  return (
    <fieldset className="flex flex-col gap-5 border-l-2 border-line-strong pl-4">
      <legend className="sr-only">The other address</legend>
      <SignUpAddress step={step} which="second" />
    </fieldset>
  );
}

function Physical({ step }: { readonly step: StepActor }) {
  const isPhysical = useFields(step, ({ values }) => values.isPhysicalStore === "Y");
  return (
    <>
      <FormGroup form={step} name="isPhysicalStore" label="Is the store physical?">
        {({ value, set }) => (
          <div className="max-w-48">
            <Segment value={value} choices={YES_NO} onValueChange={set} />
          </div>
        )}
      </FormGroup>
      {isPhysical ? (
        <FormGroup form={step} name="isSameAddress" label="Where can shoppers visit it?">
          {({ value, control }) => (
            <RadioGroup
              {...control}
              value={value}
              choices={WHERE}
              onValueChange={(chosen) => {
                const { country, storeCountry } = formValues(step);
                const isFirst = chosen === "N" && storeCountry === "";
                changeFields(step, {
                  isSameAddress: chosen,
                  ...(isFirst ? { storeCountry: country } : {}),
                });
              }}
            />
          )}
        </FormGroup>
      ) : null}
      <SecondAddress step={step} />
    </>
  );
}

/** The registered address, and where shoppers can visit the store. */
export function AddressStep({ step }: { readonly step: StepActor }) {
  const company = useFields(step, ({ values }) => values.businessName);
  return (
    <StepForm
      step={step}
      title="Business address"
      about={`The registered address of ${company || "your company"}.`}
    >
      <SignUpAddress step={step} which="registered" />
      <Note title="The business address cannot be edited after saving.">
        Please check it once more before you go on.
      </Note>
      <Physical step={step} />
    </StepForm>
  );
}
