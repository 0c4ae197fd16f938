import { signUpHarness } from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
let signUps: ReturnType<typeof signUpHarness>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
  signUps = signUpHarness(server);
});
afterAll(() => server.close());

describe("whether an e-mail may onboard", () => {
  const check = (email: string) =>
    server.call<{ standing: string }>(null, "POST", "/onboarding/email", { body: { email } });

  it("[ONBOARD-E1] is no for who has a company or is staff", async () => {
    for (const who of ["merchant", "MASTER", "agent"])
      expect((await check(`${who}@marquee.test`)).data.standing).toBe("onboarded");
  });

  it("[ONBOARD-E2] is the same for an account without a company and for no account at all", async () => {
    await server.services.identity.ensureAccount({
      localId: "identity",
      email: "identity@new.test",
      password: "a-good-one",
      displayName: "Identity",
    });
    const [known, unknown] = [await check("identity@new.test"), await check("unknown@new.test")];
    expect(known.text.replace("identity", "unknown")).toBe(unknown.text);
    expect(known.data.standing).toBe("open");
  });
});

describe("a corporation id that is in use", () => {
  it("[MAIL-C5] [MAIL-C10] asks the operator to take on a company, by its name, whose corporation id is in use", async () => {
    const asked = {
      corporationId: "C-1",
      companyName: "Maple",
      contactNumber: "4165550199",
      email: "noor@new.test",
    };
    const ask = (body: object) => server.call(null, "POST", "/onboarding/corporation", { body });
    expect((await ask(asked)).data).toBe("Success");
    expect((await ask(asked)).data).toBe("Success");
    expect((await ask({ ...asked, email: "noor" })).status).toBe(422);
    // The same number written otherwise is the same request; one that is none is refused (MAIL-C8).
    expect((await ask({ ...asked, contactNumber: "+1 (416) 555-0199" })).data).toBe("Success");
    const refused = await ask({ ...asked, contactNumber: "41655501991" });
    expect([refused.status, refused.error.issues?.[0]?.rule]).toEqual([422, "MAIL-C8"]);
    const unnamed = await ask({ ...asked, companyName: " \u200B" });
    expect([unnamed.status, unnamed.error.issues?.[0]?.rule]).toEqual([422, "MAIL-C10"]);
    const mails = await signUps.rowsOf(
      "select payload->>'to' as to, payload->>'replyTo' as reply from outbox where kind = 'mail' and payload::text like $1",
      "%noor@new.test%",
    );
    expect(mails).toEqual([{ to: "operator@marquee.test", reply: "noor@new.test" }]);
  });
});
