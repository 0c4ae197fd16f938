import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import type { IdentitySandbox } from "@marquee/sandbox/identity/identity-sandbox";
import { notInArray } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { insertCategories } from "../categories/queries.ts";
import { insertGeography } from "../geography/queries.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { isDatabaseAway } from "../platform/database/database-error.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { campaignPlan, company, promocode, storeCategory } from "../schema/schema.ts";
import type { Services } from "../services.ts";
import { ensureDefaultRoles } from "../users/default-roles.ts";
import { recordSignIn } from "../users/entry-queries.ts";
import { insertUsers } from "../users/queries.ts";
import { seedCampaigns, type ConfirmCard } from "./campaigns.ts";
import { COMPANIES, STORE_CATEGORIES } from "./companies.ts";
import { storeCompanyImages } from "./company-images.ts";
import { makeOffers } from "./make-offers.ts";
import { makeProducts } from "./make-products.ts";
import { addCompanies, openBranches, withJoinDates } from "./open-branches.ts";
import { ACCOUNTS, PEOPLE } from "./people.ts";
import { CITIES, STATES } from "./places.ts";
import { insertSections } from "./sections.ts";
import { seedIngest } from "./seed-ingest.ts";
import { withImages, withLogos } from "./shown-images.ts";
import { seedSponsored } from "./sponsored.ts";
import { stableId } from "./stable-id.ts";
import { makeTraffic } from "./traffic/make-traffic.ts";

/** Records that the demonstration was made, so that it is made once. */
export const DEMONSTRATION_TABLE =
  "create table if not exists sandbox.demonstration (made_on timestamptz primary key)";

export type Demonstrating = Pick<Services, "pool" | "images" | "clock" | "cards" | "paypal"> & {
  readonly config: PaymentServices["config"];
  readonly identity: IdentitySandbox;
  readonly confirm: ConfirmCard;
};

/** Any number that no other program locks on this database. */
export const LOCK = 4_410_265;
/** Milliseconds between two checks whether another server has made the market. */
const LOOK_AGAIN = 100;

const PROMOCODES = [
  { code: "SPRING10", type: "P", discount: "10" },
  { code: "WELCOME5", type: "F", discount: "5.00" },
];

/** Cheaper by the day than a custom run, the longer the more so. */
const PLANS = [
  { id: "three-days", campaignFor: "offer", days: 3, price: 2.5 },
  { id: "week", campaignFor: "offer", days: 7, price: 5 },
  { id: "month", campaignFor: "offer", days: 30, price: 18 },
] as const;

/** Milliseconds between the last sign-ins of two users (DEMO-10). */
const SIGNED_IN_EVERY = 5 * 3_600_000;

/** Places, categories, companies, branches, users, sections, promo codes and plans. */
async function settle({ pool, images }: Demonstrating, now: Date): Promise<void> {
  const [companies, categories] = await Promise.all([withLogos(images), withImages(images)]);
  await withScope(pool, SYSTEM, async (tx) => {
    await ensureDefaultRoles(tx);
    await insertGeography(tx, STATES, CITIES);
    await insertCategories(tx, categories);
  });
  await addCompanies(pool, companies, now);
  await openBranches(pool, companies, now);
  await withScope(pool, SYSTEM, async (tx) => {
    await tx.insert(storeCategory).values(STORE_CATEGORIES).onConflictDoNothing();
    await insertUsers(tx, withJoinDates(PEOPLE, now));
    for (const [index, { email }] of PEOPLE.entries())
      await recordSignIn(tx, email, new Date(now.getTime() - (index + 1) * SIGNED_IN_EVERY));
    await insertSections(tx, now);
    await tx.insert(promocode).values(PROMOCODES).onConflictDoNothing();
    await tx
      .insert(campaignPlan)
      .values([...PLANS])
      .onConflictDoNothing();
  });
}

/** Lets the seven sign in. Their e-mails count as verified. */
async function openAccounts(identity: IdentitySandbox): Promise<void> {
  const made = await Promise.all(
    ACCOUNTS.map(({ email, name }) =>
      identity.createUser({
        email,
        password: DEMONSTRATION_PASSWORD,
        displayName: name,
        emailVerified: true,
        localId: stableId(email),
      }),
    ),
  );
  for (const [index, one] of made.entries())
    if (one.tag === "Refused" && !/EMAIL_EXISTS|DUPLICATE_LOCAL_ID/.test(one.code))
      throw new Error(`${ACCOUNTS[index]?.email} cannot have an account: ${one.code}`);
}

/** Whether other companies are here: a database that is in use is left alone. */
const isInUse = (pool: pg.Pool): Promise<boolean> =>
  withScope(
    pool,
    SYSTEM,
    async (tx) =>
      (await tx.$count(
        company,
        notInArray(
          company.id,
          COMPANIES.map(({ id }) => id),
        ),
      )) > 0,
  );

/** Every step may be repeated: a start that was killed half way is made up for by the next. */
export async function makeMarket(parts: Demonstrating): Promise<void> {
  const { pool, images, clock, identity } = parts;
  const now = clock.now();
  const [, paths] = await Promise.all([
    settle(parts, now),
    storeCompanyImages(images),
    openAccounts(identity),
  ]);
  await makeProducts(pool, paths, now);
  await makeOffers(pool, paths, now);
  await seedCampaigns(parts);
  await seedSponsored(parts);
}

/** Waits until no other server makes the market: on a slow machine that takes longer than any statement may. */
async function awaitTurn(turn: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await turn.query<{ own: boolean }>("select pg_try_advisory_lock($1) as own", [
      LOCK,
    ]);
    if (rows[0]?.own) return;
    await pause(LOOK_AGAIN);
  }
}

/** Fills the database once, also when several servers start together. The marker is written last. */
async function fillOnce(parts: Demonstrating): Promise<void> {
  const turn = await parts.pool.connect();
  try {
    await awaitTurn(turn);
    await turn.query(DEMONSTRATION_TABLE);
    const { rowCount } = await turn.query("select from sandbox.demonstration");
    if (rowCount || (await isInUse(parts.pool))) return;
    await makeMarket(parts);
    await seedIngest(parts);
    await makeTraffic(parts.pool, parts.clock.now());
    await turn.query("select sandbox.date_audit()");
    await turn.query("insert into sandbox.demonstration values ($1)", [parts.clock.now()]);
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    turn.release(true);
  }
}

/** A machine that is busy with its start may be too slow for a statement; not for ever. */
const ATTEMPTS = 5;

/** Fills an empty database with the demonstration market (DEMO-1, DEMO-2), and goes on from where it stopped. */
export async function fillDemonstration(parts: Demonstrating): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await fillOnce(parts);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isDatabaseAway(error)) throw error;
    }
}
