import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offer, product } from "../../schema/schema.ts";
import { isAmong } from "../database/is-among.ts";
import type { Tx } from "../database/typed.ts";
import { SYSTEM, type Scope } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { findHits } from "./find-hits.ts";
import { foundByIndex, type SearchedRows } from "./found-by-index.ts";
import { holdsText } from "./list-query.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const word = fc.constantFrom(
  "Linen",
  "linén",
  "STRASSE",
  "Straße",
  "o’neil",
  "o'neil",
  "100%",
  "a_b",
  "né",
  "½ cup",
  "wool-",
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(" "));
const typed = fc
  .array(fc.oneof(word, fc.constantFrom("lin", "ss", "ne", "%", "cup")), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(" "));

const MERCHANT: Scope = {
  kind: "company",
  companyId: COMPANY.maple,
  storeId: null,
};
const OF_BRANCH: Scope = { ...MERCHANT, storeId: STORE.toronto };
const fill = (tx: Tx, company: string, store: string, headings: readonly string[]) =>
  tx.execute(sql`
    insert into offer (id, company_id, store_id, type, heading, sub_heading, description, vendor_url, market_place, is_primary, created_by, created_on, updated_by, updated_on, create_hash)
    select md5(${store} || n), ${company}, ${store}, 'Offer', text, '', '', '', '{}', 'N', 'fill', now(), '', now(), ''
    from unnest(array[${sql.join(
      headings.map((heading) => sql`${heading}`),
      sql`, `,
    )}]::text[]) with ordinality as heading (text, n)`);

/** Undoes what a test wrote. */
async function inPassing(work: (tx: Tx) => Promise<void>, scope: Scope = SYSTEM): Promise<void> {
  const undone = new Error("undone");
  await withScope(database.pool, scope, async (tx) => {
    await work(tx);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

describe("the index that searches read", () => {
  it("[LIST-Q5] finds every row that holds the words", () =>
    fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), typed, (headings, q) =>
        inPassing(async (tx) => {
          await tx.execute("delete from offer where created_by = 'fill'");
          await fill(tx, COMPANY.maple, STORE.montreal, headings);
          const holds = and(
            eq(offer.createdBy, "fill"),
            holdsText(q, [offer.heading, offer.subHeading]),
          );
          const read = (condition = holds) =>
            tx.select({ id: offer.id }).from(offer).where(condition).orderBy(offer.id);
          expect(await read(and(holds, foundByIndex("offer", offer.id, q)))).toEqual(await read());
        }),
      ),
      { numRuns: 100 },
    ));

  it("[LIST-Q5] [TEN-1] finds what is of the scope's company alone, and nothing without a scope", async () => {
    const findIds = async (scope: Scope): Promise<readonly string[]> => {
      let ids: readonly string[] = [];
      await withScope(database.pool, SYSTEM, async (tx) => {
        await tx.execute("delete from offer where created_by = 'fill'");
        await fill(tx, COMPANY.maple, STORE.montreal, ["Linen throw"]);
        await fill(tx, COMPANY.northline, STORE.newYork, ["Linen throw"]);
      });
      await withScope(database.pool, scope, async (tx) => {
        const { rows } = await tx.execute<{ id: string }>(
          sql`select marquee_found('offer', array['%linen throw%']) as id`,
        );
        const owners = await tx
          .select({ companyId: offer.companyId })
          .from(offer)
          .where(eq(offer.createdBy, "fill"));
        expect(rows).toHaveLength(owners.length);
        ids = owners.map(({ companyId }) => companyId);
      });
      return ids;
    };
    expect((await findIds(SYSTEM)).toSorted()).toEqual(
      [COMPANY.maple, COMPANY.northline].toSorted(),
    );
    expect(await findIds(MERCHANT)).toEqual([COMPANY.maple]);
    expect(await findIds(OF_BRANCH)).toEqual([]);
    expect(await findIds({ kind: "public" })).toEqual([]);
  });

  it.each<readonly [SearchedRows, string]>([
    ["offer", "offer"],
    ["product", "product"],
    ["campaign", "campaign"],
    ["invoice", "invoice"],
    ["transaction", "transaction"],
    ["user", "app_user"],
  ])("[LIST-Q5] is what the search of each %s reads", async (rows, table) => {
    const owner = await database.owner.connect();
    try {
      await owner.query("begin; set local enable_seqscan = off; set local marquee.kind = 'staff'");
      // of a table with few rows, an index of all of them is as good
      const others = await owner.query<{ name: string }>(
        `select indexrelid::regclass::text as name from pg_index where indrelid = $1::regclass
           and indexrelid <> $2::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
        [table, `${table}_words`],
      );
      for (const { name } of others.rows) await owner.query(`drop index ${name}`);
      const scans = async () => {
        const counted = await owner.query<{ scans: number }>(
          "select pg_stat_get_xact_numscans($1::regclass)::int as scans",
          [`${table}_words`],
        );
        return counted.rows[0]?.scans ?? 0;
      };
      const before = await scans();
      await owner.query("select marquee_found($1, array['%linen%'])", [rows]);
      expect(await scans()).toBe(before + 1);
    } finally {
      await owner.query("rollback");
      owner.release();
    }
  });

  it("[LIST-Q5] finds no more than are wanted", () =>
    inPassing(async (tx) => {
      await tx.execute("delete from offer where created_by = 'fill'");
      await fill(tx, COMPANY.maple, STORE.montreal, ["Linen throw", "Linen cloth"]);
      const selectFound = (most: number) =>
        tx
          .select({ id: offer.id })
          .from(offer)
          .where(foundByIndex("offer", offer.id, "lin", most));
      expect(await selectFound(1)).toHaveLength(1);
      expect(await selectFound(9)).toHaveLength(2);
    }));

  it("[LIST-Q6] is left for the rows of the filters if it finds too many, and for the newest of too many rows", () =>
    inPassing(async (tx) => {
      await tx.execute("delete from offer where created_by = 'fill'");
      await fill(tx, COMPANY.maple, STORE.montreal, ["Linen A", "Linen B", "Linen C", "Wool D"]);
      await tx.execute(
        "update offer set created_on = now() - ascii(right(heading, 1)) * interval '1 hour' where created_by = 'fill'",
      );
      const { id, createdOn, heading } = offer;
      const searched = { rows: "offer", from: offer, id, createdOn } as const;
      const find = async (q: string, besides: string, most: number) => {
        const visible = and(eq(offer.createdBy, "fill"), sql`${heading} <> ${besides}`);
        const holds = holdsText(q, [heading]) ?? sql`true`;
        const { ids, isMore } = await findHits(tx, searched, q, visible, holds, most);
        const found = await tx
          .select({ heading })
          .from(offer)
          .where(isAmong(id, ids))
          .orderBy(heading);
        return [found.map((row) => row.heading.at(-1)).join(""), isMore];
      };
      expect(await find("linen", "", 3)).toEqual(["ABC", false]);
      expect(await find("linen", "", 2)).toEqual(["AB", true]);
      expect(await find("wool", "", 1)).toEqual(["D", false]);
      expect(await find("li", "Linen A", 2)).toEqual(["BC", true]);
      expect(await find("li", "Linen A", 3)).toEqual(["BC", false]);
      expect(await find("li", "Linen B", 9)).toEqual(["AC", false]);
    }));

  it("[LIST-Q5] is not read for words of one or two letters", () => {
    expect(foundByIndex("product", product.id, "a xl")).toBeUndefined();
  });
});
