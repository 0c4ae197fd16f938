import { encodeEmail } from "@marquee/api/http/path";
import type { Section, SectionDraft } from "@marquee/domain/sections/section.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("master@marquee.test");
const draft = (name: string, change: Partial<SectionDraft> = {}): SectionDraft => ({
  id: stableId(`section ${name}`),
  name,
  active: "Y",
  orderNo: 0,
  tabName: "Offer",
  category: "Trending",
  isOfferSection: "Y",
  isProductSection: "Y",
  startDate: "2026-03-01",
  endDate: "2026-04-01",
  configStartDate: "2026-03-02",
  ...change,
});
const save = (body: SectionDraft, version?: number, who: string | null = "master") =>
  server.call<Section>(who, "POST", `/addSection/${me}`, {
    body,
    ...(version === undefined ? {} : { version }),
  });
const made = async (name: string, change: Partial<SectionDraft> = {}) => {
  const body = draft(name, change);
  expect((await save(body)).status).toBe(200);
  return body;
};
const refusedRules = ({ error }: Awaited<ReturnType<typeof save>>) =>
  error.issues?.map(({ rule, field }) => `${rule} ${field}`);

describe("names of sections", () => {
  it("[SECTION-T9] are stored once of twelve that look the same at once, and renamed to no other's name", async () => {
    const bodies = Array.from({ length: 12 }, (_, at) =>
      draft(`twelfth ${at}`, { name: at % 2 === 0 ? "Twelve" : "  twelve\u200B" }),
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
