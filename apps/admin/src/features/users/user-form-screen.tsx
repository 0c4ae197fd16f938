import { emptyUser } from "@marquee/domain/users/user-draft";
import { emailOfQuery, userRules } from "@marquee/domain/users/user-rules";
import { toastRules } from "@marquee/domain/validation/rule";
import { useState } from "react";
import type { NamedAddress } from "../../page-kit/address.ts";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { PermissionGuard, Refused } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { lastSearch } from "../../session/last-addresses.ts";
import { useUser } from "../../session/session-context.tsx";
import { chosenOwner } from "../companies/use-company-branch.ts";
import { useRoleChoice } from "./use-role-choice.ts";
import { useUserForm } from "./use-user-form.ts";
import { UserFields } from "./user-fields.tsx";
import { UserRights } from "./user-rights.tsx";
import { userShownAs } from "./user-shown-as.ts";
import { userSearch } from "./users.search.ts";

const TOASTS = toastRules(userRules);
const PARENT = { to: "/home/users", label: "Users and roles" } as const;

/** The list that a saved user is in, also if the roles beside it were shown last (SCREEN-W2). */
const listOfUsers = (): NamedAddress =>
  lastSearch(PARENT.to)?.["tab"] === "roles" ? { ...PARENT, search: { tab: "users" } } : PARENT;

function Opened({ id }: { readonly id: string | null }) {
  const user = useUser();
  const [parent] = useState(listOfUsers);
  const [start] = useState(() => {
    const { companyId } = chosenOwner(user);
    const empty = emptyUser(user);
    return { ...empty, companyId: companyId ?? empty.companyId, id: id ?? "", email: id ?? "" };
  });
  const form = useUserForm(id, start);
  const choice = useRoleChoice(form, id);
  const name = useFields(form, ({ values }) => values.firstName);
  const email = useFields(form, ({ values }) => values.email);
  const isNew = id === null;
  const invite = useFields(form, ({ values }) => values.invite);
  const isInvited = isNew && invite === "Y";
  if (choice.refused !== null) return <Refused reason={choice.refused} />;
  return (
    <FormPage
      form={form}
      shownAs={userShownAs}
      title={isNew ? "Add a user" : "Update user"}
      parent={parent}
      of={{ noun: "user", list: parent }}
      rowId={email}
      here={isNew ? "New user" : "Update"}
      submit={isInvited ? "Send the invitation" : "Submit"}
      purpose={isNew ? "this user can be added" : "this user can be saved"}
      saved={{
        title: isNew ? "User added" : "User saved",
        detail: isInvited ? `The invitation of ${name} is on its way.` : name,
        destination: "Taking you to the users",
      }}
      toasts={TOASTS}
      aside={<UserRights form={form} choice={choice} />}
    >
      <UserFields form={form} isNew={isNew} choice={choice} />
    </FormPage>
  );
}

/** The user form; with an e-mail as id in the address it edits (USER-Q1). */
export function UserFormScreen() {
  const { id } = useScreenSearch(userSearch);
  const email = id ? emailOfQuery(id) : null;
  return (
    <PermissionGuard ability={email === null ? "users.add" : "users.update"}>
      <Opened key={email ?? ""} id={email} />
    </PermissionGuard>
  );
}
