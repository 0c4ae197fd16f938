import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  EmailAuthProvider,
  getMultiFactorResolver,
  inMemoryPersistence,
  initializeAuth,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type User,
} from "firebase/auth";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { openTestSandbox, readJson, type TestSandbox } from "../testing/server.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const PASSWORD = "first-pass";
let names = 0;
function browser(): Auth {
  const app = initializeApp({ apiKey: "embedded" }, `factor-${++names}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, sandbox.server.origin, { disableWarnings: true });
  onTestFinished(() => deleteApp(app));
  return auth;
}

async function newPerson(emailVerified = true): Promise<string> {
  const email = `factor-${++names}@example.org`;
  const { identity } = sandbox.server.sandbox;
  await identity.createUser({ email, password: PASSWORD, emailVerified });
  return email;
}

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A code that no step near now has. */
function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  const wrong = ["000000", "111111", "222222", "333333", "444444", "555555"];
  return wrong.find((code) => !right.includes(code)) ?? "666666";
}

const secretFor = async (user: User) =>
  TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());

/** Sets an app up for a new person, by the code of the step before, so that the one of now is unused. */
async function personWithApp() {
  const email = await newPerson();
  const { user } = await signInWithEmailAndPassword(browser(), email, PASSWORD);
  const secret = await secretFor(user);
  const code = codeOf(secret.secretKey, -1);
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
    "Authenticator app",
  );
  return { email, user, secret: secret.secretKey, code };
}

/** Gives the right password, and returns what asks for the code. */
async function password(auth: Auth, email: string): Promise<MultiFactorResolver> {
  const failure: MultiFactorError = await signInWithEmailAndPassword(auth, email, PASSWORD).then(
    () => Promise.reject(new Error("no code was asked for")),
    (error) => error,
  );
  expect(failure.code).toBe("auth/multi-factor-auth-required");
  return getMultiFactorResolver(auth, failure);
}
const giveCode = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? "", code),
  );

it("[SBX-I11] an authenticator app is set up by its code, and asked for after the password", async () => {
  const { email, user, secret } = await personWithApp();
  expect(multiFactor(user).enrolledFactors).toMatchObject([
    { factorId: "totp", displayName: "Authenticator app" },
  ]);
  const auth = browser();
  const resolver = await password(auth, email);
  expect(auth.currentUser).toBeNull();
  const { user: signedIn } = await giveCode(resolver, codeOf(secret));
  const { signInSecondFactor } = await signedIn.getIdTokenResult();
  expect(signInSecondFactor).toBe("totp");
  expect((await signedIn.getIdTokenResult(true)).signInSecondFactor).toBe("totp");
});

it("[SBX-I11] removing the app lets the password be enough", async () => {
  const { email, user } = await personWithApp();
  const [factor] = multiFactor(user).enrolledFactors;
  await multiFactor(user).unenroll(factor?.uid ?? "");
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  await signInWithEmailAndPassword(browser(), email, PASSWORD);
});

it("[SBX-I11] an app cannot be set up for an e-mail that was not confirmed, nor without its code, nor twice", async () => {
  const unconfirmed = await signInWithEmailAndPassword(browser(), await newPerson(false), PASSWORD);
  await expect(secretFor(unconfirmed.user)).rejects.toMatchObject({
    code: "auth/unverified-email",
  });
  const { user } = await signInWithEmailAndPassword(browser(), await newPerson(), PASSWORD);
  const first = await secretFor(user);
  const enroll = (secret: typeof first, code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
  await expect(enroll(first, wrongCode(first.secretKey))).rejects.toMatchObject({
    code: "auth/invalid-verification-code",
  });
  const second = await secretFor(user);
  await expect(enroll(first, codeOf(first.secretKey))).rejects.toMatchObject({
    code: "auth/code-expired",
  });
  await enroll(second, codeOf(second.secretKey));
  const third = await secretFor(user);
  await expect(enroll(third, codeOf(third.secretKey))).rejects.toMatchObject({
    code: "auth/second-factor-already-in-use",
  });
});

it("[SBX-I11] setting an app up and removing one ask for a sign-in of the last five minutes", async () => {
  const { email, user } = await personWithApp();
  const person = await newPerson();
  const { user: other } = await signInWithEmailAndPassword(browser(), person, PASSWORD);
  const { pool } = sandbox.database;
  await pool.query(
    "update sandbox.account set valid_since = valid_since - interval '6 minutes' where email = any($1)",
    [[email, person]],
  );
  await pool.query(
    `update sandbox.refresh_token set signed_in_at = signed_in_at - interval '6 minutes'
     where local_id in (select local_id from sandbox.account where email = any($1))`,
    [[email, person]],
  );
  await Promise.all([user.getIdToken(true), other.getIdToken(true)]);
  const stale = { code: "auth/requires-recent-login" };
  const [factor] = multiFactor(user).enrolledFactors;
  await expect(multiFactor(user).unenroll(factor?.uid ?? "")).rejects.toMatchObject(stale);
  await expect(secretFor(other)).rejects.toMatchObject(stale);
});

it("[SBX-I12] a code is asked for again and again until five were wrong; then the password is, too", async () => {
  const { email, secret } = await personWithApp();
  const resolver = await password(browser(), email);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    await expect(giveCode(resolver, wrongCode(secret))).rejects.toMatchObject({
      code: "auth/invalid-verification-code",
    });
  await expect(giveCode(resolver, codeOf(secret))).rejects.toMatchObject({
    code: "auth/invalid-multi-factor-session",
  });
  await giveCode(await password(browser(), email), codeOf(secret));
});

it("[SBX-I12] makes an account wait after ten wrong codes, also when they came in parallel", async () => {
  const { email, secret } = await personWithApp();
  const resolvers = await Promise.all([1, 2, 3].map(() => password(browser(), email)));
  const tries = resolvers.flatMap((resolver) =>
    [1, 2, 3, 4].map(() =>
      giveCode(resolver, wrongCode(secret)).then(
        () => "in",
        ({ code }: { readonly code: string }) => code,
      ),
    ),
  );
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === "auth/too-many-requests")).toHaveLength(2);
  const late = await password(browser(), email);
  await expect(giveCode(late, codeOf(secret))).rejects.toMatchObject({
    code: "auth/too-many-requests",
  });
});

it("[SBX-I13] a code counts once, and one step early or late", async () => {
  const { email, secret, code } = await personWithApp();
  await expect(giveCode(await password(browser(), email), code)).rejects.toMatchObject({
    code: "auth/invalid-verification-code",
  });
  const next = codeOf(secret, 1);
  const [first, second] = await Promise.all([
    password(browser(), email),
    password(browser(), email),
  ]);
  const both = await Promise.allSettled([giveCode(first, next), giveCode(second, next)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(giveCode(await password(browser(), email), codeOf(secret, 5))).rejects.toMatchObject(
    {
      code: "auth/invalid-verification-code",
    },
  );
});

async function asAdmin(email: string, change: object): Promise<number> {
  const { identity, projectId } = sandbox.server.sandbox;
  const call = (operation: string, body: object) =>
    fetch(
      `${sandbox.server.origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${operation}`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${identity.adminToken}`,
        },
        body: JSON.stringify(body),
      },
    );
  const { users } = await readJson<{ readonly users: readonly { readonly localId: string }[] }>(
    await call("lookup", { email: [email] }),
  );
  return (await call("update", { localId: users[0]?.localId, ...change })).status;
}

it("[SBX-I12] a password that is changed meanwhile ends a sign-in that awaits its code", async () => {
  const { email, secret } = await personWithApp();
  const resolver = await password(browser(), email);
  expect(await asAdmin(email, { password: "second-pass" })).toBe(200);
  await expect(giveCode(resolver, codeOf(secret))).rejects.toMatchObject({
    code: "auth/invalid-multi-factor-session",
  });
});

it("[SBX-I14] the server takes the app off an account, and puts none on", async () => {
  const { email } = await personWithApp();
  const enrollments = [{ mfaEnrollmentId: "stranger", totpInfo: {} }];
  expect(await asAdmin(email, { mfa: { enrollments } })).toBe(400);
  await password(browser(), email);
  expect(await asAdmin(email, { mfa: {} })).toBe(200);
  await signInWithEmailAndPassword(browser(), email, PASSWORD);
});

it("[SBX-I11] a sign-in is renewed by password and code", async () => {
  const { email, user, secret } = await personWithApp();
  const failure: MultiFactorError = await reauthenticateWithCredential(
    user,
    EmailAuthProvider.credential(email, PASSWORD),
  ).then(
    () => Promise.reject(new Error("no code was asked for")),
    (error) => error,
  );
  const { user: renewed } = await giveCode(
    getMultiFactorResolver(browser(), failure),
    codeOf(secret),
  );
  expect(renewed.email).toBe(email);
});
