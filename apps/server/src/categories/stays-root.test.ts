import { encodeEmail } from "@marquee/api/http/path";
import type { SectionDraft } from "@marquee/domain/sections/section.schema";
import { categoryHarness } from "@marquee/verification/harness/category-harness";
import { storeDraft } from "@marquee/verification/harness/store-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const { make, change } = categoryHarness(() => server);

describe("a main category", () => {
  it("[CAT-8] leaves a root a root that sections are of", async () => {
    const root = await make("Of a section", null);
    const body = {
      id: stableId("of-root"),
      name: "Of a root",
      active: "Y",
      orderNo: 0,
      tabName: "Offer",
      category: root.id,
      isOfferSection: "Y",
      isProductSection: "N",
      startDate: "2026-03-01",
      endDate: "2026-04-01",
      configStartDate: "2026-03-02",
    } satisfies SectionDraft;
    await server.call("master", "POST", `/addSection/${encodeEmail("master@marquee.test")}`, {
      body,
    });
    const { status, error } = await change(root, { root: "N", parentId: CATEGORY.home });
    expect([status, error.issues?.[0]?.message]).toEqual([
      422,
      "Sponsored sections are of this category, so it stays a main one.",
    ]);
  });

  it("[CAT-8] [STORE-C5] leaves no branch with a main category that hangs below another, whichever is first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const root = await make(`Raced root ${round}`, null);
      const branch = storeDraft(`raced-${round}`, { categories: [{ id: root.id, name: "" }] });
      const [moved, stored] = await Promise.all([
        change(root, { root: "N", parentId: CATEGORY.home }),
        server.call(
          "merchant",
          "POST",
          `/stores/addStoreOnly/${encodeEmail("merchant@marquee.test")}`,
          { body: branch },
        ),
      ]);
      expect(new Set([moved.status, stored.status])).toEqual(new Set([200, 422]));
    }
  });
});
