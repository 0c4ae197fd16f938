import { isOneself } from "@marquee/domain/users/user-change";
import { userRules } from "@marquee/domain/users/user-rules";
import { USER_TEXT_LIMITS } from "@marquee/domain/users/user-text-limits";
import type { UserChange, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { userFormMachine, type UserFormValues } from "@marquee/machines/users/user-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useSession, useUser } from "../../session/session-context.tsx";
import { readSiteOptions, USERS, userQuery } from "./users.queries.ts";

export type UserForm = FormActor<UserFormValues, UserDetails>;

/** A stored user by the names of the form's fields; a password is never read. */
const toFormValues = (user: UserDetails) => ({
  ...user,
  id: user.email,
  firstName: user.firstName ?? user.name,
  password: "",
  roleId: user.roleId ?? "",
  companyId: user.companyId ?? "",
});

const toUserDraft = ({ id: _stored, ...draft }: UserFormValues): UserDraft => draft;

/** What is sent of a stored user: never a password, and no company, branch or role that staff without a company lack. */
function toUserChange({ id, firstName, mobileNo, ...rest }: UserFormValues): UserChange {
  const { roleId, companyId, storeId, isAgent } = rest;
  return {
    email: id,
    firstName,
    mobileNo,
    isAgent,
    ...(roleId === "" ? {} : { roleId }),
    ...(companyId === "" ? {} : { companyId, storeId }),
  };
}

/** The running form of one user: `id` is the e-mail of a stored one, or null with the values that a new one starts with. */
export function useUserForm(id: string | null, values: UserFormValues): UserForm {
  const client = useClient();
  const queries = useQueryClient();
  const { actor } = useSession();
  const user = useUser();
  const { email } = user;
  const optionsFor = ({ companyId }: UserFormValues) => readSiteOptions(queries, client, companyId);
  return useEntityForm(userFormMachine, {
    id,
    values,
    load: async (stored) =>
      toFormValues(await queries.fetchQuery({ ...userQuery(client, stored), staleTime: 0 })),
    create: async (draft) =>
      client.users.create({ body: toUserDraft(draft) }, await optionsFor(draft)),
    update: async (draft, version) => {
      const options = { ...version, ...(await optionsFor(draft)) };
      const saved = await client.users.update(
        { params: { encEmail: email }, body: toUserChange(draft) },
        options,
      );
      // the top bar shows it
      if (isOneself(user, saved))
        actor.send({ type: "user.updated", user: { ...user, name: saved.name } });
      return saved;
    },
    rules: (draft) => {
      const stored = id === null ? undefined : queries.getQueryData(userQuery(client, id).queryKey);
      const context = {
        actor: user,
        editing: id !== null,
        isInvited: draft.invite === "Y",
        ...(stored ? { stored } : {}),
      };
      return [...ruleIssues(userRules, draft, context), ...lengthIssues(USER_TEXT_LIMITS, draft)];
    },
    undo: ({ firstName }) => ({ title: "User saved", name: firstName }),
    invalidates: USERS,
  });
}
