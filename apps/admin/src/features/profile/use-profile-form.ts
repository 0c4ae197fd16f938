import { profileRules } from "@marquee/domain/profile/profile-rules";
import { PROFILE_TEXT_LIMITS } from "@marquee/domain/profile/profile-text-limits";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  profileFormMachine,
  type ProfileFormValues,
} from "@marquee/machines/profile/profile-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useSession, useUser } from "../../session/session-context.tsx";
import { readSiteOptions, USERS, userQuery } from "../users/users.queries.ts";

export type ProfileForm = FormActor<ProfileFormValues, UserDetails>;

const never = (): Promise<never> => Promise.reject(new Error("a profile is not created"));

/** The running form of the own profile (PROFILE-S1, PROFILE-S2). */
export function useProfileForm(): ProfileForm {
  const client = useClient();
  const queries = useQueryClient();
  const { actor } = useSession();
  const user = useUser();
  const { email, companyId } = user;
  return useEntityForm(profileFormMachine, {
    id: email,
    values: { id: email, email, name: user.name, mob: "", gender: null },
    redirects: false,
    load: async (id) => {
      const stored = await queries.fetchQuery({ ...userQuery(client, id), staleTime: 0 });
      return { ...stored, id, mob: stored.mobileNo };
    },
    create: never,
    update: async ({ id: _email, ...body }, version) => {
      const site = await readSiteOptions(queries, client, companyId);
      const saved = await client.users.update(
        { params: { encEmail: email }, body },
        { ...version, ...site },
      );
      actor.send({ type: "user.updated", user: { ...user, name: saved.name } });
      return saved;
    },
    rules: (draft) => [
      ...ruleIssues(profileRules, draft, undefined),
      ...lengthIssues(PROFILE_TEXT_LIMITS, draft),
    ],
    invalidates: USERS,
  });
}
