import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

/** What cannot be read, by a part of its path, and how often it was asked for. */
let refused = "";
let times = 0;
beforeEach(() => {
  times = 0;
});
afterEach(() => {
  vi.useRealTimers();
});
serveCalls(({ pathname }) => {
  if (pathname.includes(refused)) {
    times += 1;
    // a form that opens and closes for ever would ask for ever
    if (times > 20) return new Promise(() => {});
    return refusalResponse({ tag: "Broken", message: "Out of order" }, 500);
  }
  if (pathname.includes("getCampaignById")) return dataResponse(RENEWED);
  return pathname.endsWith("/settings") ? dataResponse(SETTINGS) : listResponse([]);
});

const SETTINGS = {
  release: "1.0.0",
  mode: "production",
  identity: { projectId: "p", apiKey: "k", authDomain: null },
  card: { publishableKey: "pk_test_1", script: null, testCards: true },
  paypal: null,
  defaultPromocode: "",
  appStoreUrl: null,
};
const RENEWED = {
  id: "k1",
  companyId: "c1",
  storeId: "s1",
  campaignName: "Linen week",
  days: 7,
  campaignFor: "offer",
  campaignArea: "city",
  offers: [],
  products: [],
  cityList: [],
  stateList: [],
};
const SHOP = { ...MERCHANT, isShopify: "Y" } as const;

/** The person leaves the page and returns, and what is shown is read again. */
async function readAgain(): Promise<void> {
  const before = times;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(times).toBeGreaterThan(before));
}

describe("a form that presets something", () => {
  it.each([
    ["an offer", "getStoreByCompany", "/home/offers/add", "Heading"],
    ["a product", "getStoreByCompany", "/home/products/addProduct", "Name"],
    ["a variant", "getStoreByCompany", "/home/productVariant/addProductVariant", "Name"],
    ["a product of a category", "getCategoriesById", "/home/products/addProduct?catId=k1", "Name"],
    [
      "a campaign",
      "getStoreByCompany",
      "/home/campaign/promotionBatch?type=flyer",
      "Campaign name",
    ],
  ])(
    "[SCREEN-F5] opens without it for %s, and retains what is typed",
    async (_, path, at, field) => {
      refused = path;
      await renderPanel(at, SHOP);
      const typed = await screen.findByLabelText<HTMLInputElement>(field);
      await userEvent.type(typed, "Linen");
      await readAgain();
      expect(screen.getByLabelText(field)).toBe(typed);
      expect(typed.value).toBe("Linen");
    },
  );

  it("[SCREEN-F5] retains the plan of a renewal while the renewed campaign cannot be read again", async () => {
    refused = "nothing yet";
    await renderPanel("/home/campaign/promotionBatch?type=flyer&id=k1");
    const typed = await screen.findByLabelText<HTMLInputElement>("Campaign name");
    await userEvent.type(typed, ", again");
    refused = "getCampaignById";
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await readAgain();
    await waitFor(() => expect(screen.getByLabelText("Campaign name")).toBe(typed));
    expect(typed.value).toBe("Linen week, again");
  });
});
