import { testRole } from "@marquee/verification/harness/test-database";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { connect } from "./connect.ts";
import { isConnectionSpent, isDatabaseAway } from "./database-error.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ template: "empty" });
});
afterEach(() => server.close());

/** Connections to the database behave as those to a standby; `false`: new ones lead to the primary again. */
const setReadOnly = (isReadOnly: boolean) =>
  server.database.owner.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = ${isReadOnly ? "on" : "off"}', current_database()); end $$`,
  );

const write = () =>
  withScope(server.pool, SYSTEM, (tx) =>
    tx.execute(
      sql`insert into outbox (key, kind, payload, due_at) values (gen_random_uuid(), 'mail', '{}', now())`,
    ),
  );

const pids = async () => {
  const { rows } = await server.database.owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'marquee-server' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
};

describe("a database that was demoted", () => {
  it("[OPS-11] is away: its connections are closed, and writes go through as soon as the way is right", async () => {
    // Several connections, all idle, that lead to what is a standby from now on.
    const held = await Promise.all(Array.from({ length: 5 }, () => server.pool.connect()));
    // a connection of the start may still be closing
    await expect.poll(pids).toHaveLength(held.length);
    for (const client of held)
      await client.query("set session characteristics as transaction read only");
    for (const client of held) client.release();
    const demoted = await pids();
    await expect(write()).rejects.toSatisfy(isDatabaseAway);
    await expect.poll(pids).not.toEqual(expect.arrayContaining([demoted[0]]));
    await write();
    const now = await pids();
    expect(demoted.filter((pid) => now.includes(pid))).toEqual([]);
  });

  it("[OPS-11] gets no new connection, and `/readyz` says that it can only be read", async () => {
    const ready = () => server.app.inject("/readyz");
    expect((await ready()).statusCode).toBe(200);
    const client = await server.pool.connect();
    await client.query("set session characteristics as transaction read only");
    client.release();
    const refused = await ready();
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ error: { message: "The database can only be read." } });
    expect((await ready()).statusCode).toBe(200);
    await setReadOnly(true);
    await expect.poll(pids).toHaveLength(1);
    const [old] = await pids();
    await server.database.owner.query("select pg_terminate_backend($1)", [old]);
    await expect.poll(async () => (await ready()).statusCode).toBe(503);
    await expect(write()).rejects.toSatisfy(isDatabaseAway);
    await setReadOnly(false);
    await write();
    expect((await ready()).statusCode).toBe(200);
  });

  it("[OPS-11] is away like a disk or a memory that is full, and one without a free connection", () => {
    const errors = ["25006", "53100", "53200", "53300"].map((code) =>
      Object.assign(new Error("the database"), { code }),
    );
    expect(errors.map((error) => isDatabaseAway(error))).toEqual([true, true, true, true]);
    expect(errors.map((error) => isConnectionSpent(error))).toEqual([true, true, true, false]);
  });
});

describe("a database that rejects the server", () => {
  it("[OPS-11] is away while its role lacks a right, and is written as soon as it has it again", async () => {
    const { name } = testRole();
    await write();
    const before = await pids();
    await server.database.owner.query(`revoke insert on outbox from ${name}`);
    await expect(write()).rejects.toSatisfy(isDatabaseAway);
    await server.database.owner.query(`grant insert on outbox to ${name}`);
    await write();
    expect(await pids()).not.toEqual(before);
  });

  it("[OPS-11] is away for calls while its role may not read what they ask for", async () => {
    const { name } = testRole();
    const read = () => server.app.inject(`/api/states/${btoa("unknown@marquee.test")}`);
    expect((await read()).statusCode).toBe(200);
    await server.database.owner.query(`revoke select on all tables in schema public from ${name}`);
    const refused = await read();
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      error: { message: "Marquee is busy right now. Please try again in a moment." },
    });
    await server.database.owner.query(`grant select on all tables in schema public to ${name}`);
    expect((await read()).statusCode).toBe(200);
  });

  it.each([
    ["a role that was dropped", { name: "marquee_app_dropped", password: null }],
    ["a password that was changed", { ...testRole(), password: "another" }],
  ])("[OPS-11] is away for %s", async (_what, role) => {
    const pool = connect(() => server.database.ownerUrl, role, { statementWithin: 5_000 });
    try {
      await expect(pool.query("select")).rejects.toSatisfy(isDatabaseAway);
    } finally {
      await pool.end();
    }
  });
});
