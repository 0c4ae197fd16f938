import { encodeEmail } from "@marquee/api/http/path";
import type {
  Section,
  SectionDraft,
  SectionRequest,
} from "@marquee/domain/sections/section.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { expect } from "vitest";
import type { TestServer } from "./test-server.ts";

/** The path of the master, who manages sections. */
const MASTER = encodeEmail("master@marquee.test");

/** A section of the world's March, by its name. */
export const sectionDraft = (name: string, change: Partial<SectionDraft> = {}): SectionDraft => ({
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

/** Saves sections of a server as a test requests it. `server` is read at each call: a test makes it before. */
export function sectionHarness(server: () => TestServer) {
  const save = (body: SectionRequest, version?: number, who: string | null = "master") =>
    server().call<Section>(who, "POST", `/addSection/${MASTER}`, {
      body,
      ...(version === undefined ? {} : { version }),
    });
  return {
    save,
    make: async (name: string, change: Partial<SectionDraft> = {}) => {
      const body = sectionDraft(name, change);
      expect((await save(body)).status).toBe(200);
      return body;
    },
    refusedRules: ({ error }: Awaited<ReturnType<typeof save>>) =>
      error.issues?.map(({ rule, field }) => `${rule} ${field}`),
  };
}
