import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { exampleSection } from "../../testing/example-section.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

serveCalls(({ pathname }) => {
  if (pathname.includes("/getSectionById/")) return dataResponse(exampleSection);
  return listResponse(pathname.includes("/getSectionList/") ? [exampleSection] : []);
});

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;

it("[SCREEN-F7] the form of a section opens beside the list, asks before changes are lost, and gives the focus back", async () => {
  const { router } = await renderPanel("/home/section", MASTER);
  const link = await screen.findByRole("link", { name: new RegExp(`^${exampleSection.name}`) });
  await userEvent.click(link);
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  expect(link.isConnected).toBe(true);
  expect(document.title).toMatch(/^Edit section/);
  await userEvent.type(name, " again");
  await userEvent.click(screen.getByRole("tab", { name: /^InActive Section/ }));
  expect(router.state.location.search).toMatchObject({ tab: "inActive", id: exampleSection.id });
  await userEvent.click(screen.getByRole("tab", { name: /^Active Section/ }));
  expect(name).toHaveProperty("value", `${exampleSection.name} again`);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/home/section"));
  expect(router.state.location.search).toEqual({});
  expect(document.title).toMatch(/^Sponsored sections/);
});

it("[CAMP-R11] the form names the days and the last one once both dates are there", async () => {
  await renderPanel("/home/section/addSection", MASTER);
  const day = async (label: RegExp, value: string) => {
    await userEvent.type(await screen.findByRole("textbox", { name: label }), value);
    await userEvent.tab();
  };
  await day(/^From/, "2099-04-01");
  expect(screen.getByText("Shown from the first day until the second begins.")).toBeTruthy();
  await day(/^To/, "2099-06-01");
  expect(await screen.findByText(/^61 days, last day May 31/)).toBeTruthy();
});

it("[SCREEN-F7] the link that opened the form has the focus after it was closed", async () => {
  await renderPanel("/home/section", MASTER);
  const link = await screen.findByRole("link", { name: new RegExp(`^${exampleSection.name}`) });
  await userEvent.click(link);
  await screen.findByRole("textbox", { name: /^Name/ });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(link));
});
