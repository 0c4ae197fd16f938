import type { Captcha } from "@marquee/domain/onboarding/sign-up.schema";
import { readCaptcha, signUpData, signUpRequest } from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import { captchaSvg } from "./captcha-image.ts";
import { solveCaptcha } from "./captchas.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
});
afterAll(() => server.close());

const MINUTE = 60 * 1000;
const solve = (given: { id: string; text: string }, companyId: string = newId()) =>
  solveCaptcha(server.pool, server.clock.now(), { ...given, companyId });

describe("a captcha", () => {
  it("[ONBOARD-P1] is an image that names none of its characters, good for five minutes", async () => {
    const { data } = await server.call<Captcha>(null, "GET", "/captcha");
    const [type, base64 = ""] = data.image.split(",");
    expect(type).toBe("data:image/png;base64");
    const { width, height } = await sharp(Buffer.from(base64, "base64")).metadata();
    expect([width, height]).toEqual([464, 144]);
    expect(Date.parse(data.expiresAt) - server.clock.now().getTime()).toBe(5 * MINUTE);
    expect(captchaSvg("KTMRA", (from) => from)).not.toMatch(/text|KT/);
  });

  it("[ONBOARD-P1] [ONBOARD-P2] is answered by what its question asks for, in any case of letters", async () => {
    const first = await readCaptcha(server);
    expect(first.text).toHaveLength(5);
    expect(await solve(first)).toBe("right");
    const second = await readCaptcha(server);
    const typed = ` ${second.text.toLowerCase().split("").join(" ")}`;
    expect(await solve({ id: second.id, text: typed })).toBe("right");
  });

  it("[ONBOARD-P3] stays answered for the company that it was sent with, and for no other", async () => {
    const captcha = await readCaptcha(server);
    const companyId = newId();
    expect(await solve(captcha, companyId)).toBe("right");
    expect(await solve(captcha, companyId)).toBe("right");
    expect(await solve(captcha)).toBe("wrong");
    expect(await solve({ ...captcha, text: "XXXXX" }, companyId)).toBe("wrong");
  });

  it("[ONBOARD-P3] is answered by one of two that answer at the same time", async () => {
    const captcha = await readCaptcha(server);
    const responses = await Promise.all([solve(captcha), solve(captcha), solve(captcha)]);
    expect(responses.filter((each) => each === "right")).toHaveLength(1);
  });

  it("[ONBOARD-P4] is used up by a wrong answer, and by time", async () => {
    const wrong = await readCaptcha(server);
    const companyId = newId();
    expect(await solve({ ...wrong, text: "XXXXX" }, companyId)).toBe("wrong");
    expect(await solve(wrong, companyId)).toBe("wrong");
    const late = await readCaptcha(server);
    server.clock.advance(5 * MINUTE);
    expect(await solve(late)).toBe("over");
    expect(await solve({ id: newId(), text: "XXXXX" })).toBe("over");
  });

  it("[ONBOARD-P4] is of no use for another captcha", async () => {
    const [one, other] = [await readCaptcha(server), await readCaptcha(server)];
    expect(await solve({ id: one.id, text: other.text })).toBe(
      one.text === other.text ? "right" : "wrong",
    );
  });

  it("[ONBOARD-P4] [PERSONAL-V8] refuses a sign-up, and stores nothing of it", async () => {
    const body = await signUpRequest(server, signUpData("Captcha"));
    const submit = (captcha: string) =>
      server.call(null, "POST", "/onboarding", {
        body: { ...body, data: { ...body.data, captcha } },
      });
    const refused = await submit("XXXXX");
    expect([refused.status, refused.error.issues]).toEqual([
      422,
      [{ rule: "PERSONAL-V8", field: "captcha", message: "Captcha does not match" }],
    ]);
    expect((await submit(body.data.captcha)).status).toBe(422);
    const { rowCount } = await server.database.owner.query("select from company where id = $1", [
      body.companyId,
    ]);
    expect(rowCount).toBe(0);
  });

  it("[ONBOARD-P4] is removed some time after it has expired", async () => {
    await readCaptcha(server);
    server.clock.advance(5 * MINUTE + 1);
    await readCaptcha(server);
    const { rows } = await server.database.owner.query<{ left: number }>(
      "select count(*)::int as left from captcha",
    );
    expect(rows).toEqual([{ left: 1 }]);
  });
});
