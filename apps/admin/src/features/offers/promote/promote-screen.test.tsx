import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
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
  if (path.includes("BranchCampaign/")) return listResponse([]);
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
  return listResponse([
    {
      ...BRANCH,
      id: "s1",
      storeName: "Plateau",
      cityId: "montreal",
      isApprove: server.approved ? "Y" : "N",
    },
  ]);
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

  it("[PROMOTE-D1] opens with the branch's own city and the plan closest to a week", async () => {
    await open();
    expect(isChosen(/^City/)).toBe(true);
    screen.getByRole("button", { name: "Remove Montréal" });
    expect(isChosen(/^7 days/)).toBe(true);
  });

  it("[CAMP-V1] [CAMP-V3] says everything that is missing in own days, and asks the server nothing", async () => {
    const user = await open();
    await user.click(radio(/^Create custom Plan/));
    for (const day of ["From", "To"])
      fireEvent.change(screen.getByLabelText(day), { target: { value: "" } });
    await user.click(press("Promote Now"));
    for (const message of ["Please enter from date", "Please enter to date"])
      screen.getByText(message);
    expect(sent).toEqual([]);
  });

  it.each([
    ["City", "Cities", "Montréal"],
    ["State", "States or provinces", "Quebec"],
  ])(
    "[PROMOTE-V7] says at the field in sight that nothing is chosen for %s",
    async (area, field, own) => {
      const user = await open();
      await user.click(radio(area));
      await user.click(press(`Remove ${own}`));
      await user.click(press("Promote Now"));
      screen.getByText("Please select city/state area");
      expect(screen.getByRole("combobox", { name: field }).getAttribute("aria-invalid")).toBe(
        "true",
      );
    },
  );

  it("[PROMOTE-D2] another area begins with the branch's own, and takes the choice of a plan back", async () => {
    const user = await open();
    await user.click(radio(/^30 days/));
    await user.click(radio("State"));
    screen.getByRole("button", { name: "Remove Quebec" });
    expect(isChosen(/^30 days/)).toBe(false);
    expect(isChosen(/^7 days/)).toBe(true);
  });

  it("[PROMOTE-P6] has a promo code box for states and the country, and none for cities", async () => {
    const user = await open();
    expect(screen.queryByLabelText("Promocode")).toBeNull();
    await user.click(radio(/^Create custom Plan/));
    expect(screen.queryByLabelText("Promocode")).toBeNull();
    await user.click(radio("Canada Country"));
    screen.getByLabelText("Promocode");
    await user.click(radio("City"));
    expect(screen.queryByLabelText("Promocode")).toBeNull();
  });

  it("[PROMOTION-2] prices every plan for the chosen cities, and the summary follows", async () => {
    const user = await open();
    await user.click(radio("State"));
    await screen.findByRole("radio", { name: /^7 days .* 10\.00$/ });
    const summary = within(screen.getByRole("region", { name: /Payment Summary/ }));
    summary.getByText("11.50");
  });

  it("[PLAN-M1] shows what the server refuses of the offer, and that nothing was charged", async () => {
    const user = await open();
    await user.click(press("PayPal"));
    expect((await screen.findByRole("alert")).textContent).toContain("This offer is live already.");
    expect(sent).toMatchObject([
      {
        kind: "promoteOffer",
        promocode: null,
        draft: { offerId: exampleOffer.id, plan: "week", cityList: ["montreal"] },
      },
    ]);
  });

  it("[PROMOTION-1] can be set by days of one's own if the plans could not be loaded", async () => {
    server.plansFail = true;
    const user = await open();
    await screen.findByText("The plans could not be loaded");
    await user.click(radio("Canada Country"));
    fireEvent.change(screen.getByLabelText("From"), { target: { value: today } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: addDays(today, 10) } });
    await user.click(press("Set Plan"));
    await screen.findByText("This offer is live already.");
    expect(sent).toMatchObject([{ kind: "flyer", draft: { fromDate: today } }]);
  });

  it("[STORE-N1] says in a branch that awaits approval when the offer goes live", async () => {
    server.approved = false;
    await open();
    const notices = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(notices.join()).toMatch(/within 24 hours/);
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
