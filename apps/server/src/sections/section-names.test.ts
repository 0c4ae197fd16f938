import { sectionDraft, sectionHarness } from "@marquee/verification/harness/section-harness";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const { save, make: made, refusedRules } = sectionHarness(() => server);

describe("names of sections", () => {
  it("[SECTION-T9] are stored once of twelve that look the same at once, and renamed to no other's name", async () => {
    const bodies = Array.from({ length: 12 }, (_, at) =>
      sectionDraft(`twelfth ${at}`, { name: at % 2 === 0 ? "Twelve" : "  twelve\u200B" }),
    );
    const responses = await Promise.all(bodies.map((body) => save(body)));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(11);
    for (const response of refused)
      expect([response.status, refusedRules(response)]).toEqual([409, ["SECTION-T9 name"]]);
    const [one, other] = [await made("Eleven"), await made("Ten")];
    const renamed = await Promise.all(
      [one, other].map((stored) => save({ ...stored, name: "Thirteen" }, 1)),
    );
    expect(new Set(renamed.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});
