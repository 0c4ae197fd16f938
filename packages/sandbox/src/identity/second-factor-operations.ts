import { seconds, secondsLater } from "../clock.ts";
import { firstRow, type Queryable } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";
import { lockAccount, markSignedIn } from "./account.ts";
import { sessionOfToken, type TokenSession } from "./id-token.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import {
  CODE_LENGTH,
  HASHING,
  newSharedSecret,
  PERIOD,
  stepOfCode,
  verificationOf,
} from "./one-time-code.ts";
import { countPendingAttempt } from "./pending-sign-in.ts";
import { optionalText, type Body } from "./request-fields.ts";
import {
  insertSecondFactor,
  removeSecondFactor,
  secondFactorOf,
  useStep,
} from "./second-factor.ts";
import { digest, newSecret } from "./secrets.ts";
import { openSession } from "./session.ts";
import { countCode, forgetCodes } from "./sign-in-attempts.ts";

/** Seconds in which what is to be changed was signed in for, and in which a new app is proved by its code. */
const RECENT = 5 * 60;

/** Returns the session of a user who signed in a moment ago: a tab left open must not be enough to change how its user signs in. */
async function recentSession(context: IdentityContext, token: unknown): Promise<TokenSession> {
  const session = await sessionOfToken(context, token);
  if (seconds(session.signedInAt) + RECENT < seconds(context.clock.now()))
    throw new IdentityApiError("CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
  return session;
}

/** Makes a secret for an authenticator app. It counts for nothing until a code of it was shown. */
export async function startEnrolment(context: IdentityContext, body: Body) {
  const { account } = await recentSession(context, body["idToken"]);
  if (body["totpEnrollmentInfo"] === undefined) throw new IdentityApiError("OPERATION_NOT_ALLOWED");
  if (!account.emailVerified) throw new IdentityApiError("UNVERIFIED_EMAIL");
  const sharedSecretKey = newSharedSecret();
  const sessionInfo = newSecret();
  const now = context.clock.now();
  const until = secondsLater(now, RECENT);
  await inTransaction(context.pool, async (tx) => {
    await tx.query("delete from sandbox.second_factor_enrolment where local_id = $1", [
      account.localId,
    ]);
    await tx.query(
      `insert into sandbox.second_factor_enrolment (session_hash, local_id, secret, expires_at)
       values ($1, $2, $3, $4)`,
      [digest(sessionInfo), account.localId, sharedSecretKey, until],
    );
  });
  return {
    totpSessionInfo: {
      sharedSecretKey,
      verificationCodeLength: CODE_LENGTH,
      hashingAlgorithm: HASHING,
      periodSec: PERIOD,
      sessionInfo,
      finalizeEnrollmentTime: until.toISOString(),
    },
  };
}

async function findEnrolment(db: Queryable, localId: string, sessionInfo: unknown) {
  const hash = typeof sessionInfo === "string" ? digest(sessionInfo) : "";
  return firstRow<{ secret: string; expires_at: Date }>(
    db,
    "select secret, expires_at from sandbox.second_factor_enrolment where session_hash = $1 and local_id = $2",
    [hash, localId],
  );
}

/** Takes the app that showed a right code, and renews the session, which has both factors now. */
export async function finalizeEnrolment(context: IdentityContext, body: Body) {
  const { account, signedInAt } = await sessionOfToken(context, body["idToken"]);
  const { localId } = account;
  const verification = verificationOf(body);
  await countCode(context.pool, context.clock, localId);
  return inTransaction(context.pool, async (tx) => {
    if (!(await lockAccount(tx, localId))) throw new IdentityApiError("USER_NOT_FOUND");
    const enrolment = await findEnrolment(tx, localId, verification["sessionInfo"]);
    const at = context.clock.now();
    if (!enrolment || enrolment.expires_at <= at) throw new IdentityApiError("SESSION_EXPIRED");
    const step = stepOfCode(enrolment.secret, verification["verificationCode"], at);
    if (step === null) throw new IdentityApiError("INVALID_CODE");
    const displayName = optionalText(body["displayName"]) ?? null;
    const factor = { localId, secret: enrolment.secret, displayName, at, step };
    const enrollmentId = await insertSecondFactor(tx, factor);
    if (!enrollmentId) throw new IdentityApiError("SECOND_FACTOR_EXISTS");
    await forgetCodes(tx, localId);
    await tx.query("delete from sandbox.second_factor_enrolment where local_id = $1", [localId]);
    const session = await openSession(context, tx, { account, at: signedInAt, enrollmentId });
    return { ...session, totpAuthInfo: {} };
  });
}

/** Removes the app of the caller. */
export async function withdrawFactor(context: IdentityContext, body: Body) {
  const { account, signedInAt } = await recentSession(context, body["idToken"]);
  return inTransaction(context.pool, async (tx) => {
    const factor = await secondFactorOf(tx, account.localId);
    if (!factor || factor.enrollmentId !== body["mfaEnrollmentId"])
      throw new IdentityApiError("MFA_ENROLLMENT_NOT_FOUND");
    await removeSecondFactor(tx, account.localId);
    return openSession(context, tx, { account, at: signedInAt });
  });
}

/** The second step of a sign-in: the code of the app, after the right password [SBX-I12]. */
export async function finalizeSignIn(context: IdentityContext, body: Body) {
  const localId = await countPendingAttempt(context, body["mfaPendingCredential"]);
  await countCode(context.pool, context.clock, localId);
  return inTransaction(context.pool, async (tx) => {
    const account = await lockAccount(tx, localId);
    if (!account) throw new IdentityApiError("USER_NOT_FOUND");
    if (account.disabled) throw new IdentityApiError("USER_DISABLED");
    const factor = await secondFactorOf(tx, localId);
    if (!factor || factor.enrollmentId !== body["mfaEnrollmentId"])
      throw new IdentityApiError("MFA_ENROLLMENT_NOT_FOUND");
    const at = context.clock.now();
    const step = stepOfCode(factor.secret, verificationOf(body)["verificationCode"], at);
    if (step === null || !(await useStep(tx, localId, step)))
      throw new IdentityApiError("INVALID_CODE");
    await tx.query("delete from sandbox.pending_sign_in where local_id = $1", [localId]);
    await forgetCodes(tx, localId);
    await markSignedIn(tx, localId, at);
    const { enrollmentId } = factor;
    return openSession(context, tx, { account, at, enrollmentId });
  });
}
