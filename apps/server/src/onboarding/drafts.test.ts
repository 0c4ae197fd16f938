import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type {
  OnboardingDraft,
  StoredOnboardingDraft,
  StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import { signUpData, signUpRequest } from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { newId } from "../platform/database/new-id.ts";
import { mailOrigin } from "../platform/mail/mail-origin.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const typedData = (change: Partial<StoredSignUpData> = {}): StoredSignUpData => {
  const { password: _secret, captcha: _once, ...data } = emptySignUp("CA");
  return { ...data, ...change };
};
const save = (body: OnboardingDraft, version?: number) =>
  server.call<StoredOnboardingDraft>(null, "PUT", "/onboarding/draft", {
    body,
    ...(version === undefined ? {} : { version }),
  });
const read = (id: string) =>
  server.call<StoredOnboardingDraft>(null, "POST", "/onboarding/draft/read", { body: { id } });
const draft = (change: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  id: newId(),
  step: "storeInfo",
  data: typedData(),
  ...change,
});
const mailsTo = async (email: string) =>
  (
    await server.database.owner.query<{ href: string }>(
      "select payload->'content'->'link'->>'href' as href from outbox where payload->>'to' = $1",
      [email],
    )
  ).rows.map(({ href }) => href);

describe("a sign-up that is stored", () => {
  it("[ONBOARD-R1] is found under its secret id, whose digest alone is in the database", async () => {
    const body = draft({ data: typedData({ storeName: "Atelier" }) });
    const saved = await save(body);
    expect([saved.status, saved.headers["etag"]]).toEqual([200, '"1"']);
    expect((await read(body.id)).data).toEqual(saved.data);
    expect(saved.data).toMatchObject({ step: "storeInfo", data: body.data, version: 1 });
    const { rows } = await server.database.owner.query<object>("select * from onboarding_draft");
    expect(JSON.stringify(rows)).not.toContain(body.id);
  });

  it("[IMAGE-A7] keeps the logo that was sent for a sign-up, and no image of another", async () => {
    const ours = `companies/${"a".repeat(32)}.webp`;
    const theirs = `companies/${"b".repeat(32)}.webp`;
    await server.database.owner.query(
      "insert into stored_image (name, uploaded_on) values ($1, now()), ($2, now())",
      [ours, theirs],
    );
    await server.database.owner.query(
      "insert into image_upload (name, person, company_id) values ($1, '', null), ($2, 'merchant@marquee.test', null)",
      [ours, theirs],
    );
    const logoOf = async (companyLogo: string) =>
      (await save(draft({ data: typedData({ companyLogo }) }))).data.data.companyLogo;
    expect(await logoOf(`/images/${ours}`)).toBe(`/images/${ours}`);
    expect(await logoOf(`/images/${theirs}`)).toBeNull();
    expect(await logoOf("https://elsewhere.test/logo.png")).toBeNull();
  });

  it("[ONBOARD-R1] drops a password and a captcha that are sent all the same", async () => {
    const body = draft();
    const withSecrets = { ...body, data: { ...body.data, password: "a-good-one", captcha: "K7" } };
    expect((await save(withSecrets)).status).toBe(200);
    expect((await read(body.id)).text).not.toMatch(/a-good-one|K7|password/);
  });

  it("[ONBOARD-R2] is saved from the version that was seen, and a stale save returns what is stored", async () => {
    const body = draft();
    await save(body);
    const newer = { ...body, data: typedData({ storeName: "Newer" }) };
    expect((await save(newer, 1)).data.version).toBe(2);
    const stale = await save({ ...body, data: typedData({ storeName: "Stale" }) }, 1);
    expect([stale.status, stale.error.current]).toMatchObject([
      409,
      { version: 2, data: { storeName: "Newer" } },
    ]);
    expect((await save({ ...body, step: "address" })).status).toBe(409);
    expect((await read(body.id)).data.data.storeName).toBe("Newer");
  });

  it("[ONBOARD-R2] responds to the same save again with what is stored, whatever version it names", async () => {
    const body = draft();
    const first = await save(body);
    expect((await save(body)).data).toEqual(first.data);
    const changed = { ...body, step: "address" } as const;
    await save(changed, 1);
    expect((await save(changed, 1)).data.version).toBe(2);
  });

  it("[ONBOARD-R2] has one winner of two first saves at the same time", async () => {
    const body = draft();
    const responses = await Promise.all([
      save(body),
      save({ ...body, data: typedData({ storeName: "Other" }) }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("[ONBOARD-R3] mails its link once, after the first step, and again to an e-mail that was corrected", async () => {
    const email = "Link@new.test";
    const first = draft({ step: "signUp", data: typedData({ email }) });
    expect((await save(first)).data.mailedTo).toBeNull();
    const next = await save({ ...first, step: "storeInfo" }, 1);
    expect(next.data.mailedTo).toBe("link@new.test");
    await save({ ...first, step: "address" }, next.data.version);
    expect(await mailsTo("link@new.test")).toEqual([
      `http://localhost:80/ADMIN-UI/register#resume=${first.id}`,
    ]);
    const corrected = {
      ...first,
      step: "address",
      data: typedData({ email: "right@new.test" }),
    } as const;
    expect((await save(corrected, 3)).data.mailedTo).toBe("right@new.test");
    expect(await mailsTo("right@new.test")).toHaveLength(1);
    expect((await save(draft({ data: typedData({ email: "noor" }) }))).data.mailedTo).toBeNull();
  });

  it("[CONFIG-M17] links to the configured address, and never to one that only a request names", () => {
    const at = (origins: string, mode: "embedded" | "production" = "production") => ({
      mode,
      publicOrigins: readConfig({ PUBLIC_ORIGINS: origins }).publicOrigins,
    });
    const own = "http://127.0.0.1:3000";
    const both = "https://marquee.test, https://marquee.ca";
    expect(mailOrigin(at(both), "https://marquee.ca", own)).toBe("https://marquee.ca");
    expect(mailOrigin(at(both), "https://elsewhere.test", own)).toBe("https://marquee.test");
    expect(mailOrigin(at(""), "https://elsewhere.test", own)).toBeNull();
    for (const ours of [own, "http://localhost:3000", "http://marquee.ca.localhost:3000"])
      expect(mailOrigin(at("", "embedded"), ours, own)).toBe(ours);
    for (const foreign of [
      "http://elsewhere.test",
      "http://elsewhere.test:3000",
      "http://localhost:3001",
      "http://127.0.0.1.elsewhere.test:3000",
    ])
      expect(mailOrigin(at("", "embedded"), foreign, own)).toBe(own);
    for (const wrong of ["marquee.test", "https://marquee.test/", "ftp://marquee.test"])
      expect(() => readConfig({ PUBLIC_ORIGINS: wrong })).toThrow("PUBLIC_ORIGINS");
  });

  it("[ONBOARD-R4] is gone after thirty days, whatever was saved meanwhile, and removed by the next one", async () => {
    const body = draft();
    await save(body);
    server.clock.advance(29 * DAY);
    await save({ ...body, step: "address" }, 1);
    server.clock.advance(DAY);
    expect((await read(body.id)).status).toBe(404);
    await save(draft());
    const { rows } = await server.database.owner.query<{ left: number }>(
      "select count(*)::int as left from onboarding_draft where expires_at <= $1",
      [server.clock.now().toISOString()],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it("[ONBOARD-R4] is treated like one that never was, once its sign-up is finished", async () => {
    const body = draft();
    await save(body);
    const end = await signUpRequest(server, signUpData("Drafted"), { draftId: body.id });
    expect((await server.call(null, "POST", "/onboarding", { body: end })).status).toBe(200);
    const [finished, never] = [await read(body.id), await read(newId())];
    expect([finished.status, finished.error.message]).toEqual([404, never.error.message]);
  });
});

describe("what a stored sign-up may cost", () => {
  it("[LIMIT-1] has no room for megabytes", async () => {
    const body = draft({ data: typedData({ storeName: "a".repeat(161) }) });
    expect((await save(body)).status).toBe(422);
    const large = { ...draft(), padding: "a".repeat(100_000) };
    expect((await save(large)).status).toBe(413);
  });
});
