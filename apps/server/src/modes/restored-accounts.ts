import { Result, Schema } from "effect";
import type pg from "pg";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "../users/account-id.ts";
import { findUser } from "../users/queries.ts";

const RESET = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:sendOobCode(?:\?|$)/;
const Request = Schema.fromJsonString(
  Schema.Struct({ requestType: Schema.Literal("PASSWORD_RESET"), email: Schema.String }),
);

/**
 * Makes the account of a user who asks for a new password, if the stand-ins have none: the rows of a rehearsal may have been
 * restored from a production, whose accounts are elsewhere (CONFIG-R8).
 */
export const restoredAccounts =
  (pool: pg.Pool, identity: IdentityService) =>
  async (url: string, body: unknown): Promise<void> => {
    if (!RESET.test(url)) return;
    const request = Schema.decodeUnknownResult(Request)(String(body));
    if (Result.isFailure(request)) return;
    const { email } = request.success;
    const user = await withScope(pool, SYSTEM, (tx) => findUser({ tx, scope: SYSTEM }, email), {
      actor: "system",
      origin: "rehearsal",
    });
    if (!user) return;
    await identity.ensureAccount({
      localId: accountId(user.email, user.createdOn),
      email: user.email,
      displayName: user.name,
      password: null,
    });
  };
