import { ApiFailure } from "@marquee/api/client/api-failure";
import {
  inviteUsersRules,
  notInvited,
  toInvitedDraft,
} from "@marquee/domain/users/invite-users-rules";
import {
  readAddresses,
  writeAddress,
  type PastedAddress,
} from "@marquee/domain/users/pasted-addresses";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  inviteUsersMachine,
  type InvitedUsers,
  type InviteUsersValues,
} from "@marquee/machines/users/invite-users.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeFields } from "../../page-kit/form/fields-actor.ts";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { runEach, type Refused } from "../../page-kit/run-each.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { readSiteOptions, USERS } from "./users.queries.ts";

export type InviteUsersForm = FormActor<InviteUsersValues, InvitedUsers>;

/** How far it is, and once it is over, who was refused. */
export interface InviteReport {
  readonly of: number;
  readonly invited: number;
  readonly refused: readonly Refused<PastedAddress>[] | null;
}

const never = (): Promise<never> => Promise.reject(new Error("invitations are not edited"));

/** Nothing is wrong with a field, but not all were invited: the form goes on with the others. */
const notAll = () =>
  new ApiFailure({ tag: "Invalid", message: "Not all were invited.", issues: [] });

const stoppedFailure = () => new ApiFailure({ tag: "Unavailable", message: "You stopped it." });

/** The running form that invites several people, one after the other, and what became of them (INVITE-9). */
export function useInviteUsers(values: InviteUsersValues) {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const [report, setReport] = useState<InviteReport | null>(null);
  const invite = async (sent: InviteUsersValues): Promise<InvitedUsers> => {
    const { people } = readAddresses(sent.addresses);
    let invited = 0;
    const reportProgress = (refused: InviteReport["refused"] = null) =>
      setReport({ of: people.length, invited, refused });
    reportProgress();
    const options = await readSiteOptions(queries, client, sent.companyId);
    const refused = await runEach(people, async (person) => {
      // a cancel takes effect between two people
      if (form.getSnapshot().value !== "submitting") throw stoppedFailure();
      const made = await client.users.create({ body: toInvitedDraft(person, sent) }, options);
      const reason = notInvited(made, new Date(now()));
      if (reason !== null) throw new ApiFailure({ tag: "Conflict", message: reason });
      invited += 1;
      reportProgress();
    });
    reportProgress(refused);
    if (refused.length === 0) return { invited, version: 1 };
    void queries.invalidateQueries({ queryKey: USERS, refetchType: "none" });
    if (form.getSnapshot().context.fields.values.addresses === sent.addresses)
      changeFields(form, { addresses: refused.map(({ item }) => writeAddress(item)).join("\n") });
    throw notAll();
  };
  const form: InviteUsersForm = useEntityForm(inviteUsersMachine, {
    id: null,
    values,
    load: never,
    create: invite,
    // also for users who were typed while the first ones were invited
    update: invite,
    rules: (draft) => ruleIssues(inviteUsersRules, draft, { actor: user }),
    invalidates: USERS,
  });
  return { form, report };
}
