import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { campaign } from "./schema.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const sponsored = {
  id: "c".repeat(32),
  companyId: COMPANY.maple,
  storeId: STORE.montreal,
  userId: "merchant@marquee.test",
  campaignName: "Spring",
  campaignType: "sponsored",
  campaignFor: "offer",
  campaignPrice: 0,
  sponsoredType: "keyword",
  budget: 5,
  days: 7,
  createdOn: WORLD_NOW,
} as const;

/** The constraint that refuses a campaign, or null if it is taken, which is undone. */
const refusedBy = (values: typeof campaign.$inferInsert): Promise<string | null> =>
  withScope(database.pool, SYSTEM, async (tx) => {
    let constraint: string | null = null;
    await tx
      .transaction(async (attempt) => {
        await attempt.insert(campaign).values(values);
        attempt.rollback();
      })
      .catch((error: unknown) => {
        const { cause } = error instanceof DrizzleQueryError ? error : { cause: null };
        constraint = cause instanceof pg.DatabaseError ? (cause.constraint ?? null) : null;
      });
    return constraint;
  });

it("[DB-17] no flyer is paused, and no sponsored campaign outside of its run", async () => {
  const run = { validFrom: "2026-03-02T06:00:00.000Z", validTill: "2026-03-09T05:00:00.000Z" };
  const pausedOn = "2026-03-03T06:00:00.000Z";
  const refusalOf = (change: object) => refusedBy({ ...sponsored, ...run, pausedOn, ...change });
  expect(await refusalOf({})).toBe(null);
  expect(await refusalOf({ pausedOn: "2026-03-10T06:00:00.000Z" })).toBe("campaign_paused");
  const flyer = {
    campaignType: "flyer",
    campaignArea: "country",
    sponsoredType: null,
    budget: null,
  };
  expect(await refusalOf(flyer)).toBe("campaign_paused");
});

it("[DB-17] no campaign is a flyer with a budget, or a sponsored campaign without one, or with a price", async () => {
  const broken = (change: object) => refusedBy({ ...sponsored, ...change });
  expect(await broken({})).toBe(null);
  expect(await broken({ budget: null })).toBe("campaign_kind");
  expect(await broken({ campaignPrice: 1 })).toBe("campaign_kind");
  const flyer = {
    campaignType: "flyer",
    campaignArea: "country",
    sponsoredType: null,
    budget: null,
  };
  expect(await broken(flyer)).toBe(null);
  expect(await broken({ ...flyer, budget: 5 })).toBe("campaign_kind");
  const nowhere = { ...flyer, campaignArea: null };
  expect(await broken({ ...nowhere, campaignFor: "offer" })).toBe("campaign_kind");
  expect(await broken({ ...nowhere, campaignFor: "product" })).toBe(null);
});
