import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { onboardingRoutes } from "@marquee/api/routes/onboarding";
import { ImageField } from "../images/image-field.tsx";
import { StoreNameFields } from "../stores/store-name-fields.tsx";
import { CorporationMail } from "./corporation-mail.tsx";
import { useTypedCheck } from "../../page-kit/steps/use-typed-check.ts";
import { useClient } from "../../session/session-context.tsx";
import { isTaken, type TypedField } from "./sign-up.queries.ts";
import { StepForm, type StepActor } from "./step-form.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";

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
      <StoreNameFields
        form={step}
        names={{ store: "storeName", branch: "branchName", website: "websiteUrl" }}
        asksWebsite
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
