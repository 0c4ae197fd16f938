import type { BranchCheckFacts } from "@marquee/domain/approval/branch-checks.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, PEOPLE, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const ID = STORE.halifax;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const query = (text: string, values: readonly unknown[] = []) =>
  server.database.owner.query(text, [...values]);
const readChecks = async () =>
  (await server.call<BranchCheckFacts>("master", "GET", `/stores/checks/${ID}`)).data;
const setStore = (columns: string, ...values: readonly unknown[]) =>
  query(`update store set ${columns} where id = $1`, [ID, ...values]);

describe("what is read of a branch that is checked", () => {
  it("[STORE-A17] is for masters alone, and for a branch that exists", async () => {
    const others = PEOPLE.filter(
      ({ email, isMaster, authType }) =>
        isMaster !== "Y" && authType === "A" && !email.startsWith("unverified"),
    );
    for (const { email } of others)
      expect((await server.call(email, "GET", `/stores/checks/${ID}`)).status).toBe(403);
    expect((await server.call("master", "GET", `/stores/checks/${"f".repeat(32)}`)).status).toBe(
      404,
    );
  });

  it("[STORE-A18] names who acts for the company, with the last sign-in, and who accepted the agreement", async () => {
    expect(await readChecks()).toMatchObject({
      account: { email: "pending@marquee.test", lastSignInOn: null },
      agreement: null,
    });
    const agreed = "2026-02-20T18:00:00.000Z";
    await query(
      "insert into app_user (email, name, auth_type, company_id, agreed_on, created_by) values ('signer@marquee.test', 'Signer', 'A', $1, $2, 'Signer')",
      [COMPANY.harbour, agreed],
    );
    await query(
      "insert into user_entry (email, last_sign_in_on) values ('signer@marquee.test', $1)",
      [agreed],
    );
    const signer = { email: "signer@marquee.test", lastSignInOn: agreed, createdBy: "Signer" };
    expect(await readChecks()).toMatchObject({
      account: signer,
      agreement: { by: "Signer", on: agreed },
    });
    await query("update app_user set ended_on = $1, signed_out_on = $1 where name = 'Signer'", [
      agreed,
    ]);
    expect(await readChecks()).toMatchObject({
      account: { email: "pending@marquee.test" },
      agreement: { by: "Signer" },
    });
  });

  it("[STORE-A19] has the registered address, and the one for customers if it is another", async () => {
    await setStore("pincode = 'B3J 1Z6'");
    const registered = {
      kind: "registered",
      countryId: "canada",
      stateName: "Nova Scotia",
      postalCode: "B3J 1Z6",
    };
    expect((await readChecks()).addresses).toEqual([registered]);
    await setStore(
      "isphysical = 'Y', is_same_address = 'N', store_country_id = 'US', store_state_id = 'ny', store_pincode = '10001'",
    );
    expect((await readChecks()).addresses).toEqual([
      registered,
      { kind: "customers", countryId: "US", stateName: "New York", postalCode: "10001" },
    ]);
  });
});

describe("what other companies have of a branch", () => {
  beforeEach(async () => {
    await query(
      "update store set store_name = id, address2 = '', pincode = '', store_address2 = '', store_pincode = '', manager_mobile = '', manager_email = '', website_url = '', company_logo = null",
    );
    await query("delete from image_upload");
  });
  const other = (columns: string) =>
    query(`update store set ${columns} where id = $1`, [STORE.newYork]);
  const alike = async () =>
    (await readChecks()).alike.map(({ companyName, traits }) => [companyName, traits.toSorted()]);

  it.each([
    ["name", "store_name = 'Librairie Écume'", "store_name = 'LIBRAIRIE ECUME'"],
    [
      "address",
      "address2 = '9, rue du Phare', pincode = 'B3J 1Z6'",
      "store_address2 = '9 Rue du Phare', store_pincode = 'B3J 1Z6'",
    ],
    ["phone", "manager_mobile = '9025550107'", "manager_mobile = '9025550107'"],
    ["email", "manager_email = 'Tomas@harbour.ca'", "manager_email = 'tomas@harbour.ca'"],
    ["website", "website_url = 'harbour.ca'", "website_url = 'https://www.Harbour.ca/'"],
    [
      "logo",
      `company_logo = '/images/companies/${"a".repeat(32)}.webp'`,
      `company_logo = 'https://cdn.test/images/companies/${"a".repeat(32)}.webp'`,
    ],
  ])("[STORE-A20] [STORE-A21] finds the same %s, however it is written", async (kind, own, its) => {
    await setStore(own);
    expect(await alike()).toEqual([]);
    await other(its);
    expect(await alike()).toEqual([["Northline", [kind]]]);
  });

  it("[STORE-A20] takes another street of the postal code, and what is not filled in, for nothing in common", async () => {
    await setStore("address2 = '9 Lighthouse Walk', pincode = 'B3J 1Z6'");
    await other("address2 = '10 Lighthouse Walk', pincode = 'B3J 1Z6'");
    expect(await alike()).toEqual([]);
  });

  it("[STORE-A20] finds companies, too, those that have most of it first, and none of its own", async () => {
    await setStore("store_name = 'Maple', manager_mobile = '9025550107'");
    await query("update company set manager_mobile = '9025550107' where id = any ($1)", [
      [COMPANY.maple, COMPANY.northline, COMPANY.harbour],
    ]);
    expect(await alike()).toEqual([
      ["Maple", ["name", "phone"]],
      ["Northline", ["phone"]],
    ]);
    await query("update company set manager_mobile = ''");
  });

  it("[STORE-A20] is found by the indexes, and by staff alone", async () => {
    await setStore("manager_mobile = '9025550107'");
    await other("manager_mobile = '9025550107'");
    const countFound = async (kind: string) => {
      const client = await server.database.owner.connect();
      try {
        await client.query("begin; set local enable_seqscan = off");
        await client.query("select set_config('marquee.kind', $1, true)", [kind]);
        const scans = () =>
          client.query(
            "select relname, seq_scan from pg_stat_xact_user_tables where relname in ('store', 'company') order by relname",
          );
        const before = await scans();
        const { rows } = await client.query("select * from marquee_alike($1, 5)", [ID]);
        expect((await scans()).rows).toEqual(before.rows);
        return rows.length;
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    expect([
      await countFound("staff"),
      await countFound("company"),
      await countFound("public"),
    ]).toEqual([1, 0, 0]);
  });

  it("[STORE-A21] finds the pictures that another company has sent, whatever they are shown for", async () => {
    const [shared, own] = ["b".repeat(32), "c".repeat(32)];
    await setStore("company_logo = $2", `/images/companies/${own}.webp`);
    await query(
      "insert into product (id, company_id, store_id, name, heading, brand, description, vendor_url, actual_price, offer_price, market_place, images) values ($1, $2, $3, 'Shelf', '', '', '', '', 100, 100, '{Canada}', $4)",
      [
        "d".repeat(32),
        COMPANY.harbour,
        ID,
        [`/images/products/${shared}.webp`, `https://cdn.shop.test/shelf.jpg`],
      ],
    );
    for (const [name, company] of [
      [`offers/${shared}.webp`, COMPANY.maple],
      [`products/${shared}.webp`, COMPANY.harbour],
      [`companies/${own}.webp`, COMPANY.harbour],
    ]) {
      await query("insert into stored_image (name, uploaded_on) values ($1, now())", [name]);
      await query("insert into image_upload (name, person, company_id) values ($1, 'x', $2)", [
        name,
        company,
      ]);
    }
    expect(await readChecks()).toMatchObject({
      images: 2,
      alike: [{ companyName: "Maple", traits: [], images: 1 }],
    });
  });
});
