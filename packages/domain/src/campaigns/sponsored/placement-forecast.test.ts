import { describe, expect, it } from "vitest";
import {
  cannotWinText,
  clicksText,
  forecastCampaign,
  forecastPlacement,
  impressionsText,
  suggestedBidOf,
} from "./placement-forecast.ts";

const market = { lowestBid: 0.4, suggestedBid: 0.6, impressions: 140, clicks: 4 };
const UNKNOWN = { lowestBid: null, suggestedBid: null, impressions: null, clicks: null };
const terms = { budget: 5, highestBid: 0.6 };

describe("the forecast of a keyword or section", () => {
  it("[SPONSOR-F1] is what a campaign of its market counted on a day, and not known without one", () => {
    expect(forecastPlacement(market, 0.6, terms)).toMatchObject({ impressions: 140 });
    expect(forecastPlacement(UNKNOWN, 0.6, terms)).toEqual({ tag: "unknown" });
    expect(forecastPlacement(undefined, 0.6, terms)).toEqual({ tag: "unknown" });
    expect(forecastPlacement(market, Number.NaN, terms)).toEqual({ tag: "unknown" });
  });

  it("[SPONSOR-F2] gives or takes the square root of the clicks, within what the budget holds", () => {
    const clicksOf = (change: object, bid = 0.6) =>
      forecastPlacement(market, bid, { ...terms, ...change });
    expect(clicksOf({})).toMatchObject({ clicks: [2, 6] });
    expect(clicksOf({ budget: 2 })).toMatchObject({ clicks: [2, 3] });
    expect(clicksOf({ budget: 0.5 })).toMatchObject({ clicks: [0, 0] });
    expect(clicksOf({ budget: null })).toMatchObject({ clicks: [2, 6] });
    const rare = forecastPlacement({ ...market, clicks: 0.3 }, 0.6, terms);
    expect(rare).toMatchObject({ clicks: [0, 1] });
  });

  it("[SPONSOR-F3] says of a bid that is shown nowhere why, and what is", () => {
    const low = forecastPlacement(market, 0.2, terms);
    expect(cannotWinText(low, 0.2)).toBe("0.20 cannot win: no bid below 0.40 is shown now.");
    const nothing = forecastPlacement(UNKNOWN, 0, terms);
    expect(cannotWinText(nothing, 0)).toBe("Nothing is bid: it is not shown.");
    expect(cannotWinText(forecastPlacement(market, 0.4, terms), 0.4)).toBe(null);
  });

  it("[SPONSOR-F4] suggests the middle of the bids that are shown, else 0.50", () => {
    expect(suggestedBidOf(market)).toBe(0.6);
    expect(suggestedBidOf(UNKNOWN)).toBe(0.5);
    expect(suggestedBidOf(undefined)).toBe(0.5);
  });

  it("[SPONSOR-F5] adds up the rows that are known over all days, within the budget of each", () => {
    const rows = [
      forecastPlacement(market, 0.6, terms),
      forecastPlacement({ ...market, impressions: 60, clicks: 1 }, 0.5, terms),
      forecastPlacement(UNKNOWN, 0.5, terms),
    ];
    expect(forecastCampaign(rows, terms, 14)).toEqual({ clicks: [28, 112], impressions: 2_800 });
    expect(forecastCampaign(rows, { ...terms, budget: 3 }, 2)).toMatchObject({ clicks: [4, 10] });
    expect(forecastCampaign([{ tag: "unknown" }], terms, 14)).toBe(null);
  });

  it("[SPONSOR-F1] is written with words", () => {
    expect(["3 to 5 clicks", "1 click", "0 to 1 click", "No clicks"]).toEqual(
      (
        [
          [3, 5],
          [1, 1],
          [0, 1],
          [0, 0],
        ] as const
      ).map(clicksText),
    );
    expect([impressionsText(1_400), impressionsText(0.6)]).toEqual([
      "about 1,400 impressions",
      "about 1 impression",
    ]);
  });
});
