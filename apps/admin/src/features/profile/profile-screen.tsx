import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { profileMessages } from "@marquee/domain/profile/messages";
import { PROFILE_TEXT_LIMITS } from "@marquee/domain/profile/profile-text-limits";
import { resetMessages } from "@marquee/domain/session/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { useMutation } from "@tanstack/react-query";
import { KeyRound, LogOut } from "lucide-react";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";
import { useClient, useSession, useUser } from "../../session/session-context.tsx";
import { MailChoice } from "../notifications/mail-choice.tsx";
import { Belonging } from "./belonging.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { type ProfileForm, useProfileForm } from "./use-profile-form.ts";

/** Ends every session of one's own, on all devices, this tab's at last (SESSION-O1). */
function SignOutEverywhere() {
  const client = useClient();
  const { actor } = useSession();
  const end = useMutation({
    mutationFn: () => client.session.end({}),
    onSuccess: () => actor.send({ type: "signOut.requested" }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">
        Ends your sessions on every device and in every tab, this one too. You sign in again with
        your password.
      </p>
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        <LogOut className="size-4" aria-hidden="true" />
        Sign out everywhere
      </Button>
      {end.isError ? (
        <p role="alert" className="text-small text-bad-ink">
          Your sessions were not ended. Please try again.
        </p>
      ) : null}
    </div>
  );
}

/** Mails the link to choose a new password to the address that the user signs in with (PROFILE-S3). */
function ChangePassword() {
  const { identity } = useSession();
  const { email } = useUser();
  const reset = useMutation({
    mutationFn: async () => {
      const service = await identity.open();
      await service.sendReset(email);
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">
        You choose a new one by a link, which is mailed to <span translate="no">{email}</span>.
      </p>
      <Button busy={reset.isPending} onClick={() => reset.mutate()}>
        <KeyRound className="size-4" aria-hidden="true" />
        Change password
      </Button>
      <p role={reset.isError ? "alert" : "status"} className="text-small text-muted">
        {reset.isError ? "The link could not be mailed. Please try again." : null}
        {reset.isSuccess ? resetMessages.sent : null}
      </p>
    </div>
  );
}

const PARENT = { to: "/home", label: "Home" } as const;

const GENDERS = [
  { value: "Male", label: "Male" },
  { value: "Female", label: "Female" },
] as const;

function ProfileFields({ form }: { readonly form: ProfileForm }) {
  return (
    <FormSection title="About you" quietTitle>
      <FieldPair>
        <TextField
          form={form}
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={PROFILE_TEXT_LIMITS.name}
        />
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

/** The own profile: name, mobile number, gender, and the company or branch of the user. */
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
