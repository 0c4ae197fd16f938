import { describe, expect, it } from "vitest";
import { isMapped } from "./mappable-product.ts";

const NOW = "2026-03-05T12:00:00Z";
const run = (validTill: string | null) =>
  ({ active: "Y", validFrom: validTill && "2026-03-01T12:00:00Z", validTill }) as const;

describe("products that are mapped to an offer", () => {
  it("[MAP-R4] are mapped until their run is over, and may be mapped again then", () => {
    const isMappedUntil = (validTill: string | null) =>
      isMapped({ mapped: "Y", ...run(validTill) }, NOW);
    expect(isMappedUntil("2026-03-09T12:00:00Z")).toBe(true);
    expect(isMappedUntil(null)).toBe(true);
    expect(isMappedUntil(NOW)).toBe(false);
  });

  it("[MAP-R4] are none that only ran", () => {
    expect(isMapped({ mapped: "N", ...run("2026-03-09T12:00:00Z") }, NOW)).toBe(false);
  });
});
