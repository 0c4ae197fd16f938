import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { OfferFormScreen } from "./offer-form-screen.tsx";

const AGENT = { ...MERCHANT, companyId: null, storeId: null, isAgentUser: "Y" } as const;
const branch = { id: "s1", code: "QW", storeName: "Queen West" };

serveCalls(({ pathname }) => {
  if (pathname.includes("/getStoreByCompany/")) return listAnswer([branch]);
  return listAnswer(pathname.includes("/companies") ? [{ id: "c1", name: "Maple" }] : []);
});

const reasonOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

it("[SCREEN-C5] the products of a new offer say that they wait for its branch", async () => {
  await renderScreen(<OfferFormScreen />, { at: "/home/offers", user: AGENT });
  const products = await screen.findByRole<HTMLInputElement>("combobox", { name: /^Products/ });
  expect([products.disabled, reasonOf(products)]).toEqual([true, chosenFirst.products]);
  await userEvent.click(screen.getByRole("combobox", { name: "Company" }));
  await userEvent.click(await screen.findByRole("option", { name: /Maple/ }));
  await waitFor(() => expect([products.disabled, reasonOf(products)]).toEqual([false, undefined]));
});
