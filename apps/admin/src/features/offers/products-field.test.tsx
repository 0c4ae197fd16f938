import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { throwBlanket } from "../../testing/example-content.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  partResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { OfferFormScreen } from "./offer-form-screen.tsx";

const AGENT = { ...MERCHANT, companyId: null, storeId: null, isAgentUser: "Y" } as const;
const branch = { id: exampleOffer.storeId, code: "QW", storeName: "Queen West" };
let branches = [branch];

const product = (id: string, name: string) => ({ ...throwBlanket, id, name });

let isAway = false;
/** How many products the branch has; an answer holds the first of them. */
let total = 1;
beforeEach(() => {
  branches = [branch];
  isAway = false;
  total = 1;
});

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getOfferProducts/")) return listResponse([product("p1", "Weld throw")]);
  if (pathname.includes("/getCompanyBranchProduct/") && total > 1)
    return searchParams.get("q") === "zinc"
      ? listResponse([product("z", "Zinc buckets")])
      : partResponse([product("a", "Ash chairs")], total);
  if (pathname.includes("/getCompanyBranchProduct/"))
    return isAway
      ? refusalResponse({ tag: "Broken", message: "Out of order" }, 500)
      : listResponse([throwBlanket]);
  if (pathname.includes("/getOffersById/"))
    return dataResponse({
      ...exampleOffer,
      validFrom: "2020-01-01T00:00:00.000Z",
      validTill: "2020-01-08T00:00:00.000Z",
      products: ["p1"],
    });
  if (pathname.includes("/getStoreByCompany/")) return listResponse(branches);
  return listResponse(pathname.includes("/companies") ? [{ id: "c1", name: "Maple" }] : []);
});

const fieldDescription = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

it("[SCREEN-C5] the products of a new offer say that they wait for its branch", async () => {
  await renderScreen(<OfferFormScreen />, { at: "/home/offers", user: AGENT });
  const products = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Products/ });
  expect([products.disabled, fieldDescription(products)]).toEqual([true, chosenFirst.products]);
  await userEvent.click(screen.getByRole("combobox", { name: "Company" }));
  await userEvent.click(await screen.findByRole("option", { name: /Maple/ }));
  await waitFor(() =>
    expect([products.disabled, fieldDescription(products)]).toEqual([false, undefined]),
  );
});

it("[SCREEN-C6] the products say why they could not be loaded, and are loaded again with their list", async () => {
  isAway = true;
  await renderScreen(<OfferFormScreen />, { at: "/home/offers?id=o1" });
  const products = await screen.findByRole("combobox", { name: /^Products/ });
  await userEvent.click(products);
  expect(await screen.findByText("Out of order")).toBeTruthy();
  expect(screen.queryByText("p1")).toBeNull();
  isAway = false;
  await userEvent.keyboard("{Escape}");
  await userEvent.click(products);
  expect(await screen.findByRole("option", { name: new RegExp(throwBlanket.name) })).toBeTruthy();
  expect(screen.queryByText("Out of order")).toBeNull();
});

it("[OFFER-L2] an offer has its products again if its own branch is chosen again", async () => {
  branches = [branch, { id: "s9", code: "OS", storeName: "Ossington" }];
  await renderScreen(<OfferFormScreen />, { at: "/home/offers?id=o1" });
  expect(await screen.findByText("1 of 1 mapped")).toBeTruthy();
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole("combobox", { name: "Branch" }));
    await userEvent.click(await screen.findByRole("option", { name }));
  };
  await choose(/Ossington/);
  expect(await screen.findByText("0 of 1 mapped")).toBeTruthy();
  await choose(/Queen West/);
  expect(await screen.findByText("1 of 1 mapped")).toBeTruthy();
});

it("[SCREEN-C7] the products of a branch of more than one answer holds are found by typing, and the chosen ones named", async () => {
  total = 1500;
  await renderScreen(<OfferFormScreen />, { at: "/home/offers?id=o1" });
  const products = await screen.findByRole("combobox", { name: /^Products/ });
  const removable = (name: string) => screen.findByRole("button", { name: `Remove ${name}` });
  expect(await removable("Weld throw")).toBeTruthy();
  await userEvent.click(products);
  expect(await screen.findByRole("option", { name: /Ash chairs/ })).toBeTruthy();
  await userEvent.type(products, "zinc");
  await userEvent.click(await screen.findByRole("option", { name: /Zinc buckets/ }));
  expect(await screen.findByText("2 of 1500 mapped")).toBeTruthy();
  // what is typed next does not take their names away
  await screen.findByRole("option", { name: /Ash chairs/ });
  expect(await removable("Zinc buckets")).toBeTruthy();
  expect(await removable("Weld throw")).toBeTruthy();
  expect(screen.queryByText("…")).toBeNull();
});
