import { encodeEmail } from "@marquee/api/http/path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../platform/database/line.ts";
import { Trip } from "../platform/database/trip.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { findOffer } from "../offers/queries.ts";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import {
  testServer,
  withoutReference,
  type TestServer,
} from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { defaultRoleId } from "../users/default-roles.ts";
import { authenticate } from "../platform/identity/authenticate.ts";
import type { Identity } from "../platform/identity/verify-token.ts";

const home = offerDraft("home");
const abroad = offerDraft("abroad", { companyId: COMPANY.northline, storeId: STORE.newYork });
const WHO = "branch@marquee.test";

let server: TestServer;
const travel = vi.spyOn(Trip.prototype, "travel");
beforeAll(async () => {
  server = await testServer();
  const path = `/offers/${encodeEmail("master@marquee.test")}`;
  for (const body of [home, abroad])
    if ((await server.call("master", "POST", path, { body })).status !== 200)
      throw new Error(body.heading);
});
afterAll(() => server.close());

const AT_FIRST = {
  company_id: COMPANY.maple,
  store_id: STORE.montreal,
  role_id: defaultRoleId("Read_And_Write"),
  is_master: "N",
  is_agent: "N",
  auth_type: "A",
};

/** Makes them who they were at first, but for these columns. */
const become = (columns: Readonly<Record<string, string | null>> = {}) => {
  const values = Object.entries({ ...AT_FIRST, ...columns });
  const places = values.map(([name], index) => `${name} = $${index + 2}`).join(", ");
  return server.database.owner.query(`update app_user set ${places} where email = $1`, [
    WHO,
    ...values.map(([, value]) => value),
  ]);
};

beforeEach(() => become());

/** Calls, and says how many trips to the database it took. */
async function get(path: string) {
  travel.mockClear();
  const answer = await server.call(WHO, "GET", path);
  return { ...answer, trips: travel.mock.calls.length };
}

const look = (id: string) => get(`/getOffersById/${encodeEmail(WHO)}/${id}`);

describe("what is read along with the rights", () => {
  it.each([
    ["one offer", `/getOffersById/${encodeEmail(WHO)}/${home.id}`],
    ["a list of offers", `/getCompanyOffer/${COMPANY.maple}/allincludeActive`],
    ["a list of products", `/getCompanyProduct/${COMPANY.maple}/allincludeActive`],
  ])("[SESSION-T6] is %s, on one trip, for somebody who was here before", async (_what, path) => {
    const first = await get(path);
    const again = await get(path);
    expect([again.status, again.trips]).toEqual([200, 1]);
    expect(again.text).toBe(first.text);
  });

  it.each([
    ["of another branch", {}, { store_id: STORE.toronto }, 404],
    ["of another company", {}, { company_id: COMPANY.northline, store_id: null }, 404],
    ["of no company", {}, { company_id: null, store_id: null }, 404],
    [
      "no agent any more",
      { is_agent: "Y", company_id: null, store_id: null },
      { is_agent: "N" },
      404,
    ],
    [
      "no master any more",
      { is_master: "Y", company_id: null, store_id: null },
      { is_master: "N" },
      404,
    ],
    [
      "of a role that reaches less",
      { role_id: defaultRoleId("Manager"), company_id: COMPANY.northline, store_id: null },
      { role_id: defaultRoleId("Store Admin") },
      404,
    ],
    ["blocked", {}, { auth_type: "AU" }, 403],
  ])(
    "[SESSION-T6] is not told to somebody who is %s by then",
    async (_who, before, after, status) => {
      await become(before);
      await look(home.id);
      expect(await look(home.id)).toMatchObject({ status: 200, trips: 1 });
      await become({ ...before, ...after });
      const refused = await look(home.id);
      expect(refused.status).toBe(status);
      expect(refused.text).not.toContain(home.heading);
      const unknown = await look(home.id.replaceAll(/./g, "0"));
      expect(withoutReference(refused)).toBe(withoutReference(unknown));
      await become(before);
      expect((await look(home.id)).status).toBe(200);
    },
  );

  it("[SESSION-T6] reaches at once what somebody may see from now on", async () => {
    await look(abroad.id);
    expect(await look(abroad.id)).toMatchObject({ status: 404, trips: 1 });
    await become({ is_agent: "Y" });
    expect((await look(abroad.id)).status).toBe(200);
  });

  it("[SESSION-T6] is not told to somebody whose role has lost the code that let them see it", async () => {
    const manager = [defaultRoleId("Manager"), "VIEW_ALL_COMPANY"];
    await become({ role_id: defaultRoleId("Manager") });
    await look(abroad.id);
    expect(await look(abroad.id)).toMatchObject({ status: 200, trips: 1 });
    const { owner } = server.database;
    await owner.query(
      "delete from role_privilege where role_id = $1 and privilege_code = $2",
      manager,
    );
    expect((await look(abroad.id)).status).toBe(404);
    await owner.query(
      "insert into role_privilege (role_id, privilege_code) values ($1, $2)",
      manager,
    );
    expect((await look(abroad.id)).status).toBe(200);
  });

  it("[SESSION-T6] meets no row, in whatever scope it was, where there is no such person any more", async () => {
    const email = "leaving@marquee.test";
    const identity: Identity = { email, verified: true, expiresAt: 0 };
    const { owner } = server.database;
    await owner.query(
      "insert into app_user (email, name, is_master, auth_type) values ($1, 'Leaving', 'Y', 'A')",
      [email],
    );
    const met: unknown[] = [];
    const ask = () =>
      authenticate(
        server.pool,
        () => Promise.resolve({ tag: "verified", identity }),
        "Bearer token",
        async (tx, { scope }) => met.push(await findOffer({ tx, scope }, home.id)),
      );
    await ask();
    expect(await ask()).not.toBeInstanceOf(Refusal);
    await owner.query("delete from app_user where email = $1", [email]);
    expect(await ask()).toBeInstanceOf(Refusal);
    expect(met).toEqual([expect.objectContaining({ id: home.id }), undefined]);
  });

  it("[SESSION-T6] is not told where the path names somebody they may not name", async () => {
    const path = (email: string) => `/getOffersById/${encodeEmail(email)}/${home.id}`;
    await look(home.id);
    for (const email of ["other@marquee.test", "nobody@marquee.test"]) {
      const { status, text } = await server.call(WHO, "GET", path(email));
      expect([status, text.includes(home.heading)]).toEqual([403, false]);
    }
    expect((await server.call(WHO, "GET", path("merchant@marquee.test"))).status).toBe(200);
  });
});

describe("an error of what is read along", () => {
  const identity: Identity = { email: WHO, verified: true, expiresAt: 0 };
  const ask = (work: (line: Line) => Promise<unknown>) =>
    authenticate(
      server.pool,
      () => Promise.resolve({ tag: "verified", identity }),
      "Bearer token",
      work,
    );
  const broken = () => Promise.reject(new Error("broken"));

  it("[SESSION-T6] is told to whom it would be told, and to nobody else", async () => {
    await ask(broken);
    const same = await ask(broken);
    if (same instanceof Refusal) throw new Error("the person is known");
    await expect(same.answer).rejects.toThrow("broken");
    await become({ store_id: STORE.toronto });
    expect(await ask(broken)).toMatchObject({ answer: null });
    await become({ auth_type: "AU" });
    expect(await ask(broken)).toBeInstanceOf(Refusal);
  });

  it("[SESSION-T6] lets nothing be told where the database breaks the trip off", async () => {
    const breaks = (line: Line) => line.ask({ name: undefined, text: "select 1/0" }, []);
    await ask(breaks);
    await expect(ask(breaks)).rejects.toMatchObject({ code: "22012" });
    expect(await ask(broken)).toMatchObject({ user: { email: WHO } });
  });
});
