import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { INVITED_DAYS, knownUserText } from "@marquee/domain/users/invitation";
import { userMessages } from "@marquee/domain/users/messages";
import { USER_TEXT_LIMITS } from "@marquee/domain/users/user-text-limits";
import { isEmail } from "@marquee/domain/validation/typed-values";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { PhoneField, TextField } from "../../page-kit/form/text-field.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { RoleChoice } from "./use-role-choice.ts";
import type { UserForm } from "./use-user-form.ts";
import { userPage } from "./user-page.ts";
import { CompanyField, NewRole, RoleField } from "./user-place-fields.tsx";
import { USERS } from "./users.queries.ts";

/** Says that a user whom the caller may see has this e-mail already, and links to their page (INVITE-7). */
function KnownUser({ email }: { readonly email: string }) {
  const client = useClient();
  const asked = email.trim().toLowerCase();
  const { data: known = null } = useQuery({
    queryKey: [...USERS, "known", asked],
    queryFn: isEmail(asked)
      ? async ({ signal }) => {
          const query = { q: asked, size: 10 };
          const { rows } = await client.users.all({ query }, { signal });
          return rows.find((user) => user.email === asked) ?? null;
        }
      : skipToken,
  });
  return (
    <p role="status" className="text-small text-ink empty:hidden">
      {known === null ? null : (
        <>
          <span>{knownUserText(known, new Date(now()))}</span>{" "}
          <Link {...userPage(known)} className="link">
            Open their page
          </Link>
        </>
      )}
    </p>
  );
}

export interface UserFieldsProps {
  readonly form: UserForm;
  readonly isNew: boolean;
  readonly choice: RoleChoice;
}

/** A new user is invited, and chooses a password by the mail's link; or one is set here (INVITE-1). */
function PasswordField({ form }: Pick<UserFieldsProps, "form">) {
  const invite = useFields(form, ({ values }) => values.invite);
  const change = (to: "Y" | "N") => changeFields(form, { invite: to, password: "" });
  if (invite === "Y")
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-small text-muted">
          They get a mail with a link by which they choose a password. It is good for {INVITED_DAYS}{" "}
          days.
        </p>
        <Button size="sm" onClick={() => change("N")}>
          Set a password instead
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <NewPasswordField form={form} />
      <Button size="sm" onClick={() => change("Y")}>
        Invite by mail instead
      </Button>
    </div>
  );
}

/** The e-mail of a new user; once it is left, the form says whether a user has it already (INVITE-7). */
function NewEmailField({ form }: Pick<UserFieldsProps, "form">) {
  const [left, setLeft] = useState("");
  const typed = useFields(form, ({ values }) => values.email);
  return (
    <>
      <TextField
        form={form}
        name="email"
        label="Email"
        help="They sign in with it."
        type="email"
        autoComplete="off"
        maxLength={254}
        onBlur={({ currentTarget }) => setLeft(currentTarget.value)}
      />
      {typed === left ? <KnownUser email={left} /> : null}
    </>
  );
}

function SignInFields({ form, isNew }: Omit<UserFieldsProps, "choice">) {
  return (
    <>
      {isNew ? (
        <NewEmailField form={form} />
      ) : (
        <TextField
          form={form}
          name="email"
          label="Email"
          help="The email is what the user signs in with, and cannot be changed."
          more={HELP_LINKS.changeUser}
          type="email"
          autoComplete="off"
          readOnly
          className="bg-press! text-muted"
          maxLength={254}
        />
      )}
      {isNew ? <PasswordField form={form} /> : null}
    </>
  );
}

/** Every control of the user form. */
export function UserFields({ form, isNew, choice }: UserFieldsProps) {
  const choosesCompany = usePermission("companies.select").allowed;
  const setsAgent = usePermission("users.setAgent").allowed;
  return (
    <>
      <FormSection title="Who it is" quietTitle>
        {choosesCompany ? <CompanyField form={form} choice={choice} /> : null}
        <FieldPair>
          <PhoneField form={form} name="mobileNo" label="Mobile number" autoComplete="off" />
          <TextField
            form={form}
            name="firstName"
            label="First name"
            autoComplete="off"
            maxLength={USER_TEXT_LIMITS.firstName}
          />
        </FieldPair>
        <SignInFields form={form} isNew={isNew} />
      </FormSection>
      <FormSection title="What they may do">
        {setsAgent ? (
          <FormGroup form={form} name="isAgent" label="Staff">
            {({ value, set, control }) => (
              <Checkbox
                {...control}
                label={<span className="font-medium">Is Agent/Support</span>}
                help={
                  choice.own
                    ? userMessages.ownAgent
                    : "Acts for every company, and cannot change users."
                }
                more={HELP_LINKS.giveRoles}
                disabled={choice.own}
                checked={value === "Y"}
                onCheckedChange={(on) => set(on ? "Y" : "N")}
              />
            )}
          </FormGroup>
        ) : null}
        <RoleField form={form} choice={choice} />
        <NewRole form={form} choice={choice} />
      </FormSection>
    </>
  );
}
