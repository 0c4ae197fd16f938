import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaller } from "../platform/identity/caller.ts";
import { ownSecret } from "../platform/ingest/own-secret.ts";
import { COMMANDS } from "./commands.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const run = (name: string, ...words: string[]) => COMMANDS[name]?.run(database.pool, words);

describe("operators' commands", () => {
  it("[OPERATE-1] makes a master user once, however often it is run", async () => {
    await run("master", "Ada@Marquee.test", "Ada", "Lovelace");
    await run("master", "ada@marquee.test", "Another", "Name");
    const caller = await findCaller(database.pool, "ada@marquee.test");
    expect(caller?.user).toMatchObject({ isMaster: "Y", name: "Ada Lovelace" });
  });

  it("[OPERATE-2] adds a promo code in upper case and changes it when run again", async () => {
    await run("promocode", "spring", "percent", "10");
    await run("promocode", "SPRING", "fixed", "5");
    const { rows } = await database.owner.query(
      "select code, type, discount from promocode where code ilike 'spring'",
    );
    expect(rows).toEqual([{ code: "SPRING", type: "F", discount: "5" }]);
  });

  it("[OPERATE-2] counts the last day of a code in, until it ends in Central time", async () => {
    await run("promocode", "march", "percent", "10", "2026-03-31");
    const { rows } = await database.owner.query(
      "select valid_till as till from promocode where code = 'MARCH'",
    );
    expect(rows).toEqual([{ till: new Date("2026-04-01T05:00:00.000Z") }]);
  });

  it.each([
    ["master", ["no-address", "Name"]],
    ["master", ["a@b.ca"]],
    ["master", ["a@b.ca", " "]],
    ["master", ["a@b.ca", "\u200B\u3164"]],
    ["master", ["a@b.ca", "n".repeat(121)]],
    ["master", ["a\u0007@b.ca", "Name"]],
    ["master", ["a\u200B@b.ca", "Name"]],
    ["master", ["\uFFFD@b.ca", "Name"]],
    ["master", ["a@b.ca", "Ren\uFFFD"]],
    ["master", [`${"a".repeat(250)}@b.ca`, "Name"]],
    ["promocode", ["X", "percent", "10"]],
    ["promocode", ["TOOMUCH", "percent", "101"]],
    ["promocode", ["ODD", "percent", "1e1"]],
    ["promocode", ["FINE", "fixed", "0.005"]],
    ["promocode", ["NOTHING", "fixed", "0"]],
    ["promocode", ["NEVER", "fixed", "5", "soon"]],
    ["promocode", ["NEVER", "fixed", "5", "2026-02-30"]],
    ["promocode", ["MORE", "fixed", "5", "2026-03-01", "2026-04-01"]],
    ["outbox", ["all"]],
    ["outbox-retry", ["a:1", "a:2"]],
    ["ingest-secret", ["please"]],
  ])("[OPERATE-3] refuses %s %j and writes nothing", async (name, words) => {
    const before = await database.owner.query(
      "select (select count(*) from app_user) + (select count(*) from promocode) as rows",
    );
    expect(await run(name, ...words)).toMatchObject({ tag: "refused" });
    const after = await database.owner.query(
      "select (select count(*) from app_user) + (select count(*) from promocode) as rows",
    );
    expect(after.rows).toEqual(before.rows);
  });

  it("[OUTBOX-D2] lists jobs that were given up and tries one again", async () => {
    expect(await run("outbox")).toEqual({
      tag: "done",
      text: "No job of the outbox was given up.",
    });
    await database.owner.query(
      "insert into outbox (key, kind, payload, due_at, attempts, dead_on, last_error) values ('a:1', 'mail', '{}', now(), 12, '2026-03-02T18:00:00Z', 'no such box')",
    );
    expect(await run("outbox")).toEqual({
      tag: "done",
      text: "2026-03-02T18:00:00.000Z  mail  a:1  after 12 attempts: no such box",
    });
    expect(await run("outbox-retry", "a:1")).toMatchObject({ tag: "done" });
    expect(await run("outbox-retry", "a:1")).toMatchObject({ tag: "refused" });
    expect(await run("outbox-retry")).toMatchObject({ tag: "refused" });
  });

  it("[OUTBOX-D4] tries all jobs again that were given up, or those of a kind", async () => {
    await database.owner.query(
      `insert into outbox (key, kind, payload, due_at, attempts, dead_on, last_error)
       select 'b:' || n, case n when 1 then 'mail' else 'forgetCard' end, '{}', now(), 12, now(), 'away' from generate_series(1, 3) n`,
    );
    expect(await run("outbox-retry", "--all", "--kind")).toMatchObject({ tag: "refused" });
    expect(await run("outbox-retry", "--everything")).toMatchObject({ tag: "refused" });
    const triedText = (words: string) => ({ tag: "done", text: `${words} tried again.` });
    expect(await run("outbox-retry", "--all", "--kind", "mail")).toEqual(triedText("1 job is"));
    expect(await run("outbox-retry", "--all")).toEqual(triedText("2 jobs are"));
    expect(await run("outbox")).toMatchObject({ text: "No job of the outbox was given up." });
  });

  it("[INGEST-S6] shows the secret of an embedded server, if there is one", async () => {
    expect(await run("ingest-secret")).toMatchObject({ tag: "refused" });
    const [secret = ""] = (await ownSecret(database.pool)).values();
    expect(await run("ingest-secret")).toEqual({ tag: "done", text: secret });
  });
});
