import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { profileMessages } from "@marquee/domain/profile/messages";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { MailChoice } from "../notifications/mail-choice.tsx";
import { ChangePassword } from "./change-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";
import { Belonging } from "./belonging.tsx";
import { useProfileForm, type ProfileForm } from "./use-profile-form.ts";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";

const PARENT = { to: "/home", label: "Home" } as const;

const GENDERS = [
  { value: "Male", label: "Male" },
  { value: "Female", label: "Female" },
] as const;

function ProfileFields({ form }: { readonly form: ProfileForm }) {
  return (
    <FormSection title="About you" quietTitle>
      <FieldPair>
        <TextField form={form} name="name" label="Name" autoComplete="name" maxLength={120} />
        <PhoneField form={form} name="mob" label="Mobile number" />
      </FieldPair>
      <TextField
        form={form}
        name="email"
        label="Email"
        help="The email is who you sign in as, and cannot be changed."
        more={HELP_LINKS.profile}

        type="email"
        readOnly
        className="bg-press! text-muted"
      />
      <FormGroup form={form} name="gender" label="Gender">
        {({ value, set, control }) => (
          <RadioGroup {...control} value={value ?? ""} onValueChange={set} choices={GENDERS} />
        )}
      </FormGroup>
    </FormSection>
  );
}

/** The own profile: name, mobile number, gender, and whom one acts for. */
export function ProfileScreen() {
  const form = useProfileForm();
  return (
    <FormPage
      form={form}
      title="My profile"
      parent={PARENT}
      here="My profile"
      submit="Save"
      purpose="your profile can be saved"
      saved={{ toast: profileMessages.saved }}
      aside={<Belonging />}
    >
      <ProfileFields form={form} />
      <FormSection title="Password">
        <ChangePassword />
      </FormSection>
      <FormSection title="Two-factor sign-in">
        <SecondFactor />
      </FormSection>
      <FormSection title="Sessions">
        <OwnSessions />
        <SignOutEverywhere />
      </FormSection>
      <FormSection title="Notifications">
        <MailChoice />
      </FormSection>
    </FormPage>
  );
}
