import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exampleCampaign, exampleItem } from "../../testing/example-campaign.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CampaignListScreen } from "./campaign-list-screen.tsx";

const called: URL[] = [];

serveCalls((url) => {
  called.push(url);
  const rows = url.pathname.includes("/getCompanyCampaign/")
    ? [exampleCampaign]
    : url.pathname.includes("/getCampaignOffer/")
      ? [exampleItem]
      : [
          {
            createdOn: url.searchParams.get("from"),
            impressions: 30,
            clicks: 3,
            buyNowClicks: 2,
            snips: 1,
          },
        ];
  return listResponse(rows, { active: 1, inactive: 0 });
});

beforeEach(() => {
  called.length = 0;
});

describe("the list of flyer campaigns", () => {
  it("[CAMP-G3] opens a campaign to its items, and an item to its results by day", async () => {
    await renderScreen(<CampaignListScreen />, { user: MERCHANT });
    const open = await screen.findByRole("button", { name: "Analytics of Linen week" });
    expect(open.ariaExpanded).toBe("false");
    await userEvent.click(open);
    expect(open.ariaExpanded).toBe("true");
    const items = await screen.findByRole("list", { name: "Items of Linen week" });
    expect(within(items).getByText(/30 impressions, 3 clicks/)).toBeDefined();
    // one item alone needs no further press
    const results = within(
      await within(items).findByRole("region", { name: "Analytics of Linen" }),
    );
    expect(await results.findByRole("slider", { name: "Linen per day, day" })).toBeDefined();
    const terms = results.getAllByRole("term").map(({ textContent }) => textContent);
    expect(terms).toEqual(["Impressions", "Clicks", "Click rate", "Buy now clicks", "Snips"]);
    const figures = results.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures.map((text) => text?.split(" ")[0])).toEqual(["30", "3", "10", "2", "1"]);
  });

  it("[CAMP-G3] counts other days when they are chosen", async () => {
    await renderScreen(<CampaignListScreen />, { user: MERCHANT });
    await userEvent.click(await screen.findByRole("button", { name: "Analytics of Linen week" }));
    await screen.findByRole("slider");
    await userEvent.click(screen.getByRole("button", { name: /^Counted days:/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Last 30 days" }));
    await vi.waitFor(() => {
      const beacons = called.filter(({ pathname }) => pathname.includes("/getOfferBeacon/"));
      expect(beacons).toHaveLength(2);
      expect(beacons[1]?.searchParams.get("from")).not.toBe(beacons[0]?.searchParams.get("from"));
    });
    expect((await screen.findAllByRole("row", { name: /^20/ })).length).toBeGreaterThan(29);
  });
});
