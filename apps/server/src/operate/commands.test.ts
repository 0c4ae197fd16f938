import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaller } from "../session/caller.ts";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { COMMANDS } from "./commands.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const run = (name: string, ...words: string[]) => COMMANDS[name]?.(database.pool, words);

describe("operators' commands", () => {
  it("[OPERATE-1] makes a master user once, however often it is said", async () => {
    await run("master", "Ada@Marquee.test", "Ada", "Lovelace");
    await run("master", "ada@marquee.test", "Somebody", "Else");
    const caller = await findCaller(database.pool, "ada@marquee.test");
    expect(caller?.user).toMatchObject({ isMaster: "Y", name: "Ada Lovelace" });
  });

  it("[OPERATE-2] adds a promo code in upper case and changes it when said again", async () => {
    await run("promocode", "spring", "percent", "10");
    await run("promocode", "SPRING", "fixed", "5");
    const { rows } = await database.owner.query("select code, type, discount from promocode");
    expect(rows).toEqual([{ code: "SPRING", type: "F", discount: "5" }]);
  });

  it.each([
    ["master", ["nobody", "Name"]],
    ["master", ["a@b.ca"]],
    ["promocode", ["X", "percent", "10"]],
    ["promocode", ["TOOMUCH", "percent", "101"]],
    ["promocode", ["NEVER", "fixed", "5", "soon"]],
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
});
