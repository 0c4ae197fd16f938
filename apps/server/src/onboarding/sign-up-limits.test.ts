import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type {
  OnboardingRequest,
  StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import {
  anonymousRequest,
  readCaptcha,
  signUpData,
  signUpRequest,
} from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import { limitCounter } from "../platform/limits/limit-counter.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { saveDraft } from "./drafts.ts";
import { submitSignUp } from "./submit-sign-up.ts";

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
/** Calls as such are counted by the minute of the machine, so these tests go past that counter if they need many. */
let uncounted: TestServer;
beforeAll(async () => {
  server = await testServer();
  uncounted = await testServer({ env: { RATE_LIMITS: "off" } });
});
afterAll(async () => {
  await server.close();
  await uncounted.close();
});

const services = () => {
  const { pool, clock } = uncounted;
  return { ...uncounted.services, limits: limitCounter({ pool, clock, factor: 1 }) };
};
const requestFrom = (address: string) => anonymousRequest(uncounted, address);
const submitFrom = (address: string, body: OnboardingRequest) =>
  submitSignUp(services(), requestFrom(address), body);
const responseStatus = (response: unknown) => (response instanceof Refusal ? response.status : 200);

describe("sign-ups of one address", () => {
  it("[LIMIT-4] are slowed: of ten thousand in a minute ten are processed", async () => {
    const body = await signUpRequest(server, signUpData("Flood"));
    const looked: number[] = [];
    for (let times = 0; times < 10_000; times += 100) {
      const responses = await Promise.all(
        Array.from({ length: 100 }, () =>
          server.call(null, "POST", "/onboarding", {
            body: { ...body, companyId: newId(), captchaId: newId() },
          }),
        ),
      );
      looked.push(...responses.map(({ status }) => status).filter((status) => status !== 429));
    }
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(20);
    expect(new Set(looked)).toEqual(new Set([422]));
  });

  it("[LIMIT-26] are refused after twenty in a day, and go on the next", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) {
      const body = await signUpRequest(uncounted, signUpData(`Many${at}`));
      statuses.push(responseStatus(await submitFrom("203.0.113.1", body)));
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const body = await signUpRequest(uncounted, signUpData("Elsewhere"));
    expect(responseStatus(await submitFrom("203.0.113.2", body))).toBe(200);
    uncounted.clock.advance(DAY);
    const next = await signUpRequest(uncounted, signUpData("NextDay"));
    expect(responseStatus(await submitFrom("203.0.113.1", next))).toBe(200);
  });

  it("[LIMIT-26] are refused after five of one e-mail, from whatever address", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const data = signUpData(`Mail${at}`, { email: "merchant@marquee.test" });
      const body = await signUpRequest(uncounted, data);
      statuses.push(responseStatus(await submitFrom(`198.51.100.${at}`, body)));
    }
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  });
});

describe("what an address may have of us while it signs up", () => {
  it("[LIMIT-24] is two hundred captchas in an hour", async () => {
    const { limits } = services();
    for (let times = 0; times < 200; times++)
      await limits.take("signUpCaptchas", { address: "203.0.113.3" });
    const refused = await limits.take("signUpCaptchas", { address: "203.0.113.3" });
    expect(responseStatus(refused)).toBe(429);
    expect((await readCaptcha(server)).text).toHaveLength(5);
  });

  it("[LIMIT-31] is three hundred look-ups of companies in an hour, and a hundred of e-mails", async () => {
    const { limits } = services();
    for (const [limit, most] of [
      ["companyLookUps", 300],
      ["emailLookUps", 100],
    ] as const) {
      for (let times = 0; times < most; times++)
        await limits.take(limit, { address: "203.0.113.9" });
      const refused = await limits.take(limit, { address: "203.0.113.9" });
      expect(responseStatus(refused)).toBe(429);
      const other = await limits.take(limit, { address: "203.0.113.10" });
      expect(other instanceof Refusal).toBe(false);
    }
  });

  it("[LIMIT-25] is a hundred stored sign-ups in a day, and a few mails with a link to each e-mail", async () => {
    const { password: _secret, captcha: _once, ...empty } = emptySignUp("CA");
    const begin = (email: string) => {
      const data: StoredSignUpData = { ...empty, email };
      const draft = { id: newId(), step: "storeInfo", data } as const;
      return saveDraft(services(), requestFrom("203.0.113.4"), draft);
    };
    const mailed: (string | null)[] = [];
    for (let at = 0; at < 4; at++) {
      const saved = await begin("victim@new.test");
      mailed.push(saved instanceof Refusal ? "refused" : saved.mailedTo);
    }
    expect(mailed).toEqual([...Array.from({ length: 3 }, () => "victim@new.test"), null]);
    for (let at = 4; at < 100; at++) expect(responseStatus(await begin(""))).toBe(200);
    expect(responseStatus(await begin(""))).toBe(429);
  });
});
