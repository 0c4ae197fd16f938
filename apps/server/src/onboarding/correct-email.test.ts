import type {
  OnboardingCorrected,
  OnboardingCorrection,
} from "@marquee/domain/onboarding/sign-up.schema";
import { refusing } from "@marquee/verification/harness/refusing-identity";
import {
  ALL_STORED,
  anonymousRequest,
  shownIssues,
  signUpHarness,
} from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import { correctEmail } from "./correct-email.ts";

let server: TestServer;
let signUps: ReturnType<typeof signUpHarness>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
  signUps = signUpHarness(server);
});
afterAll(() => server.close());

const correct = (companyId: string, email: string) =>
  server.call<OnboardingCorrected>(null, "POST", "/onboarding/email/correction", {
    body: { companyId, email, password: "a-good-one" } satisfies OnboardingCorrection,
  });
const confirm = (email: string) =>
  server.database.owner.query("update sandbox.account set email_verified = true where email = $1", [
    email,
  ]);
const usersOf = async (companyId: string) =>
  (
    await signUps.rowsOf("select email from app_user where company_id = $1 order by 1", companyId)
  ).map(({ email }) => email);
const signIn = async (email: string) =>
  (
    await server.app.inject({
      method: "POST",
      url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
      payload: { email, password: "a-good-one", returnSecureToken: true },
    })
  ).statusCode;

async function signedUp(name: string, email = `${name.toLowerCase()}@wrong.test`) {
  const body = await signUps.request(name, { email });
  await signUps.submit(body);
  return body;
}

describe("the e-mail of a sign-up", () => {
  it("[ONBOARD-F10] is corrected while it is not confirmed; the wrong one is free at once", async () => {
    const body = await signedUp("Typo");
    expect(await signUps.performJobs("typo@wrong.test")).toEqual(["VERIFY_EMAIL"]);
    const { status, data } = await correct(body.companyId, " Typo@Right.test");
    expect([status, data.email, data.mail]).toEqual([200, "typo@right.test", "verification"]);
    expect(await signUps.storedOf(body)).toEqual(ALL_STORED);
    expect(await usersOf(body.companyId)).toEqual(["typo@right.test"]);
    expect(await signUps.performJobs("typo@right.test")).toEqual(["VERIFY_EMAIL"]);
    expect(await signIn("typo@right.test")).toBe(200);
    const again = await correct(body.companyId, "typo@right.test");
    expect(again.data).toEqual(data);
    expect(await signUps.performJobs("typo@right.test")).toEqual([]);
    const other = await signUps.request("TypoOther", { email: "typo@wrong.test" });
    expect((await signUps.submit(other)).status).toBe(200);
  });

  it("[ONBOARD-F10] stays if it was confirmed meanwhile, after a day, and for an unknown company", async () => {
    const body = await signedUp("Sure");
    await confirm("sure@wrong.test");
    const confirmed = await correct(body.companyId, "sure@right.test");
    expect([confirmed.status, confirmed.error.message]).toEqual([
      409,
      "This email was confirmed meanwhile. Please sign in with it.",
    ]);
    expect((await correct(newId(), "sure@right.test")).status).toBe(404);
    const late = await signedUp("Late");
    server.clock.advance(25 * 60 * 60 * 1000);
    expect((await correct(late.companyId, "late@right.test")).status).toBe(404);
    expect(await usersOf(late.companyId)).toEqual(["late@wrong.test"]);
  });

  it("[ONBOARD-F10] becomes no e-mail of another company, and none that the rules refuse", async () => {
    const body = await signedUp("Held");
    expect(shownIssues(await correct(body.companyId, "not an e-mail"))).toEqual([
      "SIGNUP-V5 email",
    ]);
    const taken = await correct(body.companyId, "merchant@marquee.test");
    expect([taken.status, shownIssues(taken)]).toEqual([409, ["SIGNUP-V7 email"]]);
    expect(await usersOf(body.companyId)).toEqual(["held@wrong.test"]);
  });

  it("[ONBOARD-F10] is one of two that correct it at once, and no user is left over", async () => {
    const body = await signedUp("Twice");
    const responses = await Promise.all(
      ["one@right.test", "two@right.test"].map((email) => correct(body.companyId, email)),
    );
    for (const { status } of responses) expect([200, 409]).toContain(status);
    const signUp = "select email from sign_up where company_id = $1";
    const [{ email } = {}] = await signUps.rowsOf(signUp, body.companyId);
    expect(responses.map(({ data }) => data?.email)).toContain(email);
    expect(await usersOf(body.companyId)).toEqual([email]);
    const users = "select email from app_user where email = any($1::text[])";
    expect(await signUps.rowsOf(users, "{one@right.test,two@right.test}")).toEqual([{ email }]);
  });

  it("[ONBOARD-F10] is as it was if the identity service refuses the new one, and a shopper is one again", async () => {
    const { owner } = server.database;
    await owner.query(
      "insert into app_user (email, name, auth_type) values ('shop@wrong.test', 'Shop', 'AU')",
    );
    const body = await signedUp("Shop");
    const identity = { ...server.services.identity, ensureAccount: refusing.ensureAccount };
    const services = { ...server.services, identity };
    const response = await correctEmail(services, anonymousRequest(server, "127.0.0.1"), {
      companyId: body.companyId,
      email: "shop@right.test",
      password: "a-good-one",
    });
    expect(response).toMatchObject({ failure: { tag: "Invalid" } });
    expect(await usersOf(body.companyId)).toEqual(["shop@wrong.test"]);
    expect((await correct(body.companyId, "shop@right.test")).status).toBe(200);
    expect(
      await signUps.rowsOf(
        "select auth_type, company_id from app_user where email = $1",
        "shop@wrong.test",
      ),
    ).toEqual([{ auth_type: "AU", company_id: null }]);
  });
});
