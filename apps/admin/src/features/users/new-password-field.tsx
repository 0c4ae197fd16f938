import { PASSWORD_HINT } from "@marquee/domain/users/shortest-password";
import { NewPasswordInput } from "@marquee/ui/fields/password-input.tsx";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";

export interface NewPasswordFieldProps {
  readonly form: FieldsActor<{ readonly password: string }>;
}

/** The password that a new user signs in with. */
export const NewPasswordField = ({ form }: NewPasswordFieldProps) => (
  <FormField form={form} name="password" label="Password" hint={PASSWORD_HINT}>
    {({ value, set, control }) => (
      <NewPasswordInput {...control} value={value} onValueChange={set} />
    )}
  </FormField>
);
