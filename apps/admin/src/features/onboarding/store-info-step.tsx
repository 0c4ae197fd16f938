import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { onboardingRoutes } from "@marquee/api/routes/onboarding";
import { CheckboxGroup } from "@marquee/ui/checkbox.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { ImageSlots } from "../images/image-slots.tsx";
import { CorporationMail } from "./corporation-mail.tsx";
import { useTypedCheck } from "../../page-kit/steps/use-typed-check.ts";
import { useClient } from "../../session/session-context.tsx";
import { isTaken, type TypedField } from "./sign-up.queries.ts";
import { StepForm, type StepActor } from "./step-form.tsx";

const MARKETS = [
  { value: "Canada", label: "Canada" },
  { value: "United States", label: "United States" },
] as const;

function LogoField({ step }: { readonly step: StepActor }) {
  return (
    <FormField form={step} name="companyLogo" label="Company logo" hint="500 × 250, optional">
      {({ value, set, control: { onBlur: _left, ...control } }) => (
        <ImageSlots
          {...control}
          label="Company logo"
          purpose={IMAGE_PURPOSES.signUpLogo}
          images={value === null ? [] : [value]}
          path={onboardingRoutes.uploadLogo.path}
          onChange={([image = null]) => {
            if (image !== value) set(image);
          }}
        />
      )}
    </FormField>
  );
}

/** Looks a field of the company up while it is typed (ONBOARD-M4). */
function useCompanyCheck(step: StepActor, field: TypedField): void {
  const client = useClient();
  useTypedCheck(step, {
    field,
    queryKey: ["signUp", "taken", field],
    isTaken: (value) => isTaken(client, field, value),
  });
}

/** Company, store and branch. */
export function StoreInfoStep({ step }: { readonly step: StepActor }) {
  useCompanyCheck(step, "corporationId");
  useCompanyCheck(step, "businessName");
  return (
    <StepForm step={step} title="Store info" about="Your company, and its first store.">
      <FormField form={step} name="corporationId" label="Corporation id">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={64}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <CorporationMail step={step} />
      <FormField form={step} name="businessName" label="Company name">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            autoComplete="organization"
            maxLength={160}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <FieldPair>
        <FormField form={step} name="storeName" label="Store name">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={160} value={value} onValueChange={set} />
          )}
        </FormField>
        <FormField form={step} name="branchName" label="Branch name">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={80} value={value} onValueChange={set} />
          )}
        </FormField>
      </FieldPair>
      <FormGroup form={step} name="marketPlace" label="Marketplaces">
        {({ value, set, control }) => (
          <CheckboxGroup {...control} values={value} onValuesChange={set} choices={MARKETS} />
        )}
      </FormGroup>
      <FormField form={step} name="websiteUrl" label="Website URL">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            inputMode="url"
            autoComplete="url"
            maxLength={2000}
            placeholder="https://"
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <LogoField step={step} />
    </StepForm>
  );
}
