import { applyMigrations } from "@marquee/server/platform/database/apply-migrations";
import {
  allMigrations,
  pendingMigrations,
} from "@marquee/server/platform/database/pending-migrations";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bareDatabase } from "../harness/test-database.ts";
import { readDump, restoreDump } from "./release-dump.ts";

/** What dates the checkouts that were there before (PAY-S7). */
const DATING = allMigrations().findIndex(({ sql }) => sql.join().includes("dated_on is null"));
const PAID_ON = "2026-05-05 10:00:00+00";

let database: Awaited<ReturnType<typeof bareDatabase>>;
let migrating: pg.Client;
let caller: pg.Client;
let holder: pg.Client;
let ids: readonly string[];
beforeEach(async () => {
  database = await bareDatabase();
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    return client;
  };
  [migrating, caller, holder] = await Promise.all([connect(), connect(), connect()]);
  await restoreDump(migrating, readDump(join(import.meta.dirname, "../../releases/1.0.0.json.gz")));
  await applyMigrations(
    migrating,
    await pendingMigrations(migrating, allMigrations().slice(0, DATING)),
  );
  await caller.query(
    `insert into checkout select (jsonb_populate_record(null::checkout, to_jsonb(c) || jsonb_build_object('id', md5(n::text),
       'state', 'open', 'purchase_hash', 'many' || n))).*
     from (select * from checkout where state = 'paid' limit 1) c, generate_series(1, 12) n`,
  );
  await caller.query("update checkout set dated_on = null");
  const { rows } = await caller.query<{ id: string }>(
    "select id from checkout where purchase_hash like 'many%' order by id",
  );
  ids = rows.map(({ id }) => id);
});
afterEach(async () => {
  await Promise.all([migrating.end(), caller.end(), holder.end()]);
  await database.drop();
});

const date = () => applyMigrations(migrating, allMigrations().slice(DATING, DATING + 1));

/** As the release before records a payment: it knows nothing of the date. */
const pay = (client: pg.Client, id = "") =>
  client.query(
    `with paid as (update checkout set state = 'paid' where id = '${id}' returning id, company_id, store_id, user_id)
     insert into transaction (id, outcome_key, checkout_id, transaction_type, status, user_id, company_id, store_id, payment_type, amount, created_on)
     select 'now' || id, 'now' || id, id, 'Offer Campaign', 'Paid', user_id, company_id, store_id, 'Card', 100, '${PAID_ON}' from paid`,
  );

/** Waits until the connection waits for a row that another holds. */
const waits = async (client: pg.Client & { readonly processID?: number }) => {
  await expect
    .poll(async () => {
      const { rows } = await caller.query(
        "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'",
        [client.processID],
      );
      return rows.length;
    })
    .toBe(1);
};

const wronglyDated = async () => {
  const { rows } = await caller.query<{ id: string }>(
    `select c.id from checkout c left join transaction t on t.checkout_id = c.id and t.status = 'Paid'
     where c.dated_on is distinct from coalesce(t.created_on, c.created_on)`,
  );
  return rows;
};

describe("checkouts that are dated while calls go on", () => {
  it("[DB-33] [PAY-S7] has the date of a payment that was under way before", async () => {
    await holder.query("begin");
    await pay(holder, ids.at(-1));
    const dated = date();
    await waits(migrating);
    await holder.query("commit");
    await dated;
    expect(await wronglyDated()).toEqual([]);
  });

  it("[DB-33] [PAY-S7] leaves a payment that is made meanwhile its own date", async () => {
    await holder.query(`begin; select from checkout where id = '${ids.at(-1)}' for update`);
    const dated = date();
    await waits(migrating);
    const paid = pay(caller, ids[0]);
    await holder.query("commit");
    await Promise.all([dated, paid]);
    expect(await wronglyDated()).toEqual([]);
    const { rows } = await caller.query("select dated_on from checkout where id = $1", [ids[0]]);
    expect(rows).toEqual([{ dated_on: new Date(PAID_ON) }]);
  });
});
