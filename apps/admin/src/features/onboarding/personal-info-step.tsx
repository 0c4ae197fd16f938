import { helpHref } from "@marquee/domain/help/help-pages";
import { WeekDay } from "@marquee/domain/stores/store.schema";
import type { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import type { ActorRefFrom } from "xstate";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { StepForm, type StepActor } from "./step-form.tsx";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";

const AGREEMENT = helpHref("merchant-agreement");

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`;
  return { value: time, label: time };
});

const NONE = "none";
const DAYS = [
  { value: NONE, label: "None" },
  ...WeekDay.literals.map((day) => ({ value: day, label: day })),
];

const isWeekDay = (value: string): value is WeekDay =>
  WeekDay.literals.some((day) => day === value);

function Hours({ step }: { readonly step: StepActor }) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_1fr_1.3fr]">
      <FormField form={step} name="operatingHoursFrom" label="Operating hours from">
        {({ value, set, control: { onBlur: _left, ...control } }) => (
          <Select {...control} value={value} choices={HALF_HOURS} onValueChange={set} />
        )}
      </FormField>
      <FormField form={step} name="operatingHoursTo" label="To">
        {({ value, set, control: { onBlur: _left, ...control } }) => (
          <Select {...control} value={value} choices={HALF_HOURS} onValueChange={set} />
        )}
      </FormField>
      <div className="max-sm:col-span-2">
        <FormField form={step} name="weeklyOff" label="Weekly off">
          {({ value, set, control: { onBlur: _left, ...control } }) => (
            <Select
              {...control}
              value={value === "" ? NONE : value}
              choices={DAYS}
              onValueChange={(chosen) => set(isWeekDay(chosen) ? chosen : "")}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}

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
      <TextField
        form={step}
        name="ownerName"
        label="Owner/manager name"
        autoComplete="name"
        maxLength={120}
      />
      <FieldPair>
        <TextField
          form={step}
          name="managerEmail"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <PhoneField form={step} name="contactNumber" label="Contact number" />
      </FieldPair>
      <Hours step={step} />
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
