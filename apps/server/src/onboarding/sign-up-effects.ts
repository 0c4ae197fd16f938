import { Schema } from "effect";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { effectOf, OUTBOX_ACTOR, type Effects } from "../platform/outbox/job.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "../users/account-id.ts";
import { identityFailure } from "../users/user-effects.ts";
import { recordAccount } from "./finish-sign-up.ts";
import { findSignUp } from "./queries.ts";

const Account = Schema.Struct({
  companyId: Schema.String,
  origin: Schema.optionalKey(Schema.NullOr(Schema.String)),
});

/** What sign-up contributes to the worker of the outbox. */
export function signUpEffects({
  pool,
  identity,
}: {
  readonly pool: pg.Pool;
  readonly identity: IdentityService;
}): Effects {
  return {
    signUpAccount: effectOf(
      Account,
      "The job names no sign-up.",
      async ({ companyId, origin = null }) => {
        const signUp = await withScope(
          pool,
          SYSTEM,
          (tx) => findSignUp(tx, companyId),
          OUTBOX_ACTOR,
        );
        // taken back, or completed by its own request
        if (!signUp || signUp.mail !== null) return { tag: "done" };
        const { email } = signUp;
        const localId = accountId(email, signUp.createdOn);
        const asked = { localId, email, displayName: "", password: null };
        const account = await identity.ensureAccount(asked);
        if (account.tag !== "known") return identityFailure(account);
        // an existing unconfirmed account was created by the request itself, with the password that was typed
        const mail = account.existed && !account.emailVerified ? "verification" : "passwordReset";
        const record = (tx: Tx) => recordAccount(tx, companyId, mail, origin);
        await withScope(pool, SYSTEM, record, OUTBOX_ACTOR);
        return { tag: "done" };
      },
    ),
  };
}
