import { encodeEmail } from "@marquee/api/http/path";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { storeDraft } from "@marquee/verification/harness/store-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("merchant@marquee.test");
const add = (body: StoreDraft) =>
  server.call<StoreDetails>("merchant", "POST", `/stores/addStoreOnly/${me}`, { body });

describe("a new branch", () => {
  it("[STORE-B1] [WIRE-T3] rejects a code that looks like another's", async () => {
    expect((await add(storeDraft("Same look"))).status).toBe(200);
    const { error } = await add(storeDraft("second", { code: "same  LOOK\u200B" }));
    expect(error.issues?.map(({ rule }) => rule)).toEqual(["BRANCH-V5"]);
  });

  it("[STORE-C5] rejects a category that is no main one", async () => {
    const sub = storeDraft("sub", { categories: [{ id: CATEGORY.textiles, name: "" }] });
    expect((await add(sub)).error.issues).toEqual([
      expect.objectContaining({ rule: "STORE-C5", field: "categories" }),
    ]);
  });
});
