import {
  ALL_STORED,
  shownIssues,
  NOTHING_STORED,
  signUpHarness,
} from "@marquee/verification/harness/sign-up";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
let signUps: ReturnType<typeof signUpHarness>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "off" } });
  signUps = signUpHarness(server);
});
afterAll(() => server.close());

describe("the end of a sign-up", () => {
  it("[ONBOARD-S1] [ONBOARD-F1] makes company, branch and user, and mails them to verify their e-mail", async () => {
    const body = await signUps.request("Boreal");
    const response = await signUps.submit(body);
    expect([response.status, response.data]).toEqual([
      200,
      {
        email: "boreal@new.test",
        companyId: body.companyId,
        storeId: body.storeId,
        mail: "verification",
      },
    ]);
    expect(
      await signUps.rowsOf(
        "select store_name, code, active, is_premium, is_approve, market_place, from_hrs, to_hrs, weekly_off from store where id = $1",
        body.storeId,
      ),
    ).toEqual([
      {
        store_name: "Boreal downtown",
        code: "Primary",
        active: "Y",
        is_premium: "Y",
        is_approve: "N",
        market_place: ["Canada"],
        from_hrs: ["10:00"],
        to_hrs: ["21:00"],
        weekly_off: "Sunday",
      },
    ]);
    expect(
      await signUps.rowsOf(
        "select name, auth_type, role_name, app_user.company_id, store_id from app_user join role on role.id = role_id where email = $1",
        "boreal@new.test",
      ),
    ).toEqual([
      {
        name: "Noor",
        auth_type: "A",
        role_name: "Store Admin",
        company_id: body.companyId,
        store_id: null,
      },
    ]);
    expect(await signUps.performJobs("boreal@new.test")).toEqual(["VERIFY_EMAIL"]);
    expect(await signUps.performJobs(body.companyId)).toEqual(["signUpAccount"]);
    expect(await signUps.performJobs("boreal@new.test")).toEqual([]);
  });

  it("[ONBOARD-W2] is refused with every broken rule, and uses no captcha up", async () => {
    const body = await signUps.request("Rules");
    const broken = await signUps.submit({
      ...body,
      data: { ...body.data, mobileNo: "1", mainCategory: "", postalCode: "1", agreement: false },
    });
    expect([broken.status, shownIssues(broken)]).toEqual([
      422,
      [
        "SIGNUP-V2 mobileNo",
        "STORECAT-V1 mainCategory",
        "ADDRESS-V9 postalCode",
        "PERSONAL-V6 agreement",
      ],
    ]);
    expect((await signUps.submit(body)).status).toBe(200);
  });

  it("[ONBOARD-F2] returns the first result for a repeat, and refuses other data under its ids", async () => {
    const body = await signUps.request("Twice");
    const first = await signUps.submit(body);
    const repeat = await signUps.submit({
      ...body,
      data: { ...body.data, password: "another-one" },
    });
    expect([repeat.status, repeat.data]).toEqual([200, first.data]);
    const other = await signUps.submit({ ...body, data: { ...body.data, storeName: "Elsewhere" } });
    expect([other.status, other.error.tag]).toEqual([409, "Conflict"]);
    expect(await signUps.storedOf(body)).toEqual(ALL_STORED);
  });

  it("[ONBOARD-F2] makes one company of the same sign-up sent twice at the same time", async () => {
    const body = await signUps.request("Double");
    const responses = await Promise.all([
      signUps.submit(body),
      signUps.submit(body),
      signUps.submit(body),
    ]);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await signUps.submit(body)).status).toBe(200);
    expect(await signUps.storedOf(body)).toEqual(ALL_STORED);
    expect(
      await signUps.rowsOf("select id from company where name = $1", "Double Inc."),
    ).toHaveLength(1);
  });

  it("[ONBOARD-F3] [STOREINFO-V7] [STOREINFO-V8] lets one of two have a name and a corporation id, also at the same instant", async () => {
    const same = { corporationId: "C-RACE", businessName: "Race Inc." };
    const bodies = await Promise.all([
      signUps.request("RaceOne", same),
      signUps.request("RaceTwo", { ...same, corporationId: "c-race" }),
    ]);
    const responses = await Promise.all(bodies.map(signUps.submit));
    const [won, lost] = responses.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost && shownIssues(lost)).toEqual([
      "STOREINFO-V7 corporationId",
      "STOREINFO-V8 businessName",
    ]);
    expect(lost?.error.issues?.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Corporation Id [Cc]-(RACE|race) already use\. Please mail us with company details for store on boarding\.$/,
      ),
      "Company name already exist",
    ]);
    const loser = bodies[responses.findIndex(({ status }) => status === 409)];
    expect(loser && (await signUps.storedOf(loser))).toEqual(NOTHING_STORED);
  });

  it("[ONBOARD-F4] [SIGNUP-V7] lets one of two sign up an e-mail, also at the same instant", async () => {
    const email = "Shared@new.test";
    const bodies = await Promise.all([
      signUps.request("SharedA", { email }),
      signUps.request("SharedB", { email }),
    ]);
    const responses = await Promise.all(bodies.map(signUps.submit));
    const lost = responses.find(({ status }) => status === 409);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(lost?.error.issues).toEqual([
      {
        rule: "SIGNUP-V7",
        field: "email",
        message: "Already onboard for this given emaild , if you are existing user please login.",
      },
    ]);
    const loser = bodies[responses.findIndex(({ status }) => status === 409)];
    expect(loser && (await signUps.storedOf(loser))).toEqual(NOTHING_STORED);
  });

  it.each(["merchant", "master", "agent", "shop"])(
    "[ONBOARD-F4] refuses the e-mail of %s, who has a company or is staff",
    async (who) => {
      const body = await signUps.request(`Of${who}`, { email: `${who}@marquee.test` });
      expect(shownIssues(await signUps.submit(body))).toEqual(["SIGNUP-V7 email"]);
      expect(await signUps.storedOf(body)).toEqual(NOTHING_STORED);
    },
  );

  it.each([
    ["COMPANY-C6 city", { province: "on", city: "montreal" }],
    ["COMPANY-C6 province", { country: "US", postalCode: "10001" }],
    ["STORE-C5 mainCategory", { mainCategory: "home-textiles" }],
    ["STORE-C5 mainCategory", { mainCategory: "nothing" }],
    ["COMPANY-C7 companyLogo", { companyLogo: "https://elsewhere.test/logo.png" }],
    [
      "STORE-C5 storeProvince",
      {
        isPhysicalStore: "Y",
        isSameAddress: "N",
        storeCountry: "US",
        storeProvince: "qc",
        storeCity: "montreal",
        storePostalCode: "10001",
        storeStreet: "Rue 1",
      },
    ],
  ] as const)(
    "[ONBOARD-F8] is refused with %s for what is not there: %o",
    async (issue, change) => {
      const body = await signUps.request("Unknown", change);
      expect(shownIssues(await signUps.submit(body))).toEqual([issue]);
      expect(await signUps.storedOf(body)).toEqual(NOTHING_STORED);
    },
  );

  it("[ONBOARD-A3] [ONBOARD-S2] stores a second address only if one is asked for", async () => {
    const second = {
      storeCountry: "canada",
      storeProvince: "on",
      storeCity: "toronto",
      storePostalCode: "M5V 2T6",
      storeApartment: "1",
      storeStreet: "1 King Street",
    } as const;
    const elsewhere = await signUps.request("Second", {
      ...second,
      isPhysicalStore: "Y",
      isSameAddress: "N",
    });
    const online = await signUps.request("Online", {
      ...second,
      isPhysicalStore: "N",
      isSameAddress: "N",
    });
    for (const body of [elsewhere, online]) expect((await signUps.submit(body)).status).toBe(200);
    const columns =
      "select store_city_id, store_state_id, store_address2, is_same_address from store where id = $1";
    expect(await signUps.rowsOf(columns, elsewhere.storeId)).toEqual([
      {
        store_city_id: "toronto",
        store_state_id: "on",
        store_address2: "1 King Street",
        is_same_address: "N",
      },
    ]);
    expect(await signUps.rowsOf(columns, online.storeId)).toEqual([
      { store_city_id: null, store_state_id: null, store_address2: "", is_same_address: "" },
    ]);
  });
});
