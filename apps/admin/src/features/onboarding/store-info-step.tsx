import { toFailure } from "@marquee/api/client/api-failure";
import { onboardingRoutes } from "@marquee/api/routes/onboarding";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { shownIssues } from "@marquee/machines/forms/fields";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { formValues, useFields } from "../../page-kit/form/fields-actor.ts";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { useTypedCheck } from "../../page-kit/steps/use-typed-check.ts";
import { useClient } from "../../session/session-context.tsx";
import { ImageField } from "../images/image-field.tsx";
import { StoreNameFields } from "../stores/store-name-fields.tsx";
import { isTaken, type TypedField } from "./sign-up.queries.ts";
import { type StepActor, StepForm } from "./step-form.tsx";

/** The way to be taken on though the corporation id is in use: its details go to the operator by mail. */
function CorporationMail({ step }: { readonly step: StepActor }) {
  const client = useClient();
  const isTaken = useFields(step, (fields) =>
    shownIssues(fields).some(({ rule }) => rule === "STOREINFO-V7"),
  );
  const mail = useMutation({
    mutationFn: () => {
      const { corporationId, businessName, mobileNo, email } = formValues(step);
      const body = { corporationId, companyName: businessName, contactNumber: mobileNo, email };
      return client.onboarding.mailCorporation({ body });
    },
  });
  if (mail.isSuccess) return <Note tone="ok" role="status" title={messages.corporationMailed} />;
  if (!isTaken) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button size="sm" busy={mail.isPending} onClick={() => mail.mutate()}>
        <Mail className="size-3.5" aria-hidden="true" />
        Mail us these company details
      </Button>
      {mail.error ? <Note tone="bad" role="alert" title={toFailure(mail.error).message} /> : null}
    </div>
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
        purpose={IMAGE_PURPOSES.logo}
        path={onboardingRoutes.uploadLogo.path}
      />
    </StepForm>
  );
}
