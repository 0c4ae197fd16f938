import { Result, Schema } from "effect";
import type pg from "pg";
import type {
  IdentityRefused,
  IdentityService,
  IdentityUnavailable,
} from "../platform/identity/identity-service.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import {
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

const toFailure = (failure: IdentityRefused | IdentityUnavailable): JobResult =>
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
    userAccount: async (payload) => {
      const decoded = Schema.decodeUnknownResult(Account)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no user.");
      const { email, displayName, invitation = null, origin = null } = decoded.success;
      const inSystem = { scope: SYSTEM };
      const user = await withScope(
        pool,
        SYSTEM,
        (tx) => findUser({ ...inSystem, tx }, email),
        OUTBOX_ACTOR,
      );
      // taken back, as the service refused their account
      if (!user) return { tag: "done" };
      const localId = accountId(email, user.createdOn);
      const account = await identity.ensureAccount({ localId, email, displayName, password: null });
      if (account.tag !== "known") return toFailure(account);
      const mail = account.existed ? "VERIFY_EMAIL" : "PASSWORD_RESET";
      const job = welcomeJob(user, { invitation, origin }, account, mail);
      if (job !== null) await withScope(pool, SYSTEM, (tx) => enqueue(tx, job), OUTBOX_ACTOR);
      return { tag: "done" };
    },
    userInvitation: async (payload) => {
      const decoded = Schema.decodeUnknownResult(Invite)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no invitation.");
      await withScope(pool, SYSTEM, (tx) => mailInvitation(tx, decoded.success), OUTBOX_ACTOR);
      return { tag: "done" };
    },
    userMail: async (payload) => {
      const decoded = Schema.decodeUnknownResult(Mail)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no mail.");
      const { email, mail, origin = null } = decoded.success;
      const response = await identity.sendMail(email, mail, origin);
      return response.tag === "sent" ? { tag: "done" } : toFailure(response);
    },
    userFactorReset: async (payload) => {
      const decoded = Schema.decodeUnknownResult(FactorReset)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no user.");
      const { email, before } = decoded.success;
      const response = await identity.removeSecondFactor(email, new Date(before));
      return response.tag === "removed" ? { tag: "done" } : toFailure(response);
    },
    userSessionsEnd: async (payload) => {
      const decoded = Schema.decodeUnknownResult(SessionsEnd)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no user.");
      const response = await identity.endSessions(decoded.success.email, decoded.success.seconds);
      return response.tag === "ended" ? { tag: "done" } : toFailure(response);
    },
  };
}
