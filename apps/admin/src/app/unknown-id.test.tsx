import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MASTER, renderPanel } from "../testing/render-screen.tsx";
import { dataResponse, listResponse, refusalResponse, serveCalls } from "../testing/serve-calls.ts";

const ID = "nowhere";
const EMAIL = "nowhere@marquee.test";

let outcome: "missing" | "no id" | "hidden" | "broken" = "missing";
serveCalls(({ pathname }) => {
  const path = decodeURIComponent(pathname);
  if (path.includes("/settings")) return dataResponse({ paypal: null });
  if (!path.includes(ID) && !path.includes(btoa(EMAIL))) return listResponse([]);
  if (outcome === "missing")
    return refusalResponse(
      { tag: "NotFound", message: "There is nothing here with that id." },
      404,
    );
  if (outcome === "no id")
    return refusalResponse({ tag: "Invalid", message: "at most 64 characters", issues: [] }, 422);
  if (outcome === "hidden")
    return refusalResponse({ tag: "Forbidden", message: "You may not see this." }, 403);
  return refusalResponse({ tag: "Broken", message: "Out of order" }, 500);
});

const OF_STAFF = [
  ["/home/offers/add", "offer", "Offers and collections"],
  ["/home/offers/promote", "offer", "Offers and collections"],
  ["/home/offers/mapProduct", "offer", "Offers and collections"],
  ["/home/products/addProduct", "product", "Products"],
  ["/home/productVariant/addProductVariant", "variant", "Product Variant"],
  ["/home/categories/AddCategory", "category", "Categories"],
  ["/home/company/AddCompany", "company", "Companies"],
  ["/home/company/AddLogo", "company", "Companies"],
  ["/home/company/store", "branch", "Stores"],
  ["/home/company/policy", "store", "Stores"],
  ["/home/users/addUser", "user", "Users and roles"],
  ["/home/section/addSection", "section", "Sponsored sections"],
  ["/home/campaign/promotionBatch", "campaign", "Flyer Campaign"],
  ["/home/campaign/sponsoredPromotion", "campaign", "Sponsored Campaign"],
  ["/home/campaign/manage", "campaign", "Flyer Campaign"],
  ["/home/checkout", "payment", "Payments"],
] as const;
const at = (path: string) => `${path}?id=${path.includes("/users/") ? EMAIL : ID}`;

it.each(OF_STAFF)(
  "[SCREEN-R8] %s says that there is no such %s, and leads back to its list by name",
  async (path, noun, list) => {
    outcome = "missing";
    await renderPanel(at(path), MASTER);
    expect(await screen.findByText(`There is no such ${noun}`)).toBeTruthy();
    expect(
      screen.getByText("It may have been deleted, or belong to another company."),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: `Back to ${list}` })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

const FORM_AND_RENEWAL = ["/home/products/addProduct", "/home/campaign/sponsoredPromotion"];

it.each(FORM_AND_RENEWAL)("[SCREEN-R8] %s says the same of what can be no id", async (path) => {
  outcome = "no id";
  await renderPanel(at(path), MASTER);
  expect(await screen.findByText(/^There is no such (?:product|campaign)$/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it.each(FORM_AND_RENEWAL)(
  "[SCREEN-R8] %s offers no other try of what is not allowed",
  async (path) => {
    outcome = "hidden";
    await renderPanel(at(path), MASTER);
    expect(await screen.findByText("You may not see this.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  },
);

it.each(FORM_AND_RENEWAL)("[SCREEN-R8] %s offers another try after a failure", async (path) => {
  outcome = "broken";
  await renderPanel(at(path), MASTER);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByText("Out of order")).toBeTruthy();
});
