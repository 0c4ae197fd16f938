import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderPanel } from "../testing/render-screen.tsx";
import { listResponse, refusalResponse, serveCalls } from "../testing/serve-calls.ts";

let offers: () => Response;

serveCalls(({ pathname }) =>
  pathname.includes("/getCompanyOffer/") ? offers() : listResponse([], {}),
);

const broken = () =>
  refusalResponse({ tag: "Broken", message: "Out of order", reference: "r-7" }, 500);
const withRows = () => listResponse([exampleOffer]);

const menu = () => within(screen.getByRole("navigation", { name: "Main" }));
const follow = async (name: string) => userEvent.click(await menu().findByRole("link", { name }));

afterEach(() => vi.useRealTimers());

it("[SCREEN-L6] leaves the menu and the other lists as they are while one fails", async () => {
  offers = broken;
  await renderPanel("/home/offers");
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Out of order")).toBeDefined();
  expect(alert.getByText("Reference r-7")).toBeDefined();
  await follow("Products");
  expect(await screen.findByRole("heading", { level: 1, name: "Products" })).toBeDefined();
  expect(await screen.findByText("sorry, no matching records found")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  await follow("Offers/Collection");
  offers = withRows;
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText(exampleOffer.heading)).toBeDefined();
});

it("[SCREEN-B6] loads a list by itself once the server responds again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  offers = () => {
    throw new TypeError("Failed to fetch");
  };
  await renderPanel("/home/offers");
  // the call is repeated before it counts as failed
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
  offers = withRows;
  await vi.advanceTimersByTimeAsync(6000);
  expect(await screen.findByText(exampleOffer.heading)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
