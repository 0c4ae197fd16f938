import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { readStored } from "@marquee/ui/browser/local-storage.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const MASTER: LoggedUser = { ...MERCHANT, email: "m@marquee.test", isMaster: "Y" };
const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };
const AGENT: LoggedUser = { ...MERCHANT, isAgentUser: "Y", companyId: null };

const HISTORY = [
  {
    id: "9",
    at: "2026-03-07T21:22:41.000Z",
    by: "Nadia",
    kind: "changed",
    sign: "approval",
    changes: [
      { field: "roleId", before: "r1", after: "r0" },
      { field: "mobileNo", before: null, after: "4165550199" },
    ],
  },
];

serveCalls(({ pathname }) => {
  if (pathname.includes("/getUsers/"))
    return listResponse([
      userNamed("reader"),
      userNamed("boss", { isMaster: "Y", roleName: null }),
    ]);
  if (pathname.includes("/getUserById/")) return dataResponse(userNamed("reader"));
  if (pathname.includes("/userHistory/")) return dataResponse(HISTORY);
  if (pathname.includes("/role/getRoles/"))
    return listResponse([
      {
        id: "r1",
        roleName: "Bookkeeper",
        privileges: [
          { id: "1", privilegeCode: "VIEW_BILLS", privilegeName: "View bills" },
          { id: "2", privilegeCode: "SEASONAL", privilegeName: "Seasonal work" },
        ],
      },
    ]);
  if (pathname.includes("/getAllCompany/"))
    return listResponse([{ id: "c2", name: "Northline", countryId: "US" }]);
  return listResponse([]);
});

const open = async (user: LoggedUser, at = "/home/users/manage") => {
  const { router } = await renderPanel(at, user);
  await screen.findByRole("heading", { level: 1, name: "Users and roles" });
  return router;
};
const heads = () => screen.getAllByRole("columnheader").map((each) => each.textContent);
const isNamed = (name: string) => screen.queryByRole("link", { name }) !== null;

describe("users and roles", () => {
  it("[SCREEN-U1] shows a master both tabs, under the company that they choose", async () => {
    const router = await open(MASTER, "/home/users");
    expect((await screen.findByRole("row", { name: /reader@marquee\.test/ })).textContent).toMatch(
      /Read only Looks, and changes nothing/,
    );
    expect(heads()).toEqual([
      "Name",
      "Email",
      "Role",
      "Status",
      "Last sign-in (CST)",
      "Company",
      "Action",
    ]);
    expect([isNamed("Add User"), isNamed("Add Roles")]).toEqual([true, true]);
    await userEvent.click(screen.getByRole("button", { name: /^Shown: / }));
    await userEvent.click(await screen.findByRole("option", { name: "Northline" }));
    expect(readStored("companyFilterUsers")).toBe("c2");
    expect(screen.queryByRole("combobox", { name: "Branch" })).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: /Roles/ }));
    expect(await screen.findByText("See bills, Seasonal work")).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ tab: "roles" });
    expect(heads()).toEqual(["Role Name", "Privileges", "Actions"]);
    expect(document.activeElement?.textContent).toMatch(/Roles/);
    expect(readStored("companyFilterRoles")).toBe("c2");
  });

  it("[SCREEN-U1] leads Update to the form of that e-mail, except of a master for others", async () => {
    const router = await open(MERCHANT);
    const row = await screen.findByRole("row", { name: /reader@marquee\.test/ });
    expect(screen.queryByRole("tab", { name: /Roles/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Shown: / })).toBeNull();
    const boss = within(screen.getByRole("row", { name: /boss@marquee\.test/ }));
    expect(boss.getByRole("button", { name: /Update/ }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(within(row).getByRole("button", { name: /Update/ }));
    expect(router.state.location.href).toBe("/home/users/addUser?id=reader%40marquee.test");
    expect(await screen.findByDisplayValue("reader@marquee.test")).toBeTruthy();
  });

  it("[HIST-P1] shows beside the rows what became of a person, roles by their names", async () => {
    await open(MERCHANT);
    const row = within(await screen.findByRole("row", { name: /reader@marquee\.test/ }));
    await userEvent.click(row.getByRole("button", { name: /^More for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "History" }));
    const panel = await screen.findByRole("complementary", { name: "History" });
    expect(await within(panel).findByText("Bookkeeper")).toBeTruthy();
    expect(within(panel).getByText(/^Role:/).parentElement?.textContent).toBe(
      "Role: Bookkeeper →  became Another role",
    );
    expect(within(panel).getByText("Approval")).toBeTruthy();
    await userEvent.click(within(panel).getByRole("button", { name: /Close/ }));
    expect(screen.queryByRole("complementary", { name: "History" })).toBeNull();
  });

  it("[SCREEN-O4] covers a narrow page with it, and holds the focus until it is closed", async () => {
    const narrow = Object.assign(window.matchMedia(""), { matches: true });
    vi.spyOn(window, "matchMedia").mockReturnValue(narrow);
    await open(MERCHANT);
    await userEvent.click(await screen.findByRole("button", { name: "More for reader" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "History" }));
    const panel = await screen.findByRole("dialog", { name: "History" });
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      expect(panel.contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(within(panel).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const more = screen.getByRole("button", { name: "More for reader" });
    await waitFor(() => expect(document.activeElement).toBe(more));
  });

  it.each([
    ["a reader", READER, [false, false]],
    ["an agent", AGENT, [true, false]],
  ] as const)("[SCREEN-U1] has no Update for %s", async (_, user, [adds]) => {
    await open(user);
    await screen.findByRole("row", { name: /reader@marquee\.test/ });
    expect(screen.queryByRole("button", { name: /Update/ })).toBeNull();
    expect(isNamed("Add User")).toBe(adds);
  });
});
