import { inTransaction } from "../database/transaction.ts";
import { viewOf } from "./account-view.ts";
import {
  accountByEmail,
  accountById,
  changeAccount,
  endSessionsBefore,
  insertAccount,
  lockAccount,
  setPassword,
  type Account,
} from "./account.ts";
import { newActionLink } from "./action-code.ts";
import { mailAction } from "./action-mail.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { hashPassword } from "./password.ts";
import {
  newPassword,
  optionalFlag,
  optionalSecond,
  optionalText,
  readEmail,
  type Body,
} from "./request-fields.ts";
import { removeSecondFactor } from "./second-factor.ts";
import { newLocalId } from "./secrets.ts";

const SET = "identitytoolkit#SetAccountInfoResponse";

/** Creates an account; `localId` makes a repetition recognisable (DUPLICATE_LOCAL_ID). */
export async function createAccount(context: IdentityContext, body: Body) {
  const email = readEmail(body["email"]);
  const localId = optionalText(body["localId"]) ?? newLocalId();
  if (!/^.{1,128}$/.test(localId)) throw new IdentityApiError("INVALID_LOCAL_ID");
  const password =
    body["password"] === undefined ? null : await hashPassword(newPassword(body["password"]));
  const account = await insertAccount(context.pool, {
    localId,
    email,
    password,
    displayName: optionalText(body["displayName"]) ?? null,
    emailVerified: body["emailVerified"] === true,
    disabled: body["disabled"] === true,
    at: context.clock.now(),
  });
  if (account) return { kind: "identitytoolkit#SignupNewUserResponse", localId, email };
  const sameId = await accountById(context.pool, localId);
  throw new IdentityApiError(sameId ? "DUPLICATE_LOCAL_ID" : "EMAIL_EXISTS");
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Accounts by e-mail or by id; unknown ones are left out. */
export async function lookupAccounts(context: IdentityContext, body: Body) {
  const emails = strings(body["email"]).map((email) => email.toLowerCase());
  const found = await Promise.all([
    ...emails.map((email) => accountByEmail(context.pool, email)),
    ...strings(body["localId"]).map((id) => accountById(context.pool, id)),
  ]);
  const users = found.filter((account): account is Account => account !== undefined);
  const kind = "identitytoolkit#GetAccountInfoResponse";
  if (!users.length) return { kind };
  return { kind, users: await Promise.all(users.map((user) => viewOf(context.pool, user))) };
}

/** The real service sets factors, too; of ours the app of a user is set by that user alone [SBX-I14]. */
function emptiesFactors(value: unknown): boolean {
  if (value === undefined) return false;
  const { enrollments = [] } = Object(value);
  if (Array.isArray(enrollments) && enrollments.length === 0) return true;
  throw new IdentityApiError("OPERATION_NOT_ALLOWED");
}

/**
 * Changes the fields that are given, or throws USER_NOT_FOUND or EMAIL_EXISTS and changes none.
 * A password ends sessions [SBX-I6], `validSince` too [SBX-I10]; an empty `mfa` removes the app [SBX-I14].
 */
export async function updateAccount(context: IdentityContext, body: Body) {
  const localId = optionalText(body["localId"]);
  if (!localId) throw new IdentityApiError("MISSING_LOCAL_ID");
  const email = body["email"] === undefined ? undefined : readEmail(body["email"]);
  const password =
    body["password"] === undefined ? null : await hashPassword(newPassword(body["password"]));
  const validSince = optionalSecond(body["validSince"]);
  const removesFactors = emptiesFactors(body["mfa"]);
  return inTransaction(context.pool, async (tx) => {
    if (!(await lockAccount(tx, localId))) throw new IdentityApiError("USER_NOT_FOUND");
    const displayName = optionalText(body["displayName"]);
    const emailVerified = optionalFlag(body["emailVerified"]);
    const disabled = optionalFlag(body["disableUser"]);
    const changed = await changeAccount(tx, localId, {
      ...(email === undefined ? {} : { email }),
      ...(displayName === undefined ? {} : { displayName }),
      ...(emailVerified === undefined ? {} : { emailVerified }),
      ...(disabled === undefined ? {} : { disabled }),
    });
    if (!changed) throw new IdentityApiError("EMAIL_EXISTS");
    if (password) await setPassword(tx, localId, password, context.clock.now());
    if (removesFactors) await removeSecondFactor(tx, localId);
    if (validSince) await endSessionsBefore(tx, localId, validSince);
    return { kind: SET, localId };
  });
}

/** With `returnOobLink` the link is returned instead of mailed, as the real service does. */
export async function sendCodeFor(context: IdentityContext, body: Body) {
  const kind = body["requestType"];
  if (kind !== "VERIFY_EMAIL" && kind !== "PASSWORD_RESET")
    throw new IdentityApiError("OPERATION_NOT_ALLOWED");
  const email = readEmail(body["email"]);
  const account = await accountByEmail(context.pool, email);
  if (!account)
    throw new IdentityApiError(kind === "VERIFY_EMAIL" ? "USER_NOT_FOUND" : "EMAIL_NOT_FOUND");
  return inTransaction(context.pool, async (tx) => {
    if (body["returnOobLink"] !== true) {
      await mailAction(context, tx, account, kind, body["continueUrl"]);
      return { email };
    }
    return { email, oobLink: await newActionLink(context, tx, account, kind, body["continueUrl"]) };
  });
}

/** Deletes an account with its sessions and second factor, or throws USER_NOT_FOUND. */
export async function deleteAccount(context: IdentityContext, body: Body) {
  const localId = optionalText(body["localId"]);
  if (!localId) throw new IdentityApiError("MISSING_LOCAL_ID");
  const { rowCount } = await context.pool.query("delete from sandbox.account where local_id = $1", [
    localId,
  ]);
  if (!rowCount) throw new IdentityApiError("USER_NOT_FOUND");
  return { kind: "identitytoolkit#DeleteAccountResponse" };
}
