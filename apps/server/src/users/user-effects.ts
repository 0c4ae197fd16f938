import type { UserDetails } from "@marquee/domain/users/user.schema";
import { Result, Schema } from "effect";
import type pg from "pg";
import type { IdentityMail, IdentityService } from "../platform/identity/identity-service.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { lastingFailure, OUTBOX_ACTOR, type Effects, type Job } from "../platform/outbox/job.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "./account-id.ts";
import { findUser } from "./queries.ts";

/** How long a create may take before its user is given an account without it: longer than any call to the service. */
const COMPLETED_AFTER_MS = 60_000;

const Account = Schema.Struct({ email: Schema.String, displayName: Schema.String });
const Mail = Schema.Struct({
  email: Schema.String,
  mail: Schema.Literals(["VERIFY_EMAIL", "PASSWORD_RESET"]),
  origin: Schema.optionalKey(Schema.NullOr(Schema.String)),
});

/** Sees to it that a new user has an account, whatever became of the request that made them (USER-C4). */
export const accountJob = (
  { email, firstName }: { readonly email: string; readonly firstName: string },
  now: Date,
  afterMs = COMPLETED_AFTER_MS,
): Job => ({
  key: `user-account:${email}:${now.toISOString()}`,
  kind: "userAccount",
  payload: { email, displayName: firstName },
  dueAt: new Date(now.getTime() + afterMs).toISOString(),
});

/** Mails a new user once: to confirm the e-mail, or to choose a password if they have none (USER-C7). */
export const verifyJob = (
  { email, createdOn }: Pick<UserDetails, "email" | "createdOn">,
  mail: IdentityMail,
): Job => ({
  key: `user-mail:${email}:${createdOn}`,
  kind: "userMail",
  payload: { email, mail },
});

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
      const { email, displayName } = decoded.success;
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
      if (account.tag === "refused") return lastingFailure(account.code);
      if (account.tag === "unavailable")
        return { tag: "failed", reason: account.reason, lasting: false };
      const mail = account.existed ? "VERIFY_EMAIL" : "PASSWORD_RESET";
      if (!account.emailVerified)
        await withScope(pool, SYSTEM, (tx) => enqueue(tx, verifyJob(user, mail)), OUTBOX_ACTOR);
      return { tag: "done" };
    },
    userMail: async (payload) => {
      const decoded = Schema.decodeUnknownResult(Mail)(payload);
      if (Result.isFailure(decoded)) return lastingFailure("The job names no mail.");
      const { email, mail, origin = null } = decoded.success;
      const response = await identity.sendMail(email, mail, origin);
      if (response.tag === "sent") return { tag: "done" };
      return response.tag === "refused"
        ? lastingFailure(response.code)
        : { tag: "failed", reason: response.reason, lasting: false };
    },
  };
}
