import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const INDEX = [
  {
    name: "invoice",
    title: "Invoices, payments and bills",
    summary: "",
    words: "",
    text: "Read it. Get your money back A refund comes with a credit note.",
    anchors: [{ id: "get-your-money-back", text: "Get your money back" }],
  },
];

let loads = 0;
serveCalls(({ pathname }) => {
  if (pathname === "/ADMIN-UI/help/panel/invoice")
    return Response.json({ title: "Invoices, payments and bills", summary: "", body: "" });
  if (pathname === "/ADMIN-UI/help/search.json") {
    loads += 1;
    return Response.json(INDEX);
  }
  return pathname === "/api/search" ? dataResponse([]) : listResponse([]);
});

it("[SEARCH-H1] [HELP-10] falls back to the text of the help, which is loaded then, and opens it at its heading", async () => {
  await renderPanel("/home/users/manage", MERCHANT);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Go to" });
  await userEvent.type(field, "add offer");
  await screen.findByRole("option", { name: /^Add Offer/ });
  expect(loads).toBe(0);
  await userEvent.clear(field);
  await userEvent.type(field, "how do i get refunds");
  await userEvent.click(await screen.findByRole("option", { name: /^Get your money back/ }));
  expect(
    await screen.findByRole("complementary", { name: "Invoices, payments and bills" }),
  ).toBeTruthy();
  await userEvent.keyboard("{Control>}k{/Control}");
  const lately = await screen.findByRole("group", { name: "Used lately" });
  expect(within(lately).getByRole("option", { name: /^Get your money back/ })).toBeDefined();
});
