import { helpHref } from "@marquee/domain/help/help-pages";
import type { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { StoreManagerFields } from "../stores/store-manager-fields.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { StepForm, type StepActor } from "./step-form.tsx";

const AGREEMENT = helpHref("merchant-agreement");

const MANAGER = {
  manager: "ownerName",
  email: "managerEmail",
  mobile: "contactNumber",
} as const;
const HOURS = { from: "operatingHoursFrom", to: "operatingHoursTo", off: "weeklyOff" } as const;

/** What is agreed to; its text opens in a tab of its own, so that the step stays. */
function Agreement({ company }: { readonly company: string }) {
  return (
    <>
      I agree to the{" "}
      <a href={AGREEMENT} target="_blank" rel="noreferrer" className="link underline">
        merchant agreement
      </a>{" "}
      <span>of Marquee, in the name of {company || "my company"}.</span>
    </>
  );
}

/** Whom to reach, hours, agreement and captcha. */
export function PersonalInfoStep({
  step,
  captcha,
}: {
  readonly step: StepActor;
  readonly captcha: ActorRefFrom<typeof captchaMachine>;
}) {
  const store = useFields(step, ({ values }) => values.storeName);
  const company = useFields(step, ({ values }) => values.businessName);
  return (
    <StepForm
      step={step}
      title="Personal info"
      about={`Who runs ${store || "the store"}, and when it is open.`}
      next="Submit"
    >
      <StoreManagerFields form={step} names={MANAGER} hours={HOURS} />
      <FormGroup form={step} name="agreement" label="Agreement">
        {({ value, set, control }) => (
          <Checkbox
            {...control}
            checked={value}
            onCheckedChange={set}
            label={<Agreement company={company} />}
          />
        )}
      </FormGroup>
      <CaptchaField step={step} captcha={captcha} />
    </StepForm>
  );
}
