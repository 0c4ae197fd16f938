import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import {
  testDatabase,
  testRole,
  type TestDatabase,
} from "@marquee/verification/harness/test-database";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCompanies } from "../../companies/queries.ts";
import { createOffer } from "../../offers/create-offer.ts";
import { listOffers, offerRecord } from "../../offers/queries.ts";
import { listProducts, insertProducts } from "../../products/queries.ts";
import * as schema from "../../schema/schema.ts";
import { findStore, listStores } from "../../stores/queries.ts";
import { assertBound } from "../database/bind-connection.ts";
import { connect } from "../database/connect.ts";
import { isDatabaseAway } from "../database/database-error.ts";
import { findCaller } from "../identity/caller.ts";
import { Refusal } from "../refusal/refusal.ts";
import type { RequestContext } from "./request-context.ts";
import { scopeOf, SYSTEM, type Scope } from "./scope.ts";
import { withScope } from "./with-scope.ts";

let database: TestDatabase;
let context: Omit<RequestContext, "tx" | "scope">;
const maple: Scope = { kind: "company", companyId: COMPANY.maple, storeId: null };
const montreal: Scope = { kind: "company", companyId: COMPANY.maple, storeId: STORE.montreal };
const abroad = offerDraft("abroad", { companyId: COMPANY.northline, storeId: STORE.newYork });
const atToronto = offerDraft("at Toronto", { storeId: STORE.toronto });

beforeAll(async () => {
  database = await testDatabase("world");
  const caller = await findCaller(database.pool, "master@marquee.test");
  if (!caller) throw new Error("the world has no master");
  const { user } = caller;
  context = { user, now: new Date("2026-03-02T18:00:00.000Z") };
  const scope = scopeOf(user, true);
  await withScope(database.pool, scope, async (tx) => {
    await insertProducts(tx, [
      productRow("Throw"),
      productRow("Bagel", { companyId: COMPANY.northline, storeId: STORE.newYork }),
      productRow("Skyline", { storeId: STORE.toronto }),
    ]);
    for (const draft of [offerDraft("home"), atToronto, abroad])
      if ((await createOffer({ ...context, tx, scope }, draft)) instanceof Refusal)
        throw new Error(draft.heading);
  });
});
afterAll(() => database.drop());

/** Every caller may read these; they hold nothing of a company. */
const PUBLIC_TABLES = ["city", "promocode", "state"];

describe("row-level security", () => {
  it("[TEN-6] covers every table that is not known to be public", async () => {
    const { rows } = await database.owner.query<{
      name: string;
      held: boolean;
      policies: number;
      bound: boolean;
    }>(`
      select c.relname as name, c.relrowsecurity as held,
             (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
             exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id') as bound
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    const open = rows
      .filter(({ held, policies }) => !held || policies === 0)
      .map(({ name }) => name);
    expect(
      open.toSorted(),
      "tables without a policy: docs/how-to/add-a-table.md says which there are",
    ).toEqual(PUBLIC_TABLES);
    expect(rows.filter(({ bound }) => bound).length).toBeGreaterThan(10);
  });

  it("[TEN-6] shows users of a company no row of another, in any table", async () => {
    const tables = Object.values(schema)
      .filter((each) => is(each, PgTable))
      .map((each) => getTableConfig(each));
    const ofCompanies = tables.filter(({ columns }) =>
      columns.some(({ name }) => name === "company_id" || name === "companyId"),
    );
    expect(ofCompanies.length).toBeGreaterThan(10);
    await withScope(database.pool, maple, async (tx) => {
      for (const { name } of ofCompanies) {
        const { rows } = await tx.execute<{ company_id: string }>(
          `select distinct company_id from "${name}"`,
        );
        // Roles of the house are open to every user.
        const isHouse = (id: unknown) => name === "role" && id === null;
        const foreignRows = rows.filter(
          ({ company_id: id }) => !isHouse(id) && id !== COMPANY.maple,
        );
        expect({ name, foreignRows }).toEqual({ name, foreignRows: [] });
      }
    });
  });

  it("[TEN-7] holds if a query forgets the first: lists and look-ups query as if they were the system", async () => {
    const ask = (scope: Scope) =>
      withScope(database.pool, scope, async (tx) => {
        const careless = { ...context, tx, scope: SYSTEM };
        const lists = [
          await listOffers(careless, { status: "allincludeActive" }),
          await listProducts(careless, { status: "allincludeActive" }),
          await listStores(careless, { companyId: null }),
          await listCompanies(careless, {}),
        ];
        const found = [
          await offerRecord.find(careless, abroad.id),
          await findStore(careless, STORE.newYork),
        ];
        return { lists: lists.map((list) => (list instanceof Refusal ? -1 : list.total)), found };
      });
    expect(await ask(maple)).toEqual({ lists: [2, 2, 3, 1], found: [undefined, undefined] });
    expect(await ask(montreal)).toEqual({ lists: [1, 1, 1, 1], found: [undefined, undefined] });
    expect((await ask(SYSTEM)).lists).toEqual([3, 3, 5, 3]);
    expect((await ask({ kind: "public" })).lists).toEqual([0, 0, 0, 0]);
  });

  it("[TEN-7] keeps writes inside: foreign rows are neither changed, taken over, nor made", async () => {
    const inMaple = (text: string) => withScope(database.pool, maple, (tx) => tx.execute(text));
    expect((await inMaple(`update offer set heading = 'changed'`)).rowCount).toBe(2);
    expect(
      (await inMaple(`delete from product where company_id = '${COMPANY.northline}'`)).rowCount,
    ).toBe(0);
    for (const text of [
      `update offer set company_id = '${COMPANY.northline}', store_id = '${STORE.newYork}'`,
      `insert into company (id, name, country_id) values ('x', 'x', 'canada')`,
    ]) {
      const refused = inMaple(text);
      await expect(refused).rejects.toMatchObject({ code: "42501" });
      // unlike a right that is missing (OPS-11), it is a fault of ours
      await expect(refused).rejects.not.toSatisfy(isDatabaseAway);
    }
  });

  it("[TEN-8] is checked on each connection: one that works as an owner, or as a member of one, is refused", async () => {
    const { name } = testRole();
    await expect(assertBound(database.pool, name)).resolves.toBeUndefined();
    await expect(assertBound(database.owner, name)).rejects.toThrow("bypass row-level security");
    const member = await database.owner.connect();
    try {
      await member.query("begin; create role owns_some; create role among_owners");
      await member.query("grant owns_some to among_owners; alter table own_key owner to owns_some");
      await member.query("set local role among_owners");
      await expect(assertBound(member, "among_owners")).rejects.toThrow("no member of an owner");
    } finally {
      await member.query("rollback");
      member.release();
    }
  });

  it("[TEN-8] holds for the owner's own login: its connections take the role by a statement", async () => {
    const pool = connect(
      () => database.ownerUrl,
      { ...testRole(), password: null },
      { size: 1, statementWithin: 1_234 },
    );
    const { rows } = await pool.query(
      "select current_user as name, session_user as login, current_setting('statement_timeout') as timeout, (select count(*)::int from offer) as offers",
    );
    expect(rows).toEqual([
      { name: testRole().name, login: "postgres", timeout: "1234ms", offers: 0 },
    ]);
    await pool.end();
  });

  it("[TEN-9] falls with the transaction: the next use of a connection sees nothing", async () => {
    await withScope(database.pool, SYSTEM, (tx) => tx.execute("select 1"));
    for (let time = 0; time < 10; time++)
      expect((await database.pool.query("select from offer")).rowCount).toBe(0);
    const failing = withScope(database.pool, SYSTEM, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect((await database.pool.query("select from company")).rowCount).toBe(0);
  });

  it("[TEN-9] keeps its scope with ids that look like commands", async () => {
    const evil: Scope = {
      kind: "company",
      companyId: `x'; set local marquee.kind = 'system`,
      storeId: null,
    };
    const seen = await withScope(database.pool, evil, (tx) => tx.execute("select from offer"));
    expect(seen.rowCount).toBe(0);
  });

  it("[TEN-9] is not opened if it cannot be set in the database", async () => {
    const unreadable: Scope = { kind: "company", companyId: "x\u0000', '", storeId: null };
    let began = false;
    const refused = withScope(database.pool, unreadable, async () => {
      began = true;
    });
    await expect(refused).rejects.toThrow("a null character");
    expect(began).toBe(false);
  });

  it("[TEN-9] leaves no scope behind if one of its statements fails", async () => {
    const one = connect(() => database.ownerUrl, testRole(), { size: 1, statementWithin: 60_000 });
    const failing = withScope(one, SYSTEM, (tx) =>
      Promise.all([tx.execute("select from offer"), tx.execute("select 1/0")]),
    );
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    const { rows } = await one.query(
      "select current_setting('marquee.kind', true) as kind, (select count(*)::int from offer) as seen",
    );
    expect([rows[0].kind ?? "", rows[0].seen]).toEqual(["", 0]);
    await one.end();
  });
});
