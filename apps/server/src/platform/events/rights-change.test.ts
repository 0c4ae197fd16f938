import { eventServers, next, type EventServers } from "@marquee/verification/harness/event-servers";
import type { TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endSessions, markEnded } from "../../users/end-queries.ts";
import type { Tx } from "../database/typed.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

let servers: EventServers;
let database: TestDatabase;
beforeAll(async () => {
  servers = await eventServers();
  ({ database } = servers);
});
afterAll(() => servers.close());

const openStream: EventServers["openStream"] = (...of) => servers.openStream(...of);

describe("the stream of a user whose rights change", () => {
  it.each([
    ["is moved to another company", "update app_user set company_id = 'south' where email = $1"],
    ["is no advertiser any more", "update app_user set auth_type = 'AU' where email = $1"],
    ["is no user any more", "delete from app_user where email = $1"],
  ])("[EVENT-15] ends when its user %s, on every server", async (_what, statement) => {
    const email = "moved@marquee.test";
    await database.owner.query(
      "insert into app_user (email, name, auth_type, company_id) values ($1, 'Moved', 'A', 'north') on conflict (email) do update set auth_type = 'A', company_id = 'north'",
      [email],
    );
    const stop = new AbortController();
    const [here, there] = [await openStream(0, email, stop), await openStream(1, email, stop)];
    const colleague = await openStream(0, "c@marquee.test", stop);
    await database.owner.query(statement, [email]);
    for (const events of [here, there]) {
      let event = await events.next();
      // What was their company's still when it changed may arrive first.
      while (!event.done) {
        expect(event.value).toContain('"users"');
        event = await events.next();
      }
    }
    expect(await next(colleague)).toContain('"users"');
    stop.abort();
  });

  it.each([
    ["signs out everywhere", async (tx: Tx, email: string) => void (await endSessions(tx, email))],
    ["is ended", (tx: Tx, email: string) => markEnded(tx, email, new Date())],
  ])("[SESSION-O1] [USER-E1] ends when its user %s, on every server", async (_what, end) => {
    const stop = new AbortController();
    const email = "leaves@marquee.test";
    await database.owner.query(
      "insert into app_user (email, name, auth_type, company_id) values ($1, 'Leaves', 'A', 'north') on conflict (email) do update set ended_on = null, signed_out_on = null",
      [email],
    );
    const streams = [await openStream(0, email, stop), await openStream(1, email, stop)];
    await withScope(database.pool, SYSTEM, (tx) => end(tx, email));
    for (const events of streams) {
      let event = await events.next();
      while (!event.done) {
        expect(event.value).toContain('"users"');
        event = await events.next();
      }
    }
    stop.abort();
  });

  it("[EVENT-15] ends when the role of its user grants something else, and announces nothing", async () => {
    const email = "granted@marquee.test";
    await database.owner.query(`
      insert into role (id, role_name, company_id) values ('r', 'Of North', 'north');
      insert into privilege (privilege_code, id, privilege_name) values ('VIEW_ALL_COMPANY', 'VIEW_ALL_COMPANY', 'All') on conflict do nothing;
      insert into app_user (email, name, auth_type, company_id, role_id) values ('${email}', 'G', 'A', 'north', 'r');`);
    const stop = new AbortController();
    const events = await openStream(0, email, stop);
    const master = await openStream(0, "m@marquee.test", stop);
    await database.owner.query(
      "insert into role_privilege (role_id, privilege_code) values ('r', 'VIEW_ALL_COMPANY')",
    );
    let event = await events.next();
    // The inserts of the role and of the user may arrive first.
    while (!event.done) {
      expect(event.value).toMatch(/"(users|roles)"/);
      event = await events.next();
    }
    await database.owner.query(
      "update store set store_name = 'North of the granted' where id = 'n1'",
    );
    expect(await next(master)).toContain('"stores"');
    stop.abort();
  });

  it("[EVENT-15] sends nothing of what changed together with the rights that end it", async () => {
    const email = "ended@marquee.test";
    await database.owner.query(
      `insert into app_user (email, name, auth_type, company_id) values ('${email}', 'E', 'A', 'north')`,
    );
    const stop = new AbortController();
    const events = await openStream(0, email, stop);
    await database.owner.query(`
      update app_user set auth_type = 'AU' where email = '${email}';
      update store set store_name = 'North of the ended' where id = 'n1';`);
    let event = await events.next();
    while (!event.done) {
      expect(event.value).toContain('"users"');
      event = await events.next();
    }
    stop.abort();
  });
});
