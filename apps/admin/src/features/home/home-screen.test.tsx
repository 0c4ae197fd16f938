import type { Home, MerchantHome, StaffHome } from "@marquee/domain/home/home.schema";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const DAY = "2026-03-02";
const FULL: MerchantHome = {
  figures: { live: 2, endThisWeek: 1, spendToday: 13.64 },
  counted: {
    fromDate: "2026-03-01",
    toDate: DAY,
    since: "2026-01-05",
    days: [
      { createdOn: "2026-03-01", impressions: 90, clicks: 9 },
      { createdOn: DAY, impressions: 70, clicks: 7 },
    ],
    before: {
      fromDate: "2026-02-27",
      toDate: "2026-02-28",
      days: [
        { createdOn: "2026-02-27", impressions: 60, clicks: 8 },
        { createdOn: "2026-02-28", impressions: 40, clicks: 8 },
      ],
    },
  },
  campaigns: [
    {
      id: "k1",
      campaignName: "Winter farewell",
      campaignType: "flyer",
      storeName: "Plateau",
      campaignPrice: 20,
      days: 10,
      validFrom: "2026-02-25T18:00:00.000Z",
      validTill: "2099-03-03T06:00:00.000Z",
      counted: [{ createdOn: DAY, impressions: 40, clicks: 5 }],
    },
  ],
  waiting: [
    {
      kind: "approval",
      id: "s1",
      name: "Verdun",
      since: "2026-03-01T18:00:00.000Z",
      count: 4,
      amount: null,
    },
  ],
  progress: {
    storeName: "Plateau",
    sentOn: null,
    branches: 2,
    approved: 1,
    offers: 9,
    pending: 7,
    promoted: true,
    hasBeenLive: true,
    nextStep: {
      kind: "promote",
      branchName: null,
      storeId: "s1",
      pending: 7,
      promoted: 5,
      perDay: 1,
      city: "Montréal",
      days: 7,
      lastDay: "2026-03-09",
      total: 8.05,
    },
  },
};
const STAFF: StaffHome = {
  stores: {
    total: 7,
    oldest: "2026-03-01T18:00:00.000Z",
    rows: [
      {
        id: "s1",
        storeName: "Verdun",
        code: "MTL-03",
        changed: false,
        companyName: "Maple",
        street: "4120 rue Wellington",
        city: "Montréal",
        createdOn: "2026-03-01T18:00:00.000Z",
        offers: 4,
        campaigns: 1,
      },
    ],
  },
  bills: null,
  payments: null,
  disputes: null,
  differences: null,
  undelivered: null,
  paidToday: null,
  changes: [
    {
      id: "1",
      at: "2026-03-01T18:00:00.000Z",
      noun: "stores",
      subject: "verdun",
      title: "Verdun awaits approval",
      detail: "Maple",
    },
  ],
};

let home: Home;
let reads = 0;
const asked: string[] = [];
const days: string[] = [];
const NOTHING_YET = { fromDate: DAY, toDate: DAY, days: [], before: null };
const OFFERS = ["Wool", "Linen"].map((heading) => ({ ...exampleOffer, id: heading, heading }));
beforeEach(() => {
  asked.length = 0;
  days.length = 0;
  reads = 0;
  home = { day: DAY, merchant: FULL, staff: null, failed: [] };
});
serveCalls(({ pathname, search }) => {
  if (pathname.startsWith("/api/getCompanyBranchOffer/")) asked.push(pathname + search);
  if (/\/getCompany(Branch)?Offer\//.test(pathname)) return listResponse(OFFERS);
  if (pathname !== "/api/home") return listResponse([]);
  reads += 1;
  days.push(search.slice(1));
  return dataResponse(home);
});

describe("Home", () => {
  it("[HOME-P1] shows a merchant the next step, today, what is live, ends and waits", async () => {
    const { router } = await renderPanel("/home");
    expect(await screen.findByRole("heading", { level: 1, name: /, Nadia$/ })).toBeDefined();
    const step = within(screen.getByRole("region", { name: "Next step" }));
    expect(step.getByText("7 offers are pending. Promote 5 from CAD 1.00 a day")).toBeDefined();
    expect(screen.getByText("13.64")).toBeDefined();
    const table = within(screen.getByRole("table", { name: "Live campaigns" }));
    expect(table.getByRole("link", { name: "Winter farewell" })).toBeDefined();
    expect(table.getByText("2.00")).toBeDefined();
    expect(screen.getByText("Approval of Verdun")).toBeDefined();
    await userEvent.click(step.getByRole("link", { name: "Promote 5 offers" }));
    expect(router.state.location.pathname).toBe("/home/offers");
  });

  it("[HOME-M8] [HOME-P1] shows the figures of the days that the address names, beside those before", async () => {
    const { router } = await renderPanel("/home?from=2026-03-01&to=2026-03-02");
    const figures = within(await screen.findByRole("region", { name: "Figures" }));
    expect(figures.getByText("60 % more than 100 before")).toBeDefined();
    expect(figures.getByText("As on the days before")).toBeDefined();
    expect(days).toEqual(["from=2026-03-01&to=2026-03-02"]);
    await userEvent.click(figures.getByRole("button", { name: /^Counted days:/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Last 7 days" }));
    expect(router.state.location.searchStr).toContain("range=last-7");
    await waitFor(() => expect(days).toHaveLength(2));
  });

  it("[HOME-M8] says since when is counted if nothing had begun by then", async () => {
    const counted = { ...NOTHING_YET, since: "2026-03-01" };
    home = { ...home, merchant: { ...FULL, counted } };
    await renderPanel("/home");
    expect(await screen.findByText(/^Your first campaign began on 2026\/03\/01/)).toBeDefined();
  });

  it("[HOME-M8] says why the days are compared with none", async () => {
    const days = [{ createdOn: DAY, impressions: 9, clicks: 1 }];
    const counted = { ...NOTHING_YET, days, since: "2026-02-20" };
    home = { ...home, merchant: { ...FULL, counted } };
    await renderPanel("/home");
    expect(await screen.findByText(/^There are not as many days before to compare/)).toBeDefined();
  });

  it("[HOME-N4] leads to the unpaid offers of the branch, ticked and with their promotion open", async () => {
    const { router } = await renderPanel("/home");
    await userEvent.click(await screen.findByRole("link", { name: "Promote 5 offers" }));
    expect(await screen.findByText("2 selected in Pending")).toBeDefined();
    expect(screen.getByRole("checkbox", { name: "Select Wool" })).toHaveProperty("checked", true);
    expect(await screen.findByRole("complementary", { name: "Promote 2 offers" })).toBeDefined();
    expect(asked).toEqual(["/api/getCompanyBranchOffer/s1/pending?page=1&size=5&unpaid=Y"]);
    expect(router.state.location.searchStr).toBe("?tab=pending");
  });

  it("[HOME-P1] shows a new merchant the first steps instead", async () => {
    const nextStep = { kind: "addOffer" } as const;
    const progress = { ...FULL.progress, branches: 1, approved: 0, offers: 0, pending: 0 };
    home = {
      ...home,
      merchant: {
        ...FULL,
        progress: {
          ...progress,
          storeName: "Plateau",
          sentOn: null,
          promoted: false,
          hasBeenLive: false,
          nextStep,
        },
      },
    };
    await renderPanel("/home");
    const steps = within(await screen.findByRole("list", { name: "First steps" }));
    expect(steps.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getByRole("link", { name: "Add Offer" })).toBeDefined();
    expect(screen.queryByRole("table", { name: "Live campaigns" })).toBeNull();
  });

  it("[HOME-P1] shows what failed in its place, and reads it again", async () => {
    home = { ...home, merchant: { ...FULL, campaigns: null }, failed: ["campaigns"] };
    await renderPanel("/home");
    expect(await screen.findByText("13.64")).toBeDefined();
    const failed = screen.getByRole("region", { name: "Live campaigns" });
    expect(within(failed).getByRole("alert")).toBeDefined();
    home = { ...home, merchant: FULL, failed: [] };
    await userEvent.click(within(failed).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Live campaigns" })).toBeDefined();
    expect(reads).toBe(2);
  });

  it("[HOME-P1] shows staff their queues, and nothing of what they may not see", async () => {
    home = { ...home, merchant: null, staff: STAFF };
    await renderPanel("/home", { ...MERCHANT, isAgentUser: "Y" });
    const table = within(await screen.findByRole("table", { name: "Stores to approve" }));
    expect(table.getByText("1 paid campaign, 4 offers")).toBeDefined();
    expect(table.queryByRole("button")).toBeNull();
    expect(screen.getByText("Verdun awaits approval")).toBeDefined();
    for (const title of ["New bills", "Stuck payments"])
      expect(screen.queryByRole("heading", { name: title })).toBeNull();
  });

  it("[HOME-S9] shows what waits before the queues in which nothing waits", async () => {
    const payments = { total: 0, oldest: null, rows: [] };
    home = { ...home, merchant: null, staff: { ...STAFF, payments } };
    await renderPanel("/home", { ...MERCHANT, isMaster: "Y" });
    await screen.findByRole("table", { name: "Stores to approve" });
    const titles = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles.indexOf("Stores to approve")).toBeLessThan(titles.indexOf("Stuck payments"));
  });

  it("[HOME-P1] lets a master approve a store at once", async () => {
    home = { ...home, merchant: null, staff: STAFF };
    await renderPanel("/home", { ...MERCHANT, isMaster: "Y" });
    await userEvent.click(await screen.findByRole("button", { name: "Approve Verdun" }));
    expect(await screen.findByRole("alertdialog")).toBeDefined();
  });

  it("[HOME-A1] tells a user without a company why there is nothing", async () => {
    home = { ...home, merchant: null };
    await renderPanel("/home", { ...MERCHANT, companyId: null });
    expect(await screen.findByText("You belong to no company yet")).toBeDefined();
  });
});
