import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";

const network = vi.hoisted(() => Promise.withResolvers<void>());

// the real one, as late as a slow connection brings it
vi.mock(import("../../features/products/products-screen.tsx"), async (original) => {
  await network.promise;
  return original();
});

serveCalls(() => listResponse([]));

it("[SCREEN-G4] the tab has the name of the next page before the code of that has come", async () => {
  await renderPanel("/home/users/manage", MERCHANT);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  expect(document.title).toBe("Users and roles · Marquee");
  await userEvent.click(screen.getByRole("link", { name: "Products" }));
  expect(document.title).toBe("Products · Marquee");
  await act(async () => network.resolve());
  await screen.findByRole("heading", { level: 1, name: "Products" });
  expect(document.title).toBe("Products · Marquee");
});
