import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };
const ivy = userNamed("Ivy", {
  isConfirmed: "N",
  invitedUntil: "2030-01-01T18:00:00.000Z",
  invitedBy: "Nadia",
});

beforeEach(() => sessionStorage.clear());
serveCalls(({ pathname }) => {
  if (pathname.includes("/getUserById/")) return dataResponse(ivy);
  if (pathname.includes("/userHistory/")) return dataResponse([]);
  if (pathname.includes("/userSecurity/"))
    return dataResponse({ secondFactor: "off", secondFactorSince: null, sessions: [] });
  return listResponse(pathname.includes("/getUsers/") ? [ivy] : []);
});

describe("the page of a user", () => {
  it("[SCREEN-R6] is opened by the row, and shows a reader who they are, and nothing to do", async () => {
    const { router } = await renderPanel("/home/users/manage", READER);
    await userEvent.click(await screen.findByRole("link", { name: "Ivy" }));
    await screen.findByRole("heading", { level: 1, name: "Ivy" });
    expect(router.state.location.href).toContain("/home/users/view?id=Ivy%40marquee.test");
    for (const said of ["Read only", "Nadia", "Every branch", "Never, or not known"])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getAllByText(/^Invited · [\d,]+ days left$/)).toHaveLength(1);
    expect(screen.queryByRole("button", { name: /Update/ })).toBeNull();
    const beside = within(screen.getByRole("complementary", { name: "Rights and history" }));
    expect(beside.queryByRole("heading", { name: "History" })).toBeNull();
  });

  it("[SCREEN-U6] says what they may do, and to a master how they sign in", async () => {
    await renderPanel("/home/users/view?id=Ivy@marquee.test", { ...MERCHANT, isMaster: "Y" });
    expect(await screen.findByRole("heading", { name: "May do" })).toBeTruthy();
    const users = within(screen.getByRole("region", { name: "Users" }));
    expect(users.getAllByText("May not:", { exact: false }).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^No authenticator app is set up/)).toBeTruthy();
    expect(screen.getByText("Signed in nowhere.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Reset two-factor/ })).toBeNull();
  });

  it("[SCREEN-R6] shows who may change them their history, and what can be done", async () => {
    const { router } = await renderPanel("/home/users/view?id=Ivy@marquee.test", MERCHANT);
    await screen.findByRole("heading", { level: 1, name: "Ivy" });
    const beside = within(screen.getByRole("complementary", { name: "Rights and history" }));
    expect(beside.getByRole("heading", { name: "History" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^More/ }));
    const entries = await screen.findByRole("menu");
    expect(
      within(entries)
        .getAllByRole("menuitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Send again", "Withdraw", "End access"]);
    await userEvent.keyboard("{Escape}e");
    await waitFor(() =>
      expect(router.state.location.href).toContain("/home/users/addUser?id=Ivy%40marquee.test"),
    );
  });
});
