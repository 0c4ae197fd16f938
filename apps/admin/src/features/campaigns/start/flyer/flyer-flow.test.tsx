import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { printNotice } from "@marquee/domain/invoices/printed-text";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { loadPaymentForms } from "../../../../testing/payment-providers.ts";
import { GEOGRAPHY } from "../../../../testing/promotion.ts";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { freshPlan } from "../../../payments/stored-plan.ts";
import { FlyerFlow } from "./flyer-flow.tsx";

loadPaymentForms();
serveCalls(() => listResponse([]));

const settings: Settings = {
  release: "1.0.0",
  mode: "production",
  identity: { projectId: "p", apiKey: "k", authDomain: null },
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: null,
  defaultPromocode: "",
  appStoreUrl: null,
};

it("[INV-P5] says what of the campaign's name the invoice cannot print while the plan is made, and no more once it can", async () => {
  const plan = {
    ...emptyFlyerPlan({ companyId: "c1", storeId: "s1" }),
    campaignName: "မြန်မာ Winter",
  };
  const start = { ...freshPlan(plan, "c1"), checkoutId: null };
  await renderScreen(
    <FlyerFlow start={start} planKey="flyerPlan" geography={GEOGRAPHY} settings={settings} />,
  );
  const notice = /^The invoice cannot print/u;
  expect((await screen.findByText(notice)).textContent).toBe(printNotice([plan.campaignName]));
  const name = screen.getByLabelText(/^Campaign name/u);
  const rename = (value: string) => act(() => fireEvent.change(name, { target: { value } }));
  await rename("한식당 ร้านน้ำชา தமிழ்");
  expect(screen.queryByText(notice)).toBeNull();
  await rename("ខ្មែរ");
  expect(screen.getByText(notice).closest("[role=status]")).not.toBeNull();
});
