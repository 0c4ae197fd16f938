import { inTransaction } from "../database/transaction.ts";
import { viewOf } from "./account-view.ts";
import {
  accountByEmail,
  accountById,
  changeAccount,
  insertAccount,
  lockAccount,
  markSignedIn,
  setPassword,
} from "./account.ts";
import { readAction, consumeAction } from "./action-code.ts";
import { mailAction } from "./action-mail.ts";
import { accountOfToken, sessionOfToken } from "./id-token.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { hashPassword, passwordMatches } from "./password.ts";
import { addPending } from "./pending-sign-in.ts";
import { readEmail, givenPassword, newPassword, type Body } from "./request-fields.ts";
import { factorView, secondFactorOf } from "./second-factor.ts";
import { newLocalId } from "./secrets.ts";
import { openSession } from "./session.ts";
import { countAttempt, forgetAttempts } from "./sign-in-attempts.ts";

/**
 * Creates an account whose e-mail is not verified, and opens its first session. EMAIL_EXISTS shows
 * that an address has an account, as the real service does [SBX-I3].
 */
export async function signUp(context: IdentityContext, body: Body) {
  const email = readEmail(body["email"]);
  const password = await hashPassword(newPassword(body["password"]));
  const at = context.clock.now();
  return inTransaction(context.pool, async (tx) => {
    const account = await insertAccount(tx, {
      localId: newLocalId(),
      email,
      password,
      displayName: null,
      emailVerified: false,
      disabled: false,
      at,
    });
    if (!account) throw new IdentityApiError("EMAIL_EXISTS");
    const session = await openSession(context, tx, { account, at });
    return {
      kind: "identitytoolkit#SignupNewUserResponse",
      localId: account.localId,
      email,
      ...session,
    };
  });
}

/** Unknown address and wrong password are refused alike [SBX-I3]. */
export async function signInWithPassword(context: IdentityContext, body: Body) {
  const email = readEmail(body["email"]);
  const password = givenPassword(body["password"]);
  await countAttempt(context.pool, context.clock, email);
  const known = await accountByEmail(context.pool, email);
  if (!(await passwordMatches(password, known?.password ?? null)) || !known)
    throw new IdentityApiError("INVALID_LOGIN_CREDENTIALS");
  if (known.disabled) throw new IdentityApiError("USER_DISABLED");
  const at = context.clock.now();
  return inTransaction(context.pool, async (tx) => {
    const account = await lockAccount(tx, known.localId);
    // The password may have been changed while this one was being checked.
    if (!account?.password || !known.password?.hash.equals(account.password.hash))
      throw new IdentityApiError("INVALID_LOGIN_CREDENTIALS");
    await forgetAttempts(tx, email);
    const response = {
      kind: "identitytoolkit#VerifyPasswordResponse",
      localId: account.localId,
      email,
      displayName: account.displayName ?? "",
      registered: true,
    };
    const factor = await secondFactorOf(tx, account.localId);
    if (factor) {
      const mfaPendingCredential = await addPending(context, tx, account.localId);
      return { ...response, mfaPendingCredential, mfaInfo: [factorView(factor)] };
    }
    await markSignedIn(tx, account.localId, at);
    return { ...response, ...(await openSession(context, tx, { account, at })) };
  });
}

/** The account of the caller's ID token, as the only one of `users`. */
export async function lookup(context: IdentityContext, body: Body) {
  const account = await accountOfToken(context, body["idToken"]);
  return {
    kind: "identitytoolkit#GetAccountInfoResponse",
    users: [await viewOf(context.pool, account)],
  };
}

/** A reset for an unknown address gets the same response as for a known one, and sends nothing [SBX-I3]. */
export async function sendOobCode(context: IdentityContext, body: Body) {
  const kind = "identitytoolkit#GetOobConfirmationCodeResponse";
  if (body["requestType"] === "VERIFY_EMAIL") {
    const account = await accountOfToken(context, body["idToken"]);
    await inTransaction(context.pool, (tx) =>
      mailAction(context, tx, account, "VERIFY_EMAIL", body["continueUrl"]),
    );
    return { kind, email: account.email };
  }
  if (body["requestType"] !== "PASSWORD_RESET") throw new IdentityApiError("OPERATION_NOT_ALLOWED");
  const email = readEmail(body["email"]);
  const account = await accountByEmail(context.pool, email);
  if (account)
    await inTransaction(context.pool, (tx) =>
      mailAction(context, tx, account, "PASSWORD_RESET", body["continueUrl"]),
    );
  return { kind, email };
}

/** Without `newPassword` it only says what a code is for. */
export async function resetPassword(context: IdentityContext, body: Body) {
  const kind = "identitytoolkit#ResetPasswordResponse";
  if (body["newPassword"] === undefined) {
    const action = await readAction(context, context.pool, body["oobCode"]);
    return { kind, email: action.email, requestType: action.kind };
  }
  const password = await hashPassword(newPassword(body["newPassword"]));
  return inTransaction(context.pool, async (tx) => {
    const action = await consumeAction(context, tx, body["oobCode"], "PASSWORD_RESET");
    await setPassword(tx, action.localId, password, context.clock.now());
    // A user who could read the mail owns the address.
    await changeAccount(tx, action.localId, { emailVerified: true });
    await forgetAttempts(tx, action.email);
    await tx.query(
      "delete from sandbox.action_code where local_id = $1 and kind = 'PASSWORD_RESET'",
      [action.localId],
    );
    return { kind, email: action.email, requestType: action.kind };
  });
}

async function applyVerification(context: IdentityContext, code: unknown) {
  return inTransaction(context.pool, async (tx) => {
    const { localId, email } = await consumeAction(context, tx, code, "VERIFY_EMAIL");
    await changeAccount(tx, localId, { emailVerified: true });
    return { kind: "identitytoolkit#SetAccountInfoResponse", localId, email, emailVerified: true };
  });
}

/** Verifies an e-mail (with a code), or changes name and password of the caller (with a token). */
export async function update(context: IdentityContext, body: Body) {
  if (body["oobCode"] !== undefined) return applyVerification(context, body["oobCode"]);
  if (body["email"] !== undefined) throw new IdentityApiError("OPERATION_NOT_ALLOWED");
  const { account: caller, enrollmentId } = await sessionOfToken(context, body["idToken"]);
  const { localId } = caller;
  const password =
    body["password"] === undefined ? null : await hashPassword(newPassword(body["password"]));
  const at = context.clock.now();
  return inTransaction(context.pool, async (tx) => {
    if (typeof body["displayName"] === "string")
      await changeAccount(tx, localId, { displayName: body["displayName"] });
    if (password) await setPassword(tx, localId, password, at);
    const account = await accountById(tx, localId);
    if (!account) throw new IdentityApiError("USER_NOT_FOUND");
    const session = password ? await openSession(context, tx, { account, at, enrollmentId }) : {};
    const view = await viewOf(tx, account);
    return { kind: "identitytoolkit#SetAccountInfoResponse", ...view, ...session };
  });
}

/** Deletes the account of the caller's ID token, with its sessions and its second factor. */
export async function deleteOwn(context: IdentityContext, body: Body) {
  const { localId } = await accountOfToken(context, body["idToken"]);
  await context.pool.query("delete from sandbox.account where local_id = $1", [localId]);
  return { kind: "identitytoolkit#DeleteAccountResponse" };
}
