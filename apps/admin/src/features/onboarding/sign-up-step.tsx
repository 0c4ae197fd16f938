import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";
import { NewPasswordField } from "../users/new-password-field.tsx";
import { StepForm, type StepActor } from "./step-form.tsx";

/** The first step: who signs up. */
export function SignUpStep({ step }: { readonly step: StepActor }) {
  return (
    <StepForm step={step} title="Sign up" about="A valid mobile number and email are needed.">
      <PhoneField form={step} name="mobileNo" label="Mobile number" />
      <TextField
        form={step}
        name="firstName"
        label="First name"
        autoComplete="given-name"
        maxLength={120}
      />
      <TextField
        form={step}
        name="email"
        label="Email"
        help="You sign in with it. We send it a link to come back to this sign-up."

        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <NewPasswordField form={step} />
    </StepForm>
  );
}
