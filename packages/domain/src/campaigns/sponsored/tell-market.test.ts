import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEWEST_COMPANIES, tellMarket, type KnownMarket } from "./tell-market.ts";

const NOTHING = { impressions: 0, clicks: 0, days: 0 };
const known: KnownMarket = {
  bidders: 3,
  lowestBid: 0.43,
  middleBid: 0.57,
  companies: 3,
  others: { impressions: 2_824, clicks: 82, days: 20 },
  own: NOTHING,
};

describe("what is told of a keyword or section", () => {
  it("[SPONSOR-F6] tells bids in steps of five cents and counts to two figures, of three other companies", () => {
    expect(tellMarket(known)).toEqual({
      lowestBid: 0.4,
      suggestedBid: 0.6,
      impressions: 140,
      clicks: 4.1,
    });
  });

  it("[SPONSOR-F6] tells nothing of fewer companies but what the company itself has counted", () => {
    const few = { ...known, bidders: 2, companies: 2 };
    const NONE = { lowestBid: null, suggestedBid: null };
    expect(tellMarket(few)).toEqual({ ...NONE, impressions: null, clicks: null });
    const own = { impressions: 50, clicks: 5, days: 5 };
    expect(tellMarket({ ...few, own })).toEqual({ ...NONE, impressions: 10, clicks: 1 });
  });

  it("[SPONSOR-F6] is the same for any figures of others as long as they are too few", () => {
    const figures = fc.record({ impressions: fc.nat(), clicks: fc.nat(), days: fc.nat() });
    const bid = fc.option(fc.integer({ min: 1, max: 9_999 }).map((cents) => cents / 100));
    const few = fc.nat(FEWEST_COMPANIES - 1);
    fc.assert(
      fc.property(
        few,
        few,
        bid,
        bid,
        figures,
        (bidders, companies, lowestBid, middleBid, others) => {
          const told = tellMarket({
            bidders,
            companies,
            lowestBid,
            middleBid,
            others,
            own: NOTHING,
          });
          expect(Object.values(told)).toEqual([null, null, null, null]);
        },
      ),
    );
  });

  it("[SPONSOR-F6] says of no bid that is shown that it is not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (cents) => {
        const { lowestBid } = tellMarket({ ...known, lowestBid: cents / 100 });
        expect(lowestBid ?? 0).toBeLessThanOrEqual(cents / 100);
      }),
    );
  });
});
