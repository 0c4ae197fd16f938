import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { SponsoredChangeSubject } from "@marquee/machines/campaigns/change-sponsored.machine";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { walkConfirmed } from "../../../../testing/confirmed-walk.tsx";
import { exampleCampaign } from "../../../../testing/example-campaign.ts";
import { MERCHANT, renderScreen } from "../../../../testing/render-screen.tsx";
import { press } from "../../../../testing/screen-controls.ts";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../../../testing/serve-calls.ts";
import { CampaignScreen } from "../detail/campaign-screen.tsx";

const sponsored: Campaign = {
  ...exampleCampaign,
  campaignType: "sponsored",
  campaignArea: null,
  campaignPrice: 0,
  sponsoredType: "keyword",
  budget: 4,
  bid: 0.5,
  keywords: [{ keyword: "linen sheets", category: "Trending", suggestedBid: 0.5, bid: 0.5 }],
};

let stored = sponsored;
let sent: unknown[] = [];
let respond: () => Response | Promise<Response>;
beforeEach(() => {
  respond = () => dataResponse(stored);
  stored = sponsored;
  sent = [];
});
serveCalls(({ pathname }, body) => {
  if (pathname.startsWith("/api/sponsoredChange/")) {
    sent.push(body);
    return respond();
  }
  if (pathname.startsWith("/api/getCampaignById/")) return dataResponse(stored);
  if (pathname.startsWith("/api/campaignBeacons/")) return dataResponse({ days: [], spent: 0 });
  return listResponse([]);
});
beforeAll(() =>
  Promise.all([import("@marquee/ui/overlays/alert-dialog.tsx"), import("./terms-dialog.tsx")]),
);

const AT = `/home/campaign/manage?id=${sponsored.id}`;

it("[MACH-C10] [MACH-C11] [SPONSOR-P7] changing a sponsored campaign shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("changeSponsored", {
    screen: <CampaignScreen />,
    at: AT,
    offered: ["Pause", "End"],
    request: ({ subject }) =>
      press((subject as SponsoredChangeSubject).act === "end" ? "End" : "Pause")(),
    question: `End ${sponsored.campaignName}?`,
    confirm: "End campaign",
    success: campaignMessages.sponsoredPaused,
    failure: campaignMessages.sponsoredStays,
    runsAtOnce: (subject) => (subject as SponsoredChangeSubject).act !== "end",
  }));

it("[SPONSOR-P1] [SPONSOR-P6] offers what can be done now, and says who did what", async () => {
  const at = new Date().toISOString();
  const terms = { budgetBefore: 4, budget: 6, bidBefore: 0.5, bid: 0.5, bids: [] };
  stored = {
    ...sponsored,
    budget: 6,
    pausedOn: at,
    changes: [
      { ...terms, at: sponsored.createdOn, by: "Sofia", act: "terms" },
      { ...terms, budgetBefore: 6, at, by: "Nadia", act: "pause" },
    ],
  };
  await renderScreen(<CampaignScreen />, { at: AT });
  await screen.findByRole("button", { name: "Resume" });
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  const history = within(screen.getByRole("region", { name: "History" }));
  history.getByText("Budget of a day 4.00 → 6.00");
  expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toMatchObject([
    expect.stringMatching(/^Paused itNadia/),
    expect.stringMatching(/Sofia/),
    expect.stringMatching(/^Created/),
  ]);
});

it("[SPONSOR-P3] says what a pause means, to those who may pause it", async () => {
  await renderScreen(<CampaignScreen />, { at: AT });
  const facts = await screen.findByRole("region", { name: "When it is paused" });
  expect(facts.textContent).toContain("paused days are not made up for");
});

it("[SPONSOR-P3] says nothing of a pause to a reader", async () => {
  await renderScreen(<CampaignScreen />, { at: AT, user: { ...MERCHANT, privilegeCode: [] } });
  await screen.findByRole("region", { name: "History" });
  expect(screen.queryByRole("region", { name: "When it is paused" })).toBeNull();
});

it("[SPONSOR-P2] [SPONSOR-P8] changes budget and bids, and says the most that it can spend then", async () => {
  const user = userEvent.setup();
  await renderScreen(<CampaignScreen />, { at: AT });
  await user.click(await screen.findByRole("button", { name: "Change budget" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Budget a day, CAD"), { target: { value: "" } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  dialog.getByText("Please enter budget");
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Budget a day, CAD/), { target: { value: "6" } });
  fireEvent.change(dialog.getByLabelText(/^Bid for linen sheets/), { target: { value: "0.55" } });
  dialog.getByText(/spends at most CAD \d+\.\d\d in all of its days/);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Pause" });
  expect(sent).toMatchObject([
    { act: "terms", seen: 0, terms: { budget: 6, keywordBids: [0.55], sectionBids: [] } },
  ]);
});

it("[SPONSOR-P5] sends a second press before the first is shown under the id of the first", async () => {
  const user = userEvent.setup();
  await renderScreen(<CampaignScreen />, { at: AT });
  const pause = await screen.findByRole("button", { name: "Pause" });
  await user.click(pause);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent;
  expect(second).toEqual(first);
  expect(first).toMatchObject({ act: "pause", seen: 0 });
});

it("[SCREEN-L30] a double click on an action is one act", async () => {
  const user = userEvent.setup();
  await renderScreen(<CampaignScreen />, { at: AT });
  await user.dblClick(await screen.findByRole("button", { name: "Pause" }));
  await waitFor(() => expect(sent).toMatchObject([{ act: "pause" }]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("[CONFIRM-M5] a failure that is dismissed is gone, also while a second press of the same runs", async () => {
  const user = userEvent.setup();
  const responses: ((response: Response) => void)[] = [];
  respond = () => new Promise((resolve) => responses.push(resolve));
  await renderScreen(<CampaignScreen />, { at: AT });
  const pause = await screen.findByRole("button", { name: "Pause" });
  await user.click(pause);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(responses).toHaveLength(1));
  responses[0]?.(refusalResponse({ tag: "Unavailable", message: "Not now." }));
  const question = within(await screen.findByRole("alertdialog"));
  await question.findByText("Not now.");
  await user.click(question.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(responses).toHaveLength(2));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  responses[1]?.(dataResponse(stored));
});

it("[SPONSOR-P9] refused terms stay as they were typed, with the reason", async () => {
  const user = userEvent.setup();
  await renderScreen(<CampaignScreen />, { at: AT });
  await user.click(await screen.findByRole("button", { name: "Change budget" }));
  const budget = within(await screen.findByRole("dialog")).getByLabelText("Budget a day, CAD");
  fireEvent.change(budget, { target: { value: "6" } });
  const reason = "Nadia has changed it meanwhile.";
  respond = () => refusalResponse({ tag: "Conflict", message: reason, reference: "r-1" }, 409);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const question = within(await screen.findByRole("alertdialog"));
  await question.findByText(reason);
  await user.click(question.getByRole("button", { name: "Close" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Budget a day, CAD/).value).toBe("6");
});
