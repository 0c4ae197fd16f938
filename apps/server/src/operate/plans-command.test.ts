import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plansCommand } from "./plans-command.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const plans = (words: string) =>
  plansCommand.run(database.pool, words === "" ? [] : words.split(" "));
const rows = async () =>
  (
    await database.owner.query(
      "select id, campaign_for, days, price::int, active from campaign_plan order by id",
    )
  ).rows;

describe("the plans of an operator", () => {
  it("[OPERATE-4] are added, changed, retired and restored, and print each time what they are now", async () => {
    const say = async (words: string) => {
      const said = await plans(words);
      return said.tag === "done" ? said.text : said.reason;
    };
    await database.owner.query("delete from campaign_plan");
    expect(await say("list")).toBe("There is no plan yet.");
    expect(await say("add week 7 4.99")).toBe("week: 7 days for CAD 4.99 a place, for offers");
    expect(await say("add week 7 4.99")).toBe("week: 7 days for CAD 4.99 a place, for offers");
    expect(await say("add shelf 1 2 product")).toBe(
      "shelf: 1 day for CAD 2.00 a place, for products",
    );
    expect(await say("change week days 8")).toBe("week: 8 days for CAD 4.99 a place, for offers");
    expect(await say("change week price 5.5")).toBe(
      "week: 8 days for CAD 5.50 a place, for offers",
    );
    expect(await say("retire week")).toContain("retired");
    expect(await say("")).toBe(
      "shelf: 1 day for CAD 2.00 a place, for products\nweek: 8 days for CAD 5.50 a place, for offers, retired",
    );
    expect(await say("restore week")).not.toContain("retired");
    expect(await rows()).toEqual([
      { id: "shelf", campaign_for: "product", days: 1, price: 200, active: "Y" },
      { id: "week", campaign_for: "offer", days: 8, price: 550, active: "Y" },
    ]);
  });

  it("[OPERATE-5] leave a trail that names the command", async () => {
    await plans("add trail 3 1");
    await plans("change trail price 2");
    const { rows: trail } = await database.owner.query(
      "select actor, origin, action, noun, after ->> 'price' as price from audit where row_id = 'trail' order by id",
    );
    const by = { actor: "operator", origin: "command:plans", noun: "plans" };
    expect(trail).toEqual([
      { ...by, action: "insert", price: "100" },
      { ...by, action: "update", price: "200" },
    ]);
  });

  it.each([
    "add",
    "add Week 7 4.99",
    "add month 30",
    "add month thirty 4.99",
    "add month 0 4.99",
    "add month 366 4.99",
    "add month 30.5 4.99",
    "add month 30 0",
    "add month 30 -1",
    "add month 30 1e3",
    "add month 30 4.999",
    "add month 30 1000000",
    "add month 30 4.99 campaign",
    "add month 30 4.99 offer more",
    "add known 9 1",
    "change known price",
    "change known price free",
    "change known name other",
    "change known days 5 6",
    "change unknown days 5",
    "retire",
    "retire unknown",
    "retire known now",
    "restore unknown",
    "list all",
    "remove known",
    "constructor",
  ])("[OPERATE-3] [CAMP-B1] refuse `plans %s`, and nothing changes", async (words) => {
    await plans("add known 5 1");
    const before = await rows();
    const said = await plans(words);
    expect(said.tag).toBe("refused");
    expect(await rows()).toEqual(before);
  });

  it("[CAMP-B1] cannot be otherwise in the database", async () => {
    for (const wrong of ["0, 100", "366, 100", "7, 0", "7, 100000000"])
      await expect(
        database.owner.query(
          `insert into campaign_plan (id, campaign_for, days, price) values ('wrong', 'offer', ${wrong})`,
        ),
      ).rejects.toMatchObject({ code: "23514" });
  });
});
