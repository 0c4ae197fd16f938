import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listCards } from "../../payments/cards/saved-cards.ts";
import { Refusal } from "../refusal/refusal.ts";
import { SYSTEM, type Scope } from "./scope.ts";
import { withScope } from "./with-scope.ts";

let database: TestDatabase;
const maple = { kind: "company", companyId: COMPANY.maple, storeId: null } as const;
const person = "merchant@marquee.test";
const colleague = "reader@marquee.test";
const inMaple = (who: string): Scope => ({ ...maple, person: who });
const countCards = (scope: Scope) =>
  withScope(database.pool, scope, async (tx) => {
    const { rowCount } = await tx.execute("select from saved_card");
    return rowCount;
  });

beforeAll(async () => {
  database = await testDatabase("world");
  for (const who of [person, colleague])
    await database.owner.query(
      `insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
       values ('pm_' || $1, $1, 'visa', '4242', 12, 2034, 'one', now())`,
      [who],
    );
});
afterAll(() => database.drop());

describe("what is tied to a user", () => {
  it("[TEN-10] is seen by that user, in whichever company and in none, and by those who act across them", async () => {
    expect(await countCards(inMaple(person))).toBe(1);
    const moved: Scope = { kind: "company", companyId: COMPANY.northline, storeId: null, person };
    expect([await countCards(moved), await countCards({ kind: "public", person })]).toEqual([1, 1]);
    expect([await countCards({ kind: "staff" }), await countCards(SYSTEM)]).toEqual([2, 2]);
    for (const scope of [maple, { kind: "public" } as const, inMaple("other@marquee.test")])
      expect(await countCards(scope)).toBe(0);
  });

  it("[TEN-10] is held by the tenant filter and by the policy, each alone", async () => {
    const listSeen = (held: Scope, said: Scope) =>
      withScope(database.pool, held, async (tx) => {
        const page = await listCards(
          { tx, scope: said, now: new Date(WORLD_NOW) },
          { userId: person },
        );
        return page instanceof Refusal ? -1 : page.rows.length;
      });
    const other = inMaple(colleague);
    expect([await listSeen(other, SYSTEM), await listSeen(SYSTEM, other)]).toEqual([0, 0]);
    expect([await listSeen(maple, SYSTEM), await listSeen(SYSTEM, maple)]).toEqual([0, 0]);
    expect(await listSeen(inMaple(person), inMaple(person))).toBe(1);
  });

  it("[TEN-10] is neither changed, taken over nor made by another", async () => {
    const asColleague = (text: string) =>
      withScope(database.pool, inMaple(colleague), (tx) => tx.execute(text));
    expect((await asColleague("update saved_card set brand = 'changed'")).rowCount).toBe(1);
    expect((await asColleague(`delete from saved_card where user_id = '${person}'`)).rowCount).toBe(
      0,
    );
    await expect(asColleague(`update saved_card set user_id = '${person}'`)).rejects.toMatchObject({
      code: "42501",
    });
  });
});
