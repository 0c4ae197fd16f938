import { privilegeTitle } from "@marquee/domain/access/titles";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const offered = ["VIEW_BILLS", "VIEW_INVOICE", "CAN_ADD_UPDATE", "SEASONAL"].map((code) => ({
  id: code,
  privilegeCode: code,
  privilegeName: `May ${code}`,
}));

const titles = new Map(offered.map((each) => [each.privilegeCode, privilegeTitle(each)]));

serveCalls(({ pathname }) =>
  pathname.includes("/role/addRole/")
    ? dataResponse({ id: "r1", roleName: "Bookkeeper", isSystemRole: "N", companyId: "c1" })
    : listResponse(pathname.includes("/getPrivilege/") ? offered : []),
);

const tick = async (code: string) => {
  // what is shown while the privileges load has the boxes of the known ones alone
  await screen.findByRole("checkbox", { name: "May SEASONAL" });
  return userEvent.click(await screen.findByRole("checkbox", { name: titles.get(code) ?? code }));
};
const preview = () => within(screen.getByRole("complementary", { name: "Preview" }));
const lines = () =>
  preview()
    .getAllByRole("listitem")
    .map((line) => line.textContent ?? "");
const changedLines = () => lines().filter((line) => line.includes(", just "));

describe("the role form", () => {
  it("[SCREEN-U3] shows what a person will see, and what the latest tick has changed", async () => {
    await renderPanel("/home/users/addRole");
    await tick("VIEW_INVOICE");
    expect(changedLines()).toEqual([
      "Invoice, just added",
      "Payments, just added",
      "May: See the payments of a company, just added",
      "May: See invoices, just added",
    ]);
    await tick("SEASONAL");
    expect(changedLines()).toEqual([]);
    expect(lines()).toContain("May: See invoices");
    await tick("VIEW_INVOICE");
    expect(changedLines()).toEqual([
      "Invoice, just taken away",
      "Payments, just taken away",
      expect.stringMatching(/^May not: See the payments of a company, just taken away/),
      expect.stringMatching(/^May not: See invoices, just taken away.*Only a master user/),
    ]);
  });

  it("[SCREEN-U3] shows the entries that the side menu has for such a person, and no other", async () => {
    await renderPanel("/home/users/addRole", {
      ...MERCHANT,
      privilegeCode: ["VIEW_INVOICE", "CAN_ADD_UPDATE"],
    });
    await tick("VIEW_INVOICE");
    const menuOf = (region: HTMLElement, role: "link" | "listitem") =>
      within(region)
        .getAllByRole(role)
        .map(({ textContent }) => textContent?.replace(", just added", ""));
    expect(menuOf(preview().getByRole("region", { name: "The menu" }), "listitem")).toEqual(
      menuOf(screen.getByRole("navigation", { name: "Main" }), "link"),
    );
  });

  it("[SCREEN-U4] announces the role in the specification's words and leads back", async () => {
    const shown = vi.spyOn(toaster, "show");
    const { router } = await renderPanel("/home/users/addRole");
    await userEvent.click(await screen.findByRole("button", { name: "Add" }));
    expect(
      await screen.findByText("2 fields need your attention before this role can be added"),
    ).toBeTruthy();
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Please select atleast one privilige for role" }),
    );
    await userEvent.type(screen.getByRole("textbox", { name: /^Role name/ }), "Bookkeeper");
    await tick("VIEW_BILLS");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    await waitFor(() =>
      expect(shown).toHaveBeenCalledWith(
        expect.objectContaining({ title: "Role added Successfully " }),
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Go now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/home/users"));
  });

  it("[ROLE-N2] is not for those who have no company", async () => {
    await renderPanel("/home/users/addRole", { ...MERCHANT, companyId: null });
    expect(await screen.findByText(/A role belongs to the company of who makes it/)).toBeTruthy();
  });
});
