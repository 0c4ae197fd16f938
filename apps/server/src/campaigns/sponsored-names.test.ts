import { sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import type { TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
let send: Awaited<ReturnType<typeof sponsoredHarness>>["send"];
beforeAll(async () => {
  ({ server, send } = await sponsoredHarness());
});
afterAll(() => server.close());

it("[CAMP-D8] a sponsored campaign of a name that its branch has that day is numbered, by each of several at once", async () => {
  const ids = ["one", "two", "three"];
  const made = await Promise.all(ids.map((id) => send("merchant", id, { campaignName: "Tea" })));
  const names = made.map(({ data }) => data.campaignName);
  expect(names.toSorted()).toEqual(["Tea", "Tea (2)", "Tea (3)"]);
  const again = await send("merchant", "two", { campaignName: "Tea" });
  expect(again.data.campaignName).toBe(names[1]);
  server.clock.advance(24 * 60 * 60 * 1000);
  const { data } = await send("merchant", "next day", {
    campaignName: "Tea",
    fromDate: "2026-03-03",
    toDate: "2026-03-10",
  });
  expect(data.campaignName).toBe("Tea");
});
