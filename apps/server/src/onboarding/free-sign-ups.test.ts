import {
  ALL_STORED,
  NOTHING_STORED,
  signUpData,
  signUpHarness,
  signUpRequest,
} from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freeSignUps } from "./free-sign-ups.ts";

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let signUps: ReturnType<typeof signUpHarness>;
beforeEach(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
  signUps = signUpHarness(server);
});
// each sweeps what is there
afterEach(() => server.close());

const confirm = (email: string) =>
  server.database.owner.query("update sandbox.account set email_verified = true where email = $1", [
    email,
  ]);

async function sweep(isConfirmed = server.services.identity.isConfirmed): Promise<number> {
  const { pool, clock } = server;
  const sweeper = freeSignUps({ pool, clock, log: server.app.log, identity: { isConfirmed } });
  try {
    return await sweeper.sweep();
  } finally {
    await sweeper.stop();
  }
}

async function signedUp(name: string) {
  const body = await signUps.request(name);
  await signUps.submit(body);
  return body;
}

describe("a sign-up that was not confirmed", () => {
  it("[ONBOARD-F11] frees company name, corporation id and e-mail 14 days later", async () => {
    const lost = await signedUp("Forgotten");
    const confirmed = await signedUp("Confirmed");
    await confirm("confirmed@new.test");
    server.clock.advance(14 * DAY - 60_000);
    expect(await sweep()).toBe(0);
    server.clock.advance(60_000);
    expect(await sweep()).toBe(1);
    expect(await signUps.storedOf(lost)).toEqual(NOTHING_STORED);
    expect(await signUps.storedOf(confirmed)).toEqual(ALL_STORED);
    const again = await signUpRequest(server, signUpData("Forgotten"));
    expect((await signUps.submit(again)).status).toBe(200);
  });

  it("[ONBOARD-F11] stays if it is confirmed at that very moment", async () => {
    const body = await signedUp("Moment");
    server.clock.advance(14 * DAY);
    let asked = 0;
    await sweep(async (email) => {
      if (email === "moment@new.test") asked += 1;
      // the second question is asked while the rows are held
      if (email === "moment@new.test" && asked === 2) await confirm(email);
      return server.services.identity.isConfirmed(email);
    });
    expect(asked).toBe(2);
    expect(await signUps.storedOf(body)).toEqual(ALL_STORED);
  });

  it("[ONBOARD-F11] stays while the identity service says nothing, and with another user or anything of its own", async () => {
    const silent = await signedUp("Silent");
    server.clock.advance(14 * DAY);
    const away = () => Promise.resolve({ tag: "unavailable", reason: "away" } as const);
    expect(await sweep(away)).toBe(0);
    const { owner } = server.database;
    const shared = await signedUp("Shared");
    await owner.query(
      "insert into app_user (email, name, auth_type, company_id) values ('colleague@new.test', 'C', 'A', $1)",
      [shared.companyId],
    );
    const used = await signedUp("Used");
    await owner.query(
      "insert into role (id, role_name, company_id) values ('r-used', 'Used', $1)",
      [used.companyId],
    );
    server.clock.advance(14 * DAY);
    expect(await sweep()).toBe(1);
    expect(await signUps.storedOf(silent)).toEqual(NOTHING_STORED);
    expect(await signUps.storedOf(shared)).toMatchObject({ companies: 1, people: 2 });
    expect(await signUps.storedOf(used)).toEqual(ALL_STORED);
  });

  it("[ONBOARD-F11] is freed once by two servers that sweep at once", async () => {
    const body = await signedUp("Twice");
    server.clock.advance(14 * DAY);
    const freed = await Promise.all([sweep(), sweep()]);
    expect(new Set(freed)).toEqual(new Set([0, 1]));
    expect(await signUps.storedOf(body)).toEqual(NOTHING_STORED);
  });
});
