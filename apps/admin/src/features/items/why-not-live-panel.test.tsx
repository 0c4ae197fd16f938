import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { WhyNotLivePanel } from "./why-not-live-panel.tsx";

let payment: object | null = null;
let away = false;
beforeEach(() => {
  payment = null;
  away = false;
});

serveCalls(({ pathname }) => {
  if (pathname.includes("/itemPayment/"))
    return away
      ? refusalResponse({ tag: "Unavailable", message: "Please try again.", reference: "r1" })
      : dataResponse(payment);
  return listResponse([{ id: "b1", code: "QW", storeName: "Queen West", isApprove: "Y" }]);
});

const item = {
  id: "o1",
  heading: "Spring linen",
  companyId: "c1",
  storeId: "b1",
  active: "N",
  validFrom: null,
  validTill: null,
} as const;

const open = (user = MERCHANT) =>
  renderScreen(
    <WhyNotLivePanel
      title="Wool week"
      item={item}
      missing={[]}
      edits="offers.edit"
      form={{ to: "/home/offers/add", search: { id: "o1" } }}
      onClose={() => {}}
    />,
    { user },
  );
const failing = async () =>
  (await screen.findAllByRole("listitem")).filter((each) => each.ariaCurrent === "step");

describe("why an item is not live", () => {
  it("[OFFER-W4] offers to promote what no campaign covers", async () => {
    await open();
    const [only] = await failing();
    expect(only?.textContent).toContain("No campaign covers it.");
    expect(screen.getByRole("link", { name: "Promote it from CAD 1.00 a day" })).toBeTruthy();
  });

  it("[OFFER-W4] tells who may not promote it who could, and leads them nowhere", async () => {
    await open({ ...MERCHANT, privilegeCode: [] });
    const [only] = await failing();
    expect(only?.textContent).toContain("Promote it from CAD 1.00 a day.");
    expect(only?.textContent).toMatch(/Who must act: (?!You)/);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("[OFFER-W5] says that a payment is under way, and offers no second one", async () => {
    payment = { state: "unknown", since: "2026-03-02T18:00:00.000Z" };
    await open();
    const [only] = await failing();
    expect(only?.textContent).toContain("Wait for the payment; please do not pay again.");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("[OFFER-W5] says nothing while it is not known whether a payment is under way", async () => {
    away = true;
    await open();
    expect(await screen.findByText("This could not be found out")).toBeTruthy();
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});
