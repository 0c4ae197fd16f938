import { encodeEmail } from "@marquee/api/http/path";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Role } from "@marquee/domain/roles/role.schema";
import { foldText, holdsWords, nameKey } from "@marquee/domain/wire/typed-text";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { holdsText } from "./list-query.ts";

const HEADINGS = ["Éclair", "zebra", "Ecru", "crème brûlée", "Œuvre d’art", "O’Neill", "apple"];
const QUOTED = "The “quoted” 2–3";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const heading of [...HEADINGS, QUOTED])
    await server.call("merchant", "POST", `/offers/${encodeEmail("merchant@marquee.test")}`, {
      body: offerDraft(heading, { heading }),
    });
});
afterAll(() => server.close());

const headings = async (query: string) =>
  (
    await server.call<Offer[]>(
      "merchant",
      "GET",
      `/getCompanyOffer/${COMPANY.maple}/allincludeActive?${query}`,
    )
  ).data
    .map(({ heading }) => heading)
    .filter((heading) => [...HEADINGS, QUOTED].includes(heading));

describe("text in lists", () => {
  it.each([
    ["creme", ["crème brûlée"]],
    ["BRULEE", ["crème brûlée"]],
    ["crème", ["crème brûlée"]],
    ["cre\u0300me", ["crème brûlée"]],
    ["eclair", ["Éclair"]],
    ["écru", ["Ecru"]],
    ["oeuvre", ["Œuvre d’art"]],
    ["d'art", ["Œuvre d’art"]],
    ["O'Neill", ["O’Neill"]],
    ["%", []],
    ["  brûlée   creme ", ["crème brûlée"]],
    ["art oeuvre", ["Œuvre d’art"]],
    ['"quoted"', ["The “quoted” 2–3"]],
    ["2-3 the", ["The “quoted” 2–3"]],
    ["creme zebra", []],
  ])("[LIST-Q3] finds by %s", async (typed, found) => {
    expect(await headings(`q=${encodeURIComponent(typed)}`)).toEqual(found);
  });

  it("[LIST-S3] sorts by letters, whatever the accents and the case", async () => {
    const sorted = [
      "apple",
      "crème brûlée",
      "Éclair",
      "Ecru",
      "O’Neill",
      "Œuvre d’art",
      QUOTED,
      "zebra",
    ];
    expect(await headings("sort=heading")).toEqual(sorted);
    expect(await headings("sort=-heading")).toEqual(sorted.toReversed());
  });

  it("[LIST-Q4] finds in the database what the domain finds, whatever is typed", async () => {
    const piece = fc.constantFrom(
      "a",
      "B",
      "é",
      "œ",
      "ß",
      " ",
      "  ",
      "'",
      "’",
      "“",
      '"',
      "-",
      "–",
      "%",
      "_",
      "2",
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    const first = sql.raw("first");
    const second = sql.raw("second");
    await withScope(server.pool, SYSTEM, (tx) =>
      fc.assert(
        fc.asyncProperty(text, text, text, async (one, other, typed) => {
          const { rows } = await tx.execute<{ held: boolean }>(
            sql`select coalesce(${holdsText(typed, [first, second]) ?? sql`true`}, false) as held from (values (${one}::text, ${other}::text)) as texts (first, second)`,
          );
          expect(rows).toEqual([{ held: holdsWords([one, other], typed) }]);
        }),
        { numRuns: 300 },
      ),
    );
  });

  it("[LIST-Q3] [WIRE-T3] folds in the database as in the domain", async () => {
    const texts = [
      ...HEADINGS,
      "Straße",
      "Łódź Ærø",
      "ﬁn",
      "Man\u200Bager",
      "Ｍanager",
      " A \t b ",
      "Ilık İZMİR",
      "Þór ðeal ħobż",
      "L′heure d＇été",
      "№5™ ½",
      "na\u00ADi\u200Bve",
    ];
    const { rows } = await server.database.owner.query(
      "select marquee_fold(text) as folded, marquee_name_key(text) as key from unnest($1::text[]) with ordinality as t(text, at) order by at",
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText));
    const names = texts.filter((text) => !/[ßı]/u.test(text));
    expect(
      rows.filter((_, index) => names.includes(texts[index] ?? "")).map(({ key }) => key),
    ).toEqual(names.map(nameKey));
  });

  it("[ROLE-N4] refuses a role's name that only appears different", async () => {
    const add = (roleName: string, id: string) =>
      server.call<Role>(
        "merchant",
        "POST",
        `/role/addRole/${encodeEmail("merchant@marquee.test")}`,
        {
          body: {
            id: id.repeat(32),
            roleName,
            isSystemRole: "N",
            privileges: [
              { id: "CAN_ADD_UPDATE", privilegeCode: "CAN_ADD_UPDATE", privilegeName: "Add" },
            ],
          },
        },
      );
    expect((await add("Clerk", "a")).status).toBe(200);
    expect((await add("Cle\u200Brk", "b")).status).toBe(409);
    expect((await add("ＣＬＥＲＫ", "c")).status).toBe(409);
    expect((await add("Clerks", "d")).status).toBe(200);
  });
});
