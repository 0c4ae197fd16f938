import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Line } from "../platform/database/line.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { createOffer } from "../offers/create-offer.ts";
import { findOffer } from "../offers/queries.ts";
import { scopeOf, type Scope } from "../platform/tenancy/scope.ts";
import { readTogether, withScope } from "../platform/tenancy/with-scope.ts";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, makeWorld, STORE } from "@marquee/verification/harness/world";
import { defaultRoleId } from "../users/default-roles.ts";
import { authenticate } from "../platform/identity/authenticate.ts";
import { findCaller } from "../platform/identity/caller.ts";
import type { Identity } from "../platform/identity/verify-token.ts";

const OFFERS = [
  offerDraft("home"),
  offerDraft("next door", { storeId: STORE.toronto }),
  offerDraft("abroad", { companyId: COMPANY.northline, storeId: STORE.newYork }),
];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await makeWorld(database.pool);
  const master = await findCaller(database.pool, "master@marquee.test");
  if (!master) throw new Error("the world has no master");
  const { user } = master;
  const scope = scopeOf(user, true);
  await withScope(database.pool, scope, async (tx) => {
    for (const draft of OFFERS) await createOffer({ tx, scope, user, now: new Date() }, draft);
  });
});
afterAll(() => database.drop());

const EMAIL = "changing@marquee.test";
const flag = fc.constantFrom("Y", "N");

/** What the database may say of somebody; null once they are gone. */
const person = fc.option(
  fc
    .record({
      place: fc.constantFrom(
        [COMPANY.maple, null],
        [COMPANY.maple, STORE.montreal],
        [COMPANY.maple, STORE.toronto],
        [COMPANY.northline, null],
        [null, null],
      ),
      role: fc.constantFrom("Manager", "Store Admin", "Read_Only"),
      isMaster: flag,
      isAgent: flag,
      isShopify: flag,
      authType: fc.constantFrom("A", "A", "A", "AU"),
    })
    .map(({ place, role, isMaster, isAgent, isShopify, authType }) => [
      ...place,
      defaultRoleId(role),
      isMaster,
      isAgent,
      isShopify,
      authType,
    ]),
  { freq: 8 },
);

async function become(values: readonly (string | null)[] | null): Promise<void> {
  await database.owner.query("delete from app_user where email = $1", [EMAIL]);
  if (values)
    await database.owner.query(
      `insert into app_user (email, name, company_id, store_id, role_id, is_master, is_agent, is_shopify, auth_type)
       values ($1, 'Changing', $2, $3, $4, $5, $6, $7, $8)`,
      [EMAIL, ...values],
    );
}

/** What somebody is told who asks for the offers, and whether it has travelled with the question who they are. */
async function ask(identity: Identity) {
  const read = (scope: Scope) => (tx: Line) =>
    Promise.all(OFFERS.map(({ id }) => findOffer({ tx, scope }, id)));
  const signedIn = await authenticate(
    database.pool,
    () => Promise.resolve({ tag: "verified", identity }),
    "Bearer token",
    (line, { scope }) => read(scope)(line),
  );
  if (signedIn instanceof Refusal) return { along: false, told: signedIn };
  const { user, scope, answer } = signedIn;
  const offers = await (answer ?? readTogether(database.pool, scope, read(scope)));
  return { along: answer !== null, told: { user, scope, offers } };
}

it("[SESSION-T6] somebody whose rights change is told what a newcomer with these rights is told, each time", async () => {
  const seen = { along: 0, anew: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 5 }), async (lives) => {
      const identity: Identity = { email: EMAIL, verified: true, expiresAt: 0 };
      for (const life of lives) {
        await become(life);
        for (let time = 0; time < 2; time++) {
          const { along, told } = await ask(identity);
          const newcomer = await ask({ ...identity });
          expect(newcomer.along).toBe(false);
          expect(told).toEqual(newcomer.told);
          seen[along ? "along" : "anew"] += 1;
        }
      }
    }),
    { numRuns: 30 },
  );
  expect(Math.min(seen.along, seen.anew)).toBeGreaterThan(10);
});
