import { INVITED_DAYS } from "@marquee/domain/users/invitation";
import { MOST_INVITED, MOST_PASTED } from "@marquee/domain/users/invite-users-rules";
import { userMessages } from "@marquee/domain/users/messages";
import { readAddresses } from "@marquee/domain/users/pasted-addresses";
import { emptyUser } from "@marquee/domain/users/user-draft";
import { countWords } from "@marquee/domain/wire/count-words";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { useState } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { BranchSelect } from "../companies/branch-select.tsx";
import { chosenOwner } from "../companies/use-company-branch.ts";
import { useInviteUsers, type InviteReport, type InviteUsersForm } from "./use-invite-users.ts";
import { useRoleChoice } from "./use-role-choice.ts";
import { CompanyField, NewRole, RoleField } from "./user-place-fields.tsx";
import { RightsSentence } from "./user-rights.tsx";

const PARENT = { to: "/home/users", label: "Users and roles" } as const;
const TITLE = "Invite several people";

/** The refused addresses, grouped by reason. */
function byReason(refused: NonNullable<InviteReport["refused"]>) {
  const reasons = new Map<string, string[]>();
  for (const { item, message } of refused)
    reasons.set(message, [...(reasons.get(message) ?? []), item.email]);
  return [...reasons];
}

/** How far it is while it runs, and who was not invited when it is over (INVITE-9). */
function Outcome({ report }: { readonly report: InviteReport | null }) {
  if (report === null) return null;
  const { of, invited, refused } = report;
  if (refused === null)
    return <p role="status">{`${invited} of ${countWords(of, "invitation")} sent`}</p>;
  if (refused.length === 0) return null;
  return (
    <Note tone="bad" role="alert" title={userMessages.someInvited(invited, refused.length)}>
      <ul className="list-disc pl-5">
        {byReason(refused).map(([reason, emails]) => (
          <li key={reason}>
            <strong className="font-medium">{`${emails.join(", ")}:`}</strong> <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1">They are still in the field. Change or remove them, and send again.</p>
    </Note>
  );
}

/** Lists the addresses and names that were read from the pasted text, so that a wrong one is seen before it is sent. */
function ReadPeople({ addresses }: { readonly addresses: string }) {
  const { people } = readAddresses(addresses);
  return (
    <div role="status" className="text-small text-muted empty:hidden">
      {people.length === 0 ? null : (
        <>
          <p>{countWords(people.length, "invitation")}:</p>
          <ul className="mt-1 flex max-h-40 flex-col gap-0.5 overflow-y-auto">
            {people.map(({ email, name }) => (
              <li key={email} className="[overflow-wrap:anywhere]">
                <span className="text-ink">{name}</span> <span>{email}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function AddressesField({ form }: { readonly form: InviteUsersForm }) {
  return (
    <FormField
      form={form}
      name="addresses"
      label="Email addresses"
      hint={`${MOST_INVITED} at most`}
      help="Typed or pasted, with commas, blanks or lines between them. “Noor Haddad <noor@shop.ca>” gives the name, too."
    >
      {({ value, set, control }) => (
        <>
          <TextArea
            {...control}
            value={value}
            onValueChange={set}
            maxLength={MOST_PASTED}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <ReadPeople addresses={value} />
        </>
      )}
    </FormField>
  );
}

/** The branch of all invited users, or the whole company. A user of one branch cannot give another (USER-U8). */
function BranchField({ form }: { readonly form: InviteUsersForm }) {
  const companyId = useFields(form, ({ values }) => values.companyId);
  return (
    <FormField
      form={form}
      name="storeId"
      label="Branch"
      hint="optional"
      help="Without one they are users of the whole company."
    >
      {({ value, set, control }) => (
        <BranchSelect
          {...control}
          clearable
          companyId={companyId || null}
          value={value}
          onValueChange={set}
        />
      )}
    </FormField>
  );
}

function Invitations() {
  const user = useUser();
  const [start] = useState(() => {
    const { companyId, storeId } = { ...emptyUser(user), ...chosenOwner(user) };
    return { id: newId(), addresses: "", roleId: "", companyId, storeId: storeId || null };
  });
  const { form, report } = useInviteUsers(start);
  const choice = useRoleChoice(form, null);
  const companyId = useFields(form, ({ values }) => values.companyId);
  const invited = report?.invited ?? 0;
  const choosesCompany = usePermission("companies.select").allowed;
  return (
    <FormPage
      form={form}
      title={TITLE}
      description={`Each of them gets a mail with a link by which they choose a password. It is good for ${INVITED_DAYS} days.`}
      parent={PARENT}
      here="Invite several"
      submit="Send the invitations"
      purpose="they can be invited"
      saved={{
        title: "Invitations sent",
        detail: `${countWords(invited, "invitation is", "invitations are")} on the way.`,
        destination: "Taking you to the users",
      }}
      aside={
        <RightsSentence
          choice={choice}
          name="Each of them"
          who="each of them"
          companyId={companyId}
          isAgentUser="N"
        />
      }
    >
      <FormSection title="Who it is" quietTitle>
        <Outcome report={report} />
        <AddressesField form={form} />
      </FormSection>
      <FormSection title="What they may do">
        {choosesCompany ? <CompanyField form={form} choice={choice} /> : null}
        {choosesCompany || user.storeId === null ? <BranchField form={form} /> : null}
        <RoleField form={form} choice={choice} />
        <NewRole form={form} choice={choice} />
      </FormSection>
    </FormPage>
  );
}

/** The form that invites several people at once, with one role, company and branch (INVITE-11). */
export function InviteUsersScreen() {
  return (
    <PermissionGuard ability="users.add">
      <Invitations />
    </PermissionGuard>
  );
}
