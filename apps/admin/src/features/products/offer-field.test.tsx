import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, partResponse, serveCalls } from "../../testing/serve-calls.ts";

const offer = (id: string, heading: string) => ({
  id,
  heading,
  type: "Offer",
  active: "N",
  validFrom: null,
  validTill: null,
  campaignId: null,
  fullImage: null,
});
const store = { id: "s1", storeName: "Maple Street", code: "MAP", companyId: "c1" };

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getStoreByCompany/")) return listResponse([store]);
  if (pathname.includes("/getOffersById/")) return dataResponse(offer("z", "Zinc buckets"));
  if (!pathname.includes("/getCompanyBranchOffer/")) return listResponse([]);
  return searchParams.get("q") === "zinc"
    ? listResponse([offer("z", "Zinc buckets")])
    : partResponse([offer("a", "Ash chairs")], 1500);
});

const box = () =>
  screen.findByRole<HTMLInputElement>("combobox", { name: /^Choose Existing Offer/ });

describe("the offer of a product", () => {
  it("[SCREEN-C7] is found by typing in a branch of more offers than one answer holds, and shown by its name", async () => {
    await renderPanel("/home/products/addProduct");
    await userEvent.click(await box());
    expect(await screen.findByRole("option", { name: /Ash chairs/ })).toBeTruthy();
    await userEvent.type(await box(), "zinc");
    await userEvent.click(await screen.findByRole("option", { name: /Zinc buckets/ }));
    await expect.poll(async () => (await box()).value).toBe("Zinc buckets");
  });
});
