import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { exampleCampaign, exampleItem } from "../../../../testing/example-campaign.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { CampaignItems } from "./campaign-items.tsx";

const today = centralDayOf(new Date());
const clicked = { ...exampleItem, clicksByDay: [{ createdOn: addDays(today, -1), clicks: 3 }] };
const quiet = { ...exampleItem, id: "silk", heading: "Silk" };
const server = { items: [clicked, quiet] };

serveCalls(({ pathname }) =>
  pathname.includes("/campaignBeacons/")
    ? dataResponse({ days: [], spent: 0 })
    : listResponse(server.items),
);

beforeEach(() => void (server.items = [clicked, quiet]));

const open = async () => {
  await renderScreen(<CampaignItems campaign={exampleCampaign} />);
  return within(await screen.findByRole("table", { name: /^Offers and products/ }));
};

describe("the items of a campaign", () => {
  it("[CAMP-G12] have a chart of their clicks by day that says them in words, if there are any", async () => {
    const table = await open();
    expect(table.getByRole("columnheader", { name: "Clicks by day" })).toBeDefined();
    const chart = within(table.getByRole("row", { name: /Linen/ })).getByRole("img", {
      name: /: 3 clicks, most on .+ with 3$/,
    });
    expect(chart.querySelector("polyline")).not.toBeNull();
    const silk = within(table.getByRole("row", { name: /Silk/ }));
    expect(silk.queryByRole("img", { name: /clicks/ })).toBeNull();
  });

  it("[CAMP-G12] have no column of charts without clicks", async () => {
    server.items = [quiet];
    const table = await open();
    expect(table.getByText("Silk")).toBeDefined();
    expect(table.queryByRole("columnheader", { name: "Clicks by day" })).toBeNull();
  });
});
