import { addDays } from "@marquee/domain/dates/days";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { BRANCH, GEOGRAPHY, PLANS } from "../../../testing/promotion.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../../testing/serve-calls.ts";
import { PromoteScreen } from "./promote-screen.tsx";

const SETTINGS = {
  release: "1.0.0",
  mode: "embedded",
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: { clientId: "sandbox-client", environment: "sandbox", script: null },
  defaultPromocode: "",
  appStoreUrl: null,
};
const server = { offer: exampleOffer as Offer, plansFail: false, approved: true };
const sent: unknown[] = [];
const today = centralDayOf(Date.now());

serveCalls((url, body) => {
  const path = url.pathname;
  if (path.includes("/getCampaignPlan/"))
    return server.plansFail
      ? refusalResponse({ tag: "Unavailable", message: "Not now.", reference: "r-1" })
      : listResponse(PLANS);
  if (path.includes("/settings")) return dataResponse(SETTINGS);
  if (path.includes("/allCities/")) return listResponse([...GEOGRAPHY.cityById.values()]);
  if (path.includes("/states/")) return listResponse(GEOGRAPHY.states);
  if (path.includes("/getOffersById/")) return dataResponse(server.offer);
  if (path.includes("/checkouts")) {
    sent.push(body);
    return refusalResponse(
      {
        tag: "Invalid",
        message: "Refused",
        reference: "r-2",
        issues: [{ rule: "PAYSRV-M1", field: "offerId", message: "This offer is live already." }],
      },
      422,
    );
  }
  return listResponse([{ ...BRANCH, id: "s1", isApprove: server.approved ? "Y" : "N" }]);
});

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  Object.assign(server, { offer: exampleOffer, plansFail: false, approved: true });
});

const open = async () => {
  await renderScreen(<PromoteScreen />, { at: `/home/offers?id=${exampleOffer.id}` });
  await screen.findByRole("radio", { name: "City" });
  return userEvent.setup();
};
const radio = (name: string | RegExp) => screen.getByRole("radio", { name });
const isChosen = (name: RegExp) => radio(name).matches(":checked");
const press = (name: string) => screen.getByRole("button", { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, field: string, text: string) => {
  await user.type(screen.getByRole("combobox", { name: field }), text);
  await user.click(await screen.findByRole("option", { name: new RegExp(text) }));
};

describe("the page of an offer's promotion", () => {
  it("[SCREEN-W3] says that a plan is one that was left here, and starts it over", async () => {
    const user = await open();
    expect(screen.queryByText("This is the plan that you left here.")).toBeNull();
    const fresh = isChosen(/^City/);
    await user.click(radio(fresh ? /^State/ : /^City/));
    cleanup();
    await open();
    expect(await screen.findByText("This is the plan that you left here.")).toBeTruthy();
    await user.click(press("Start over"));
    expect(isChosen(/^City/)).toBe(fresh);
    expect(screen.queryByText("This is the plan that you left here.")).toBeNull();
  });

  it("[PROMOTE-V1] [PROMOTE-V3] [PROMOTE-V5] [PROMOTE-V6] says everything that is missing, and asks the server nothing", async () => {
    const user = await open();
    await user.click(press("Promote Now"));
    for (const message of [
      "Please enter from date",
      "Please enter to date",
      "Please select campaign plan",
      "Please select campaign promotion area",
    ])
      screen.getByText(message);
    expect(sent).toEqual([]);
  });

  it.each([
    ["City", "Cities"],
    ["State", "States or provinces"],
  ])(
    "[PROMOTE-V7] says at the field in sight that nothing is chosen for %s",
    async (area, field) => {
      const user = await open();
      await user.click(radio(area));
      await user.click(press("Promote Now"));
      screen.getByText("Please select city/state area");
      expect(screen.getByRole("combobox", { name: field }).getAttribute("aria-invalid")).toBe(
        "true",
      );
    },
  );

  it("[PROMOTE-D2] [PROMOTE-D3] another area takes the plan back, a listed plan takes the dates back", async () => {
    const user = await open();
    await user.click(radio("Canada Country"));
    fireEvent.change(screen.getByLabelText("From"), { target: { value: today } });
    expect(isChosen(/^Create custom Plan/)).toBe(true);
    await user.click(await screen.findByRole("radio", { name: /^7 days/ }));
    expect(screen.getByLabelText("From")).toHaveProperty("value", "");
    await user.click(radio("State"));
    expect(isChosen(/^7 days/)).toBe(false);
  });

  it("[PROMOTE-P6] has a promo code box for states and the country, and none for cities", async () => {
    const user = await open();
    expect(screen.queryByLabelText("Promocode")).toBeNull();
    await user.click(radio("Canada Country"));
    screen.getByLabelText("Promocode");
    await user.click(radio("City"));
    expect(screen.queryByLabelText("Promocode")).toBeNull();
  });

  it("[PROMOTE-P7] prices every plan for the chosen cities, and the summary follows", async () => {
    const user = await open();
    await user.click(radio("State"));
    await choose(user, "States or provinces", "Quebec");
    await screen.findByRole("radio", { name: "7 days CAD 10.00" });
    await user.click(radio(/^7 days/));
    const summary = within(screen.getByRole("region", { name: /Payment Summary/ }));
    summary.getByText("11.50");
  });

  it("[PLAN-M1] shows what the server refuses of the offer, and that nothing was charged", async () => {
    const user = await open();
    await user.click(radio("City"));
    await choose(user, "Cities", "Laval");
    await user.click(await screen.findByRole("radio", { name: /^7 days/ }));
    await user.click(press("PayPal"));
    expect((await screen.findByRole("alert")).textContent).toContain("This offer is live already.");
    expect(sent).toMatchObject([
      {
        kind: "promoteOffer",
        promocode: null,
        draft: { offerId: exampleOffer.id, plan: "week", cityList: ["laval"] },
      },
    ]);
  });

  it("[PROMOTE-P2] can be set by a custom plan if the plans could not be loaded", async () => {
    server.plansFail = true;
    const user = await open();
    await screen.findByText("The plans could not be loaded");
    await user.click(radio("Canada Country"));
    fireEvent.change(screen.getByLabelText("From"), { target: { value: today } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: addDays(today, 10) } });
    await user.click(press("Set Plan"));
    await screen.findByText("This offer is live already.");
    expect(sent).toMatchObject([{ draft: { plan: "custom", fromDate: today } }]);
  });

  it("[STORE-N1] says in a branch that awaits approval when the offer goes live", async () => {
    server.approved = false;
    await open();
    expect(screen.getByRole("status").textContent).toMatch(/within 24 hours/);
  });

  it("[PAYSRV-M1] takes no offer that is live, and leads to what can be done with it", async () => {
    const hour = 3_600_000;
    server.offer = {
      ...exampleOffer,
      active: "Y",
      validFrom: new Date(Date.now() - hour).toISOString(),
      validTill: new Date(Date.now() + hour).toISOString(),
    };
    await renderScreen(<PromoteScreen />, { at: `/home/offers?id=${exampleOffer.id}` });
    await screen.findByText("This offer is live already.");
    screen.getByRole("link", { name: "Map More Products" });
    expect(screen.queryByRole("button", { name: "Promote Now" })).toBeNull();
  });
});
