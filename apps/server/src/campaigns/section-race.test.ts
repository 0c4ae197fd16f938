import { encodeEmail } from "@marquee/api/http/path";
import { addSection, sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import type { TestServer } from "@marquee/verification/harness/test-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { section } from "../schema/schema.ts";
import { keepSections, lockSection } from "../sections/section-lock.ts";

let server: TestServer;
let send: Awaited<ReturnType<typeof sponsoredHarness>>["send"];
beforeAll(async () => {
  ({ server, send } = await sponsoredHarness());
  for (const id of ["first", "second"])
    await addSection(server.database.owner, { id, category: null, offers: "Y", products: "N" });
});
afterAll(() => server.close());

/** A transaction that holds a lock until it is released, and then does what is left of it. */
async function holding(lock: (tx: Tx) => Promise<void>, rest: (tx: Tx) => Promise<unknown>) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = withScope(server.pool, SYSTEM, async (tx) => {
    await lock(tx);
    held.resolve();
    await released.promise;
    await rest(tx);
  });
  await held.promise;
  return async () => {
    released.resolve();
    await done;
  };
}

/** Resolves once a transaction waits for an advisory lock. */
const anotherWaits = () =>
  vi.waitUntil(
    async () => {
      const { rowCount } = await server.database.owner.query(
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      return rowCount === 1;
    },
    { timeout: 20_000 },
  );

const choose = (id: string) =>
  send("merchant", `campaign in ${id}`, {
    offers: [stableId("offer montreal 1")],
    sponsoredSection: [
      { id: "row", section: id, category: "Trending", page: "Offer", suggestedBid: 0.5, bid: 0.8 },
    ],
  });

it("[SECTION-T8] lets no campaign into a section that is being deactivated", async () => {
  const deactivate = await holding(
    (tx) => lockSection(tx, "first"),
    (tx) => tx.update(section).set({ active: "N" }).where(eq(section.id, "first")),
  );
  const choosing = choose("first");
  await anotherWaits();
  await deactivate();
  const { status, error } = await choosing;
  expect([status, error.issues?.map(({ rule }) => rule)]).toEqual([422, ["SPONSOR-T6"]]);
});

it("[SECTION-T8] counts a campaign that is choosing a section before that is deactivated", async () => {
  const release = await holding(
    (tx) => keepSections(tx, ["second"]),
    async () => undefined,
  );
  // both choose at once
  expect((await choose("second")).status).toBe(200);
  const me = encodeEmail("master@marquee.test");
  const switching = server.call("master", "GET", `/updateSectionStatus/${me}/second/N?campaigns=0`);
  await anotherWaits();
  await release();
  expect((await switching).status).toBe(409);
});
