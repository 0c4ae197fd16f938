import { Schema } from "effect";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import type {
  IdentityRefused,
  IdentityService,
  IdentityUnavailable,
} from "../platform/identity/identity-service.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import {
  effectOf,
  lastingFailure,
  OUTBOX_ACTOR,
  type Effects,
  type JobResult,
} from "../platform/outbox/job.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "./account-id.ts";
import { mailInvitation } from "./invitations.ts";
import { findUser } from "./queries.ts";
import { welcomeJob } from "./user-jobs.ts";

const Inviting = Schema.Struct({ by: Schema.String, until: Schema.String });
/** Jobs that were written before a user could be invited name neither. */
const Account = Schema.Struct({
  email: Schema.String,
  displayName: Schema.String,
  invitation: Schema.optionalKey(Schema.NullOr(Inviting)),
  origin: Schema.optionalKey(Schema.NullOr(Schema.String)),
});
const Invite = Schema.Struct({
  email: Schema.String,
  invitation: Inviting,
  origin: Schema.NullOr(Schema.String),
});
const Mail = Schema.Struct({
  email: Schema.String,
  mail: Schema.Literals(["VERIFY_EMAIL", "PASSWORD_RESET"]),
  origin: Schema.optionalKey(Schema.NullOr(Schema.String)),
});
const FactorReset = Schema.Struct({ email: Schema.String, before: Schema.String });
const SessionsEnd = Schema.Struct({ email: Schema.String, seconds: Schema.Number });

/** Why the identity service has not done a job. */
export const identityFailure = (failure: IdentityRefused | IdentityUnavailable): JobResult =>
  failure.tag === "refused"
    ? lastingFailure(failure.code)
    : { tag: "failed", reason: failure.reason, lasting: false };

/** What users contribute to the worker of the outbox. */
export function userEffects({
  pool,
  identity,
}: {
  readonly pool: pg.Pool;
  readonly identity: IdentityService;
}): Effects {
  return {
    userAccount: effectOf(
      Account,
      "The job names no user.",
      async ({ email, displayName, invitation = null, origin = null }) => {
        const find = (tx: Tx) => findUser({ scope: SYSTEM, tx }, email);
        const user = await withScope(pool, SYSTEM, find, OUTBOX_ACTOR);
        // the user was removed, since the service refused their account
        if (!user) return { tag: "done" };
        const localId = accountId(email, user.createdOn);
        const asked = { localId, email, displayName, password: null };
        const account = await identity.ensureAccount(asked);
        if (account.tag !== "known") return identityFailure(account);
        const mail = account.existed ? "VERIFY_EMAIL" : "PASSWORD_RESET";
        const job = welcomeJob(user, { invitation, origin }, account, mail);
        if (job !== null) await withScope(pool, SYSTEM, (tx) => enqueue(tx, job), OUTBOX_ACTOR);
        return { tag: "done" };
      },
    ),
    userInvitation: effectOf(Invite, "The job names no invitation.", async (invite) => {
      await withScope(pool, SYSTEM, (tx) => mailInvitation(tx, invite), OUTBOX_ACTOR);
      return { tag: "done" };
    }),
    userMail: effectOf(Mail, "The job names no mail.", async ({ email, mail, origin = null }) => {
      const response = await identity.sendMail(email, mail, origin);
      return response.tag === "sent" ? { tag: "done" } : identityFailure(response);
    }),
    userFactorReset: effectOf(FactorReset, "The job names no user.", async ({ email, before }) => {
      const response = await identity.removeSecondFactor(email, new Date(before));
      return response.tag === "removed" ? { tag: "done" } : identityFailure(response);
    }),
    userSessionsEnd: effectOf(SessionsEnd, "The job names no user.", async ({ email, seconds }) => {
      const response = await identity.endSessions(email, seconds);
      return response.tag === "ended" ? { tag: "done" } : identityFailure(response);
    }),
  };
}
