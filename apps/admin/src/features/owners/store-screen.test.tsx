import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { gastown, gastownChecks } from "../../testing/example-branch.ts";
import { MASTER, MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };

let isDeleted = false;
beforeEach(() => {
  isDeleted = false;
  sessionStorage.clear();
});
serveCalls(({ pathname }) => {
  if (pathname.includes("/stores/checks/")) return dataResponse(gastownChecks);
  if (pathname.includes("/getStoreById/"))
    return isDeleted
      ? refusalResponse({ tag: "NotFound", message: "There is none.", reference: "r2" }, 404)
      : dataResponse(gastown);
  if (/history/i.test(pathname))
    return dataResponse(
      isDeleted
        ? [
            {
              id: "h1",
              at: "2026-03-02T18:00:00.000Z",
              by: "Ines",
              kind: "deleted",
              sign: null,
              changes: [],
            },
          ]
        : [],
    );
  if (pathname.includes("getStoreByCompany")) return listResponse([gastown]);
  if (/offer/i.test(pathname)) return listResponse([], { live: 2, pending: 5, inactive: 0 });
  return listResponse([]);
});

const open = async (user: LoggedUser) => {
  const { router } = await renderPanel("/home/branches/view?id=s1", user);
  if (!isDeleted) await screen.findByRole("heading", { level: 1, name: "Gastown" });
  return router;
};

describe("the page of a branch", () => {
  it("[SCREEN-R1] [STORE-A10] shows a reader what it is and why its campaigns do not go live, and offers nothing", async () => {
    await open(READER);
    expect(screen.getByText("Ines Roy")).toBeTruthy();
    expect(screen.getAllByText("10:00–18:00")).toHaveLength(6);
    expect(screen.getByText("The registered one")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Why campaigns do not go live" })).toBeTruthy();
    expect(screen.getByText(/Gastown awaits approval\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Invoices" })).toBeNull();
  });

  it("[SCREEN-R5] leads to what it sells by its status, with how many there are", async () => {
    await open(MERCHANT);
    const pending = await screen.findByRole("link", { name: "Offers and collections: Pending 5" });
    expect(pending.getAttribute("href")).toContain("/home/offers?tab=pending");
  });

  it("[SCREEN-R1] [SCREEN-R3] has a master approve it by the question of the list, from the keyboard", async () => {
    await open(MASTER);
    await userEvent.keyboard("p");
    expect(
      await screen.findByRole("alertdialog", { name: "Are you sure to approve this store!" }),
    ).toBeTruthy();
  });

  it("[SCREEN-R3] opens its form by E", async () => {
    const router = await open({ ...MERCHANT, privilegeCode: ["CAN_ADD_UPDATE"] });
    await userEvent.keyboard("e");
    await waitFor(() => expect(router.state.location.href).toContain("/home/company/store?id=s1"));
  });

  it("[SCREEN-R4] says when it was deleted, and by whom", async () => {
    isDeleted = true;
    await open(MASTER);
    expect(await screen.findByText(/^This branch was deleted on .* CST by Ines$/)).toBeTruthy();
  });
});

it("[SCREEN-R4] an address that names no branch says so, and leads back to the list", async () => {
  await renderPanel("/home/branches/view", READER);
  expect(await screen.findByText("No branch is named here")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Back to / })).toBeTruthy();
});

describe("the list of branches", () => {
  it("[SCREEN-R1] opens the page of a branch for those who may only read", async () => {
    const { router } = await renderPanel("/home/branches", READER);
    const row = await screen.findByRole("row", { name: /Gastown/ });
    await userEvent.click(within(row).getByRole("link", { name: "Gastown" }));
    await waitFor(() => expect(router.state.location.href).toContain("/home/branches/view?id=s1"));
  });
});
