import type { OnboardingRequest } from "@marquee/domain/onboarding/sign-up.schema";
import { refusing } from "@marquee/verification/harness/refusing-identity";
import {
  ALL_STORED,
  anonymousRequest,
  NOTHING_STORED,
  signUpData,
  signUpHarness,
  signUpRequest,
} from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { submitSignUp } from "./submit-sign-up.ts";

let server: TestServer;
let signUps: ReturnType<typeof signUpHarness>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
  signUps = signUpHarness(server);
});
afterAll(() => server.close());

/** A sign-up for identity services that misbehave. */
const submitTo = (identity: IdentityService, body: OnboardingRequest) =>
  submitSignUp({ ...server.services, identity }, anonymousRequest(server, "127.0.0.1"), body);
const away: IdentityService = {
  ...refusing,
  ensureAccount: () => Promise.resolve({ tag: "unavailable", reason: "away" }),
};
const ids = ({ companyId, storeId }: OnboardingRequest) => ({ companyId, storeId });

describe("the account of who signed up", () => {
  it("[ONBOARD-F5] [ONBOARD-F7] mails a user with an account and no company to choose a password, and takes them on", async () => {
    const body = await signUps.request("Shopper", { email: "shopper@marquee.test" });
    const response = await signUps.submit(body);
    expect(response.data.mail).toBe("passwordReset");
    expect(
      await signUps.rowsOf(
        "select auth_type, company_id, agreed_on is not null as agreed from app_user where email = $1",
        "shopper@marquee.test",
      ),
    ).toEqual([{ auth_type: "A", company_id: body.companyId, agreed: true }]);
    expect(await signUps.performJobs("shopper@marquee.test")).toEqual(["PASSWORD_RESET"]);
    const signIn = (password: string) =>
      server.app.inject({
        method: "POST",
        url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
        payload: { email: "shopper@marquee.test", password, returnSecureToken: true },
      });
    expect((await signIn("a-good-one")).statusCode).toBe(400);
  });

  it("[CONFIG-M17] leads the mail to the site where the sign-up was submitted, and to no foreign one", async () => {
    const siteFor = async (email: string) => {
      await signUps.performJobs(email);
      const [mail] = await signUps.rowsOf(
        "select link from sandbox.mail where recipient = $1",
        email,
      );
      return URL.parse(String(mail?.["link"]))?.searchParams.get("continueUrl");
    };
    const submitAt = async (host: string, name: string) => {
      const body = await signUps.request(name);
      const submitted = await server.call(null, "POST", "/onboarding", { body, headers: { host } });
      expect(submitted.status).toBe(200);
      return siteFor(body.data.email);
    };
    expect(await submitAt("marquee.ca.localhost", "Canadian")).toBe(
      "http://marquee.ca.localhost/ADMIN-UI/login",
    );
    expect(await submitAt("elsewhere.test", "Foreign")).toBe("http://localhost/ADMIN-UI/login");
  });

  it("[ONBOARD-F6] takes everything back if the identity service refuses the account", async () => {
    const body = await signUps.request("Refused");
    const response = await submitTo(refusing, body);
    expect(response).toMatchObject({
      failure: { tag: "Invalid", issues: [{ field: "password" }] },
    });
    expect(await signUps.storedOf(body)).toEqual(NOTHING_STORED);
    expect(await signUps.performJobs(body.companyId)).toEqual(["signUpAccount"]);
    const next = await signUpRequest(server, signUpData("Refused"), ids(body));
    expect((await signUps.submit(next)).status).toBe(200);
    const known = await signUps.request("KnownOne", { email: "known@new.test" });
    await server.database.owner.query(
      "insert into app_user (email, name, auth_type) values ('known@new.test', 'Known', 'AU')",
    );
    await submitTo(refusing, known);
    expect(
      await signUps.rowsOf(
        "select auth_type, company_id, role_id from app_user where email = $1",
        "known@new.test",
      ),
    ).toEqual([{ auth_type: "AU", company_id: null, role_id: null }]);
  });

  it("[ONBOARD-F6] keeps everything while the identity service is away, and the outbox completes it", async () => {
    const body = await signUps.request("Later");
    const response = await submitTo(away, body);
    expect(response instanceof Refusal && response.status).toBe(503);
    expect(await signUps.storedOf(body)).toEqual(ALL_STORED);
    expect(await signUps.performJobs(body.companyId)).toEqual(["signUpAccount"]);
    expect(await signUps.performJobs("later@new.test")).toEqual(["PASSWORD_RESET"]);
    expect((await signUps.submit(body)).data.mail).toBe("passwordReset");
  });

  it("[ONBOARD-F6] completes it with the password that was chosen if it is sent again in time", async () => {
    const body = await signUps.request("Sooner");
    await submitTo(away, body);
    expect((await signUps.submit(body)).data.mail).toBe("verification");
    expect(await signUps.performJobs("sooner@new.test")).toEqual(["VERIFY_EMAIL"]);
  });

  it("[ONBOARD-F9] sends the mail again, once a minute, and of no other account", async () => {
    const body = await signUps.request("Again");
    await signUps.submit(body);
    expect(await signUps.performJobs("again@new.test")).toEqual(["VERIFY_EMAIL"]);
    const send = (companyId: string) =>
      server.call(null, "POST", "/onboarding/mail", { body: { companyId } });
    expect((await send(body.companyId)).data).toBe("Success");
    expect((await send(body.companyId)).data).toBe("Success");
    expect(await signUps.performJobs("again@new.test")).toEqual(["VERIFY_EMAIL"]);
    expect((await send(newId())).status).toBe(404);
    server.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect((await send(body.companyId)).status).toBe(404);
  });

  it("[ONBOARD-F5] replaces an unconfirmed account of another owner, whose password is invalid then", async () => {
    const email = "stranger@new.test";
    const identity = (call: string, payload: object) =>
      server.app.inject({
        method: "POST",
        url: `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=embedded`,
        payload: { email, returnSecureToken: true, ...payload },
      });
    expect((await identity("signUp", { password: "of-a-stranger" })).statusCode).toBe(200);
    const body = await signUps.request("Stranger", { email });
    expect((await signUps.submit(body)).data.mail).toBe("verification");
    const signIn = async (password: string) =>
      (await identity("signInWithPassword", { password })).statusCode;
    expect([await signIn("of-a-stranger"), await signIn("a-good-one")]).toEqual([400, 200]);
  });

  it("[ONBOARD-E1] [USER-C11] lets an e-mail be signed up again that was not confirmed for 14 days", async () => {
    const email = "held@new.test";
    const first = await signUps.request("HeldFirst", { email });
    expect((await signUps.submit(first)).status).toBe(200);
    const standing = async () =>
      (
        await server.call<{ standing: string }>(null, "POST", "/onboarding/email", {
          body: { email },
        })
      ).data.standing;
    expect(await standing()).toBe("onboarded");
    server.clock.advance(14 * 24 * 60 * 60 * 1000);
    expect(await standing()).toBe("open");
    const second = await signUps.request("HeldSecond", { email });
    expect((await signUps.submit(second)).data.mail).toBe("verification");
    expect(await signUps.storedOf(second)).toEqual(ALL_STORED);
    expect(await standing()).toBe("onboarded");
  });
});
