import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userPath } from "@marquee/verification/harness/user-path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const OWNER = "merchant@marquee.test";
const save = (cardId: string, day: number, userId = OWNER) =>
  server.database.owner.query(
    `insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
     values ($1, $2, 'visa', '4242', 4, 2099, $1, $3)`,
    [cardId, userId, `2026-01-0${day}T00:00:00Z`],
  );
const remove = (cardId: string) =>
  server.database.owner.query("delete from saved_card where card_id = $1", [cardId]);
const choose = (cardId: string, who = "merchant") =>
  server.call<SavedCard>(who, "POST", `/savedCards/${cardId}/default`);
const defaults = async () => {
  const { data } = await server.call<readonly SavedCard[]>(
    "merchant",
    "GET",
    userPath("getCustomerCardList", OWNER),
  );
  return data.filter(({ isDefault }) => isDefault).map(({ cardId }) => cardId);
};
beforeEach(async () => {
  await server.database.owner.query("delete from saved_card");
});

it("[PAYSRV-K18] is the first that was saved, then the one that is chosen, once", async () => {
  for (const [index, id] of ["pm_a", "pm_b", "pm_c"].entries()) await save(id, index + 1);
  expect(await defaults()).toEqual(["pm_a"]);
  expect((await choose("pm_b")).data).toMatchObject({ cardId: "pm_b", isDefault: true });
  expect((await choose("pm_b")).status).toBe(200);
  expect(await defaults()).toEqual(["pm_b"]);
  const chosen = await Promise.all(["pm_a", "pm_c", "pm_b", "pm_a"].map((id) => choose(id)));
  expect(chosen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await defaults()).toHaveLength(1);
});

it("[PAYSRV-K18] is the one saved last once the default is gone, and none without cards", async () => {
  for (const [index, id] of ["pm_a", "pm_b", "pm_c"].entries()) await save(id, index + 1);
  await remove("pm_a");
  expect(await defaults()).toEqual(["pm_c"]);
  await remove("pm_b");
  expect(await defaults()).toEqual(["pm_c"]);
  await remove("pm_c");
  expect(await defaults()).toEqual([]);
});

it("[PAYSRV-K18] is chosen by its own user alone, and held once by the database", async () => {
  await save("pm_a", 1);
  await save("pm_other", 1, "other@marquee.test");
  for (const id of ["pm_other", "pm_unknown"]) expect((await choose(id)).status).toBe(404);
  expect((await choose("pm_a", "shop")).status).toBe(403);
  await save("pm_b", 2);
  await expect(
    server.database.owner.query("update saved_card set is_default = true where card_id = 'pm_b'"),
  ).rejects.toThrow(/saved_card_default_once/);
});
