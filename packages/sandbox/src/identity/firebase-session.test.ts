import { deleteApp, initializeApp } from "firebase/app";
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  inMemoryPersistence,
  initializeAuth,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from "firebase/auth";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import type { TestDatabase } from "../testing/database.ts";
import {
  openTestSandbox,
  readJson,
  startTestServer,
  type TestServer,
  type TestSandbox,
} from "../testing/server.ts";

let sandbox: TestSandbox;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ database, server } = sandbox);
});
afterAll(() => sandbox.close());

let names = 0;
function firebase(origin = server.origin): Auth {
  const app = initializeApp({ apiKey: "embedded" }, `browser-${++names}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  onTestFinished(() => deleteApp(app));
  return auth;
}

const newEmail = () => `person-${++names}@example.org`;
function currentUser(auth: Auth): User {
  if (!auth.currentUser) throw new Error("no user is signed in");
  return auth.currentUser;
}

async function codeSentTo(email: string): Promise<string> {
  const response = await fetch(`${server.origin}/__sandbox/outbox?to=${email}`, {
    headers: { accept: "application/json" },
  });
  const { data } = await readJson<{ data: { link: string }[] }>(response);
  return new URL(data[0]?.link ?? "").searchParams.get("oobCode") ?? "";
}

it("[SBX-I1] signs up, verifies the e-mail by mail and signs in again", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email.toUpperCase(), "first-pass");
  await updateProfile(currentUser(auth), { displayName: "Ann" });
  await sendEmailVerification(currentUser(auth));
  const code = await codeSentTo(email);
  expect((await checkActionCode(auth, code)).operation).toBe("VERIFY_EMAIL");
  await applyActionCode(auth, code);
  await reload(currentUser(auth));
  expect(currentUser(auth).emailVerified).toBe(true);
  const { claims } = await currentUser(auth).getIdTokenResult(true);
  expect(claims).toMatchObject({ email, email_verified: true, name: "Ann" });
  await signOut(auth);
  const { user } = await signInWithEmailAndPassword(auth, email, "first-pass");
  expect(user).toMatchObject({ email, displayName: "Ann", emailVerified: true });
});

it("[SBX-I1] gives tokens that its own key set verifies", async () => {
  const auth = firebase();
  const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-pass");
  const { keySet, issuer, projectId } = server.sandbox;
  const { payload } = await jwtVerify(await user.getIdToken(), keySet, {
    issuer,
    audience: projectId,
    algorithms: ["RS256"],
  });
  expect(payload.sub).toBe(user.uid);
});

it("[SBX-I6] resets a password by mail and ends the sessions from before", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, "first-pass");
  await sendPasswordResetEmail(auth, email);
  const code = await codeSentTo(email);
  expect(await verifyPasswordResetCode(auth, code)).toBe(email);
  await expect(confirmPasswordReset(auth, code, "short")).rejects.toMatchObject({
    code: "auth/weak-password",
  });
  await confirmPasswordReset(auth, code, "second-pass");
  await expect(currentUser(auth).getIdToken(true)).rejects.toMatchObject({
    code: "auth/user-token-expired",
  });
  await expect(signInWithEmailAndPassword(auth, email, "first-pass")).rejects.toMatchObject({
    code: "auth/invalid-credential",
  });
  expect((await signInWithEmailAndPassword(auth, email, "second-pass")).user.email).toBe(email);
});

it("[SBX-I6] leaves the user who changes the password signed in, and no other user", async () => {
  const email = newEmail();
  const here = firebase();
  const elsewhere = firebase();
  await createUserWithEmailAndPassword(here, email, "first-pass");
  await signInWithEmailAndPassword(elsewhere, email, "first-pass");
  await updatePassword(currentUser(here), "second-pass");
  await expect(currentUser(here).getIdToken(true)).resolves.toContain(".");
  await expect(currentUser(elsewhere).getIdToken(true)).rejects.toMatchObject({
    code: "auth/user-token-expired",
  });
});

it("[SBX-I7] takes the code of a mail once, and for its own purpose only", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, "first-pass");
  await sendPasswordResetEmail(auth, email);
  const code = await codeSentTo(email);
  const invalid = { code: "auth/invalid-action-code" };
  await expect(applyActionCode(auth, code)).rejects.toMatchObject(invalid);
  await expect(applyActionCode(auth, "junk")).rejects.toMatchObject(invalid);
  const resets = await Promise.allSettled(
    ["one-pass", "two-pass", "three-pass"].map((password) =>
      confirmPasswordReset(auth, code, password),
    ),
  );
  expect(resets.filter((one) => one.status === "fulfilled")).toHaveLength(1);
});

it("[SBX-I3] does not disclose who has an account", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, "first-pass");
  const wrong = { code: "auth/invalid-credential" };
  await expect(signInWithEmailAndPassword(auth, email, "wrong-pass")).rejects.toMatchObject(wrong);
  await expect(signInWithEmailAndPassword(auth, newEmail(), "wrong-pass")).rejects.toMatchObject(
    wrong,
  );
  await expect(sendPasswordResetEmail(auth, newEmail())).resolves.toBeUndefined();
});

it("[SBX-I2] refuses bad sign-ups with the codes of the real service", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, "first-pass");
  const refusals: [email: string, password: string, code: string][] = [
    [email, "first-pass", "auth/email-already-in-use"],
    ["no-address", "first-pass", "auth/invalid-email"],
    [newEmail(), "short", "auth/weak-password"],
    [newEmail(), "", "auth/missing-password"],
  ];
  for (const [address, password, code] of refusals)
    await expect(createUserWithEmailAndPassword(auth, address, password)).rejects.toMatchObject({
      code,
    });
});

it("[SBX-I2] makes one account of two sign-ups at once", async () => {
  const email = newEmail();
  const results = await Promise.allSettled(
    [firebase(), firebase()].map((auth) =>
      createUserWithEmailAndPassword(auth, email, "first-pass"),
    ),
  );
  expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(1);
});

it("[SBX-S2] keeps users signed in over a restart and on another server", async () => {
  const auth = firebase();
  const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-pass");
  const other = await startTestServer(database.newPool());
  onTestFinished(() => other.close());
  const { payload } = await jwtVerify(await user.getIdToken(), other.sandbox.keySet, {
    issuer: other.sandbox.issuer,
  });
  expect(payload.sub).toBe(user.uid);
  const renewed = await fetch(`${other.origin}/securetoken.googleapis.com/v1/token?key=embedded`, {
    method: "POST",
    body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: user.refreshToken }),
  });
  expect(renewed.status).toBe(200);
});

it("[SBX-I1] deletes an account for good", async () => {
  const auth = firebase();
  const email = newEmail();
  await createUserWithEmailAndPassword(auth, email, "first-pass");
  await deleteUser(currentUser(auth));
  await expect(signInWithEmailAndPassword(auth, email, "first-pass")).rejects.toMatchObject({
    code: "auth/invalid-credential",
  });
});
