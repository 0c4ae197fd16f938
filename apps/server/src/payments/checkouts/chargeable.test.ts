import { priceCardVerification } from "@marquee/domain/payments/price-card-verification";
import { describe, expect, it } from "vitest";
import { chargeable } from "./chargeable.ts";

const receipt = priceCardVerification();

describe("a price that is to be charged", () => {
  it("[PAYSRV-C5] is the receipt itself up to 999,999.99, and is rejected at the plan's field above that", () => {
    const most = { ...receipt, charge: 999_999.99 };
    expect(chargeable(most, "toDate")).toBe(most);
    expect(chargeable({ ...receipt, charge: 1_000_000 }, "toDate")).toMatchObject({
      failure: { tag: "Invalid", issues: [{ rule: "PAYSRV-C5", field: "toDate" }] },
    });
  });
});
