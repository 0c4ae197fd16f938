import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { onboardingRoutes } from "@marquee/api/routes/onboarding";
import { CheckboxGroup } from "@marquee/ui/fields/checkbox.tsx";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { ImageField } from "../images/image-field.tsx";
import { CorporationMail } from "./corporation-mail.tsx";
import { useTypedCheck } from "../../page-kit/steps/use-typed-check.ts";
import { useClient } from "../../session/session-context.tsx";
import { isTaken, type TypedField } from "./sign-up.queries.ts";
import { StepForm, type StepActor } from "./step-form.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";

const MARKETS = [
  { value: "Canada", label: "Canada" },
  { value: "United States", label: "United States" },
] as const;

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
      <TextField
        form={step}
        name="corporationId"
        label="Corporation id"
        autoComplete="off"
        maxLength={64}
      />
      <CorporationMail step={step} />
      <TextField
        form={step}
        name="businessName"
        label="Company name"
        autoComplete="organization"
        maxLength={160}
      />
      <FieldPair>
        <TextField form={step} name="storeName" label="Store name" maxLength={160} />
        <TextField form={step} name="branchName" label="Branch name" maxLength={80} />
      </FieldPair>
      <FormGroup form={step} name="marketPlace" label="Marketplaces">
        {({ value, set, control }) => (
          <CheckboxGroup {...control} values={value} onValuesChange={set} choices={MARKETS} />
        )}
      </FormGroup>
      <TextField
        form={step}
        name="websiteUrl"
        label="Website URL"
        inputMode="url"
        autoComplete="url"
        maxLength={2000}
        placeholder="https://"
      />
      <ImageField
        form={step}
        name="companyLogo"
        label="Company logo"
        hint="500 × 250, optional"
        purpose={IMAGE_PURPOSES.signUpLogo}
        path={onboardingRoutes.uploadLogo.path}
      />
    </StepForm>
  );
}
