import { firstRow, type Queryable } from "../database/queryable.ts";
import { accountById, type Account } from "./account.ts";
import { TOKEN_LIFETIME, signIdToken } from "./id-token.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { digest, newSecret } from "./secrets.ts";

export interface NewSession {
  readonly account: Account;
  readonly at: Date;
  /** The enrollment of the second factor that was shown; left out if none was. */
  readonly enrollmentId?: string | null;
}

/** Begins a session: an ID token and the refresh token that renews it. */
export async function openSession(
  context: IdentityContext,
  db: Queryable,
  { account, at, enrollmentId = null }: NewSession,
) {
  const refreshToken = newSecret();
  await db.query(
    "insert into sandbox.refresh_token (token_hash, local_id, signed_in_at, second_factor) values ($1, $2, $3, $4)",
    [digest(refreshToken), account.localId, at, enrollmentId],
  );
  const idToken = await signIdToken(context, { account, signedInAt: at, enrollmentId });
  return { idToken, refreshToken, expiresIn: String(TOKEN_LIFETIME) };
}

/** Renews a session. A token that a password change ended, or that never was, is TOKEN_EXPIRED [SBX-I6]. */
export async function refreshSession(context: IdentityContext, form: URLSearchParams) {
  if (form.get("grant_type") !== "refresh_token") throw new IdentityApiError("INVALID_GRANT_TYPE");
  const refreshToken = form.get("refresh_token");
  if (!refreshToken) throw new IdentityApiError("MISSING_REFRESH_TOKEN");
  const session = await firstRow<{
    local_id: string;
    signed_in_at: Date;
    second_factor: string | null;
  }>(
    context.pool,
    "select local_id, signed_in_at, second_factor from sandbox.refresh_token where token_hash = $1",
    [digest(refreshToken)],
  );
  if (!session) throw new IdentityApiError("TOKEN_EXPIRED");
  const account = await accountById(context.pool, session.local_id);
  if (!account) throw new IdentityApiError("USER_NOT_FOUND");
  if (account.disabled) throw new IdentityApiError("USER_DISABLED");
  const idToken = await signIdToken(context, {
    account,
    signedInAt: session.signed_in_at,
    enrollmentId: session.second_factor,
  });
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(TOKEN_LIFETIME),
    token_type: "Bearer",
    refresh_token: refreshToken,
    user_id: account.localId,
    project_id: context.projectId,
  };
}
