import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const network = vi.hoisted(() => Promise.withResolvers<void>());

// the real one, as late as a slow connection brings it
vi.mock(import("./command-palette.tsx"), async (original) => {
  await network.promise;
  return original();
});

serveCalls(({ pathname }) => (pathname === "/api/search" ? dataResponse([]) : listResponse([])));

it("[SCREEN-K6] what is typed before the palette is loaded stays, and the focus goes back where it was", async () => {
  await renderPanel("/home/users/manage", MERCHANT);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  const button = screen.getByRole("button", { name: /^Search/ });
  button.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Go to" }));
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{Control>}k{/Control}offe");
  await act(async () => network.resolve());
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Go to" });
  await userEvent.keyboard("r");
  expect(field.value).toBe("offer");
  expect(screen.getByRole("option", { name: /^Offers\/Collection/ })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(button);
});
