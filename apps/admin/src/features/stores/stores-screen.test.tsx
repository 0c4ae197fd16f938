import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { useQueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { StoresScreen } from "./stores-screen.tsx";

let isApprove: "Y" | "N" = "N";
beforeEach(() => {
  isApprove = "N";
});
serveCalls(({ pathname }) => {
  if (pathname.includes("/getStoreByCompany/"))
    return listResponse([
      { id: "s1", code: "VAN-01", storeName: "Gastown", marketPlace: ["Canada"], isApprove },
    ]);
  return listResponse(
    pathname.includes("/getAllCompany/")
      ? [
          { id: "c1", name: "Maple" },
          { id: "c2", name: "Northline" },
        ]
      : [],
  );
});

const ADDS = { ...MERCHANT, privilegeCode: ["CAN_ADD_UPDATE"] };
const MASTER = { ...MERCHANT, isMaster: "Y", companyId: null } as const;
/** What a change on the server does to the page. */
function StoresChanged() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ["stores"] })}>
      Stores changed
    </button>
  );
}

const open = (user: LoggedUser, at = "/home/branches") =>
  renderScreen(
    <>
      <StoresScreen />
      <StoresChanged />
    </>,
    { at, user },
  );
const NOTICE = /Campaigns can be created but go live within 24 hours/;

describe("the stores of a company", () => {
  it("[STORE-N2] say that a branch awaits approval, and that it was approved once it is, until that is closed", async () => {
    await open(ADDS);
    await screen.findByText(NOTICE);
    isApprove = "Y";
    await userEvent.click(screen.getByRole("button", { name: "Stores changed" }));
    await screen.findByText(/^Gastown: approved\./);
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Close this message" }));
    expect(screen.queryByText(/^Gastown: approved\./)).toBeNull();
  });

  it("[STORE-N1] say nothing of it to a master", async () => {
    await open(MASTER, "/home/branches?company=c1");
    await screen.findByText("Gastown");
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it("[STORE-N3] lead a user of one company to its wizard, and ask a master for the company", async () => {
    await open(ADDS);
    const link = await screen.findByRole("link", { name: "Add More Store/Branch" });
    expect(link.getAttribute("href")).toContain("/home/company/store?company=");
  });

  it("[STORE-N3] ask a master for the company first", async () => {
    const { router } = await open(MASTER);
    await userEvent.click(await screen.findByRole("button", { name: "Add More Store/Branch" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "Northline" }));
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(router.state.location.href).toContain("/home/company/store?company=c2"),
    );
  });
});
