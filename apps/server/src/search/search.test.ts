import { encodeEmail } from "@marquee/api/http/path";
import type { SearchHit } from "@marquee/domain/search/search.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const path = `/offers/${encodeEmail("merchant@marquee.test")}`;
  for (const name of [
    "Maple mugs",
    "Crème caramel",
    "Lamp 1",
    "Lamp 2",
    "Lamp 3",
    "Lamp 4",
    "Lamp 5",
    "Lamp 6",
  ]) {
    const body = offerDraft(name, { heading: name });
    const made = await server.call("merchant", "POST", path, { body });
    if (made.status !== 200) throw new Error(made.text);
  }
  await server.database.owner.query(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on, valid_from, valid_till)
     values ('k1', $1, $2, 'merchant@marquee.test', 'Maple spring', 'flyer', 'offer', 'city', 1000, 3, now(), '2026-02-01', '2026-02-04'),
            ('k2', $3, $4, 'other@marquee.test', 'Maple of others', 'flyer', 'offer', 'city', 1000, 3, now(), '2026-02-01', '2026-12-04')`,
    [COMPANY.maple, STORE.montreal, COMPANY.northline, STORE.newYork],
  );
  await server.database.owner.query(
    `insert into transaction (id, outcome_key, transaction_type, status, user_id, company_id, payment_id, payment_type, amount, created_on)
     values ('t1', 't1', 'Offer Campaign', 'Paid', 'merchant@marquee.test', $1, 'pi_maple', 'Card', 805, now())`,
    [COMPANY.maple],
  );
  // older than every other row, on whatever day the tests run
  await server.database.owner.query(
    `insert into offer select (jsonb_populate_record(null::offer, to_jsonb(o) || jsonb_build_object('id', md5(n::text),
       'heading', case n when 1 then 'Zinc' when 2 then 'Zinc pots' when 3 then 'Old zinc' else 'Bezinced ' || n end,
       'created_on', timestamptz '2025-01-01 12:00Z' + make_interval(days => n)))).*
     from offer o, generate_series(1, 40) n where o.heading = 'Maple mugs'`,
  );
  // more than are compared: the only one whose name begins with it is the oldest, and another one is the newest
  await server.database.owner.query(
    `insert into offer select (jsonb_populate_record(null::offer, to_jsonb(o) || jsonb_build_object('id', md5('q' || n),
       'heading', case n when 1 then 'Quartz' when 1002 then 'New quartz' else 'Some quartz ' || n end,
       'created_on', timestamptz '2025-01-01 12:00Z' + make_interval(hours => n)))).*
     from offer o, generate_series(1, 1002) n where o.heading = 'Maple mugs'`,
  );
  for (const [table, own] of Object.entries({
    campaign: "'id', 'many' || n, 'campaign_name', named.text",
    app_user: "'email', 'many' || n || '@marquee.test', 'name', named.text",
  }))
    await server.database.owner.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${own},
         'created_on', timestamptz '2025-01-01 12:00Z' + make_interval(hours => n)))).*
       from ${table} t, generate_series(1, 1002) n,
         lateral (select case n when 1 then 'Basalt' when 1002 then 'New basalt' else 'Some basalt ' || n end as text) named
       where to_jsonb(t) ->> $1 = $2`,
      table === "campaign" ? ["id", "k1"] : ["email", "merchant@marquee.test"],
    );
});
afterAll(() => server.close());

const find = async (
  who: string,
  q: string,
  type?: SearchHit["kind"],
): Promise<readonly SearchHit[]> => {
  const { status, data, text } = await server.call<SearchHit[]>(
    who,
    "GET",
    `/search?q=${encodeURIComponent(q)}${type === undefined ? "" : `&type=${type}`}`,
  );
  if (status !== 200) throw new Error(text);
  return data;
};
const names = (hits: readonly SearchHit[]) => hits.map(({ kind, label }) => `${kind} ${label}`);

describe("the search", () => {
  it("[SEARCH-F1] finds things of all kinds that fit, with what they belong to", async () => {
    const found = await find("merchant", "maple");
    expect(names(found)).toEqual(
      expect.arrayContaining(["companies Maple", "campaigns Maple spring", "offers Maple mugs"]),
    );
    expect(found.find(({ kind }) => kind === "campaigns")).toMatchObject({
      id: "k1",
      detail: "The montreal branch",
      status: "inactive",
      type: "flyer",
    });
    expect(found.find(({ kind }) => kind === "offers")?.status).toBe("pending");
    expect(names(await find("merchant", "CREME"))).toEqual(["offers Crème caramel"]);
    expect(await find("merchant", "%%")).toEqual([]);
    expect(await find("merchant", " ")).toEqual([]);
  });

  it("[SEARCH-F2] finds five of a kind at most, and says how many fit", async () => {
    const lamps = (await find("merchant", "lamp")).filter(({ kind }) => kind === "offers");
    expect(lamps.map(({ total }) => total)).toEqual([6, 6, 6, 6, 6]);
  });

  it("[SEARCH-F2] finds the best names of all, also the oldest", async () => {
    expect(names(await find("merchant", "zinc"))).toEqual([
      "offers Zinc",
      "offers Zinc pots",
      "offers Old zinc",
      "offers Bezinced 40",
      "offers Bezinced 39",
    ]);
  });

  it("[SEARCH-F6] finds the names that begin with the text and the newest, if more fit than are compared", async () => {
    const found = (await find("merchant", "quartz")).filter(({ kind }) => kind === "offers");
    expect(found.map(({ label }) => label).slice(0, 2)).toEqual(["Quartz", "New quartz"]);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ total: 1000, isMore: true });
  });

  it("[SEARCH-F6] finds the newest campaigns and users, and users whose names begin with the text", async () => {
    const found = await find("merchant", "basalt");
    const ofKind = (kind: SearchHit["kind"]) => found.filter((hit) => hit.kind === kind);
    expect(names(ofKind("campaigns"))).toContain("campaigns New basalt");
    expect(ofKind("campaigns")[0]).toMatchObject({ total: 1000, isMore: true });
    expect(names(ofKind("users")).slice(0, 2)).toEqual(["users Basalt", "users New basalt"]);
    expect(names(await find("merchant", "some 777 basalt", "users"))).toContain(
      "users Some basalt 777",
    );
  });

  it("[SEARCH-F7] finds what begins with two letters, and what holds them of the newest", async () => {
    const found = await find("merchant", "zi", "offers");
    expect(found.map(({ label }) => label).slice(0, 4)).toEqual([
      "Zinc pots",
      "Zinc",
      "Old zinc",
      "Bezinced 40",
    ]);
    // two of them are older than the newest thousand, and counted no longer
    expect(found[0]).toMatchObject({ total: 38 });
  });

  it("[SEARCH-F5] finds twenty of the kind that is asked for, and no other", async () => {
    expect(await find("merchant", "zinc", "offers")).toHaveLength(20);
    expect(await find("merchant", "zinc", "companies")).toEqual([]);
    expect(await find("reader", "INV", "invoices")).toEqual([]);
  });

  it("[SEARCH-F3] finds what is the caller's to see", async () => {
    expect(names(await find("merchant", "maple")).join()).not.toContain("of others");
    expect(names(await find("merchant", "pi_maple"))).toEqual([]);
    expect(names(await find("other", "maple"))).toEqual(["campaigns Maple of others"]);
    const all = names(await find("master", "maple"));
    expect(all).toEqual(
      expect.arrayContaining(["campaigns Maple spring", "campaigns Maple of others"]),
    );
    expect(all).toContain("transactions pi_maple");
    expect((await server.call(null, "GET", "/search?q=maple")).status).toBe(401);
  });

  it("[SEARCH-F4] finds an invoice by parts of its number", async () => {
    await server.database.owner.query(
      `insert into checkout (id, kind, state, company_id, store_id, user_id, draft, purchase_hash, receipt, total, charge, created_on, updated_on, expires_at)
       values (repeat('a', 32), 'flyer', 'paid', $1, $2, 'merchant@marquee.test', '{}', 'h', '{}', 1234, 1234, now(), now(), now())`,
      [COMPANY.maple, STORE.montreal],
    );
    await server.database.owner.query(
      `insert into invoice (id, invoice_id, checkout_id, invoice_type, status, user_id, company_id, store_id, payment_type, payment_amount, amount,
         discount_amount, tax_amount, gst, hst, pst, qst, campaign_id, receipt, issued, created_on)
       values ('i1', 'INV-2026-000012', repeat('a', 32), 'Offer Campaign', 'Paid', 'merchant@marquee.test', $1, $2, 'Card', 1234, 1234, 0, 0, 0, 0, 0, 0, 'k1', '{}', '{}', now())`,
      [COMPANY.maple, STORE.montreal],
    );
    const found = ["invoices INV-2026-000012"];
    expect(names(await find("merchant", "INV-…12"))).toEqual(found);
    expect(names(await find("merchant", "000012"))).toEqual(found);
    expect(names(await find("reader", "INV-…12"))).toEqual([]);
  });
});
