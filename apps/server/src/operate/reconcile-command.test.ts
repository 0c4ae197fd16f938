import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { reconcileCommand } from "./reconcile-command.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const reconcile = (...words: string[]) =>
  reconcileCommand.maintain(
    readConfig({ DATABASE_URL: database.ownerUrl, LOG_LEVEL: "silent" }),
    words,
  );

const NOTHING = /^0 lines since \S+ were compared, 0 are alike\.\nNo difference is open\.$/;

describe("the command reconcile", () => {
  it("[OPERATE-11] [RECONCILE-P7] compares with the stand-ins without a server, and ends well if nothing differs", async () => {
    expect(await reconcile()).toEqual({ tag: "done", text: expect.stringMatching(NOTHING) });
    for (const word of ["2026-03-02", "2026-03-02T18:00Z"])
      expect(await reconcile("--since", word)).toEqual({
        tag: "done",
        text: expect.stringMatching(NOTHING),
      });
  });

  it("[RECONCILE-P7] says that differences are open, so that a script sees it", async () => {
    await database.owner.query(
      `insert into book_difference (id, provider, kind, line, finding, there_amount, there_currency, there_state, moved_on, found_on, seen_on)
       values ('1', 'stripe', 'payment', 'pi_1', 'missingHere', 100, 'CAD', 'received', now(), now(), now())`,
    );
    expect(await reconcile()).toMatchObject({
      tag: "found",
      text: expect.stringContaining("1 difference is open"),
    });
    await database.owner.query("delete from book_difference");
  });

  it.each([[["--since"]], [["--since", "soon"]], [["--since", "2026-02-30"]], [["now"]]])(
    "[OPERATE-3] refuses %j",
    async (words) => {
      expect(await reconcile(...words)).toMatchObject({ tag: "refused" });
    },
  );
});
