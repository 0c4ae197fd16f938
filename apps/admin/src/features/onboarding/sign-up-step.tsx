import { enterMobile } from "@marquee/domain/validation/typed-values";
import { PasswordInput } from "@marquee/ui/password-input.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { StepForm, type StepActor } from "./step-form.tsx";

/** The first step: who signs up. */
export function SignUpStep({ step }: { readonly step: StepActor }) {
  return (
    <StepForm step={step} title="Sign up" about="A valid mobile number and email are needed.">
      <FormField form={step} name="mobileNo" label="Mobile number" hint="10 digits">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            inputMode="tel"
            autoComplete="tel-national"
            value={value}
            onValueChange={(typed) => set(enterMobile(typed, value))}
          />
        )}
      </FormField>
      <FormField form={step} name="firstName" label="First name">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            autoComplete="given-name"
            maxLength={120}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <FormField
        form={step}
        name="email"
        label="Email"
        help="You sign in with it. We send it a link to come back to this sign-up."
      >
        {({ value, set, control }) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
      <FormField form={step} name="password" label="Password" hint="at least 6 characters">
        {({ value, set, control }) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={200}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
    </StepForm>
  );
}
