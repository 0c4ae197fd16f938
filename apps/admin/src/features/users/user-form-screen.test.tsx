import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { rememberAddress } from "../../session/last-addresses.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const MASTER: LoggedUser = { ...MERCHANT, email: "m@marquee.test", isMaster: "Y" };

const storedUser = (email: string) => ({
  email,
  name: "Noor",
  firstName: "Noor",
  mobileNo: "4165550199",
  companyId: "c1",
  storeId: null,
  roleId: email.startsWith("boss") ? "admin" : "rw",
  roleName: email.startsWith("boss") ? "Store Admin" : "Read_And_Write",
  isAgent: "N",
  isMaster: "N",
  version: 3,
});
const role = (id: string, roleName: string, ...codes: string[]) => ({
  id,
  roleName,
  companyId: null,
  privileges: codes.map((code) => ({ id: code, privilegeCode: code, privilegeName: code })),
});

let isAway = false;
serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getUsers/"))
    return listResponse(
      searchParams.get("q") === "priya@marquee.test"
        ? [{ ...storedUser("priya@marquee.test"), endedOn: null, isConfirmed: "Y" }]
        : [],
    );
  if (pathname.includes("/updateFirebaseUser/"))
    return dataResponse({ ...storedUser(MERCHANT.email), name: "Aya", version: 4 });
  const [, encoded] = /\/getUserById\/([\w%=-]+)/.exec(pathname) ?? [];
  if (encoded) return dataResponse(storedUser(atob(decodeURIComponent(encoded))));
  if (pathname.includes("/role/getRoles/"))
    return isAway
      ? refusalResponse({ tag: "Broken", message: "Out of order" }, 500)
      : listResponse([role("ro", "Read_Only"), role("rw", "Read_And_Write", "CAN_ADD_UPDATE")]);
  if (pathname.includes("/getAllCompany/"))
    return listResponse([{ id: "c1", name: "Maple", countryId: "canada" }]);
  return listResponse([]);
});

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const roleBox = () => screen.findByRole<HTMLInputElement>("combobox", { name: "Role" });

describe("the user form", () => {
  it("[SCREEN-U2] takes ten characters of a phone number, and says what the role lets a person do", async () => {
    await renderPanel("/home/users/addUser");
    await userEvent.type(await box(/^Mobile number/), "41655501991234");
    expect((await box(/^Mobile number/)).value).toBe("4165550199");
    expect(screen.queryByLabelText("Is Agent/Support")).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Company" })).toBeNull();
    await userEvent.click(await roleBox());
    await userEvent.click(await screen.findByRole("option", { name: /^Read only/ }));
    await userEvent.type(await box("First name"), "Aya");
    expect(
      await screen.findByText(
        "Aya will be able to look at what belongs to Maple and to change nothing.",
      ),
    ).toBeTruthy();
  });

  it("[INVITE-7] names the user who has the e-mail, and leads to their page", async () => {
    await renderPanel("/home/users/addUser");
    const email = await box("Email");
    await userEvent.type(email, "Priya@marquee.test");
    await userEvent.tab();
    expect(await screen.findByText(/Noor has access already\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open their page" }).getAttribute("href")).toContain(
      "/home/users/view?id=priya%40marquee.test",
    );
    await userEvent.type(email, "2");
    expect(screen.queryByText(/has access already/)).toBeNull();
  });

  it("[INVITE-1] invites by mail, and takes a password only instead", async () => {
    await renderPanel("/home/users/addUser");
    await screen.findByRole("button", { name: "Send the invitation" });
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Set a password instead" }));
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    expect((await screen.findAllByText("Please enter password")).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: "Invite by mail instead" }));
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.queryAllByText("Please enter password")).toEqual([]);
  });

  it("[SCREEN-U2] opens a stored person with a plus in the e-mail, which stays as it is", async () => {
    await renderPanel("/home/users/addUser?id=noor shop@marquee.test", MASTER);
    const email = await box("Email");
    expect([email.value, email.readOnly]).toEqual(["noor+shop@marquee.test", true]);
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
    expect(screen.getByLabelText("Is Agent/Support")).toBeTruthy();
    expect((await roleBox()).disabled).toBe(false);
  });

  it("[SCREEN-U5] shows why a user cannot be changed at their address too, and none of their fields", async () => {
    await renderPanel("/home/users/addUser?id=noor@marquee.test", { ...MERCHANT, storeId: "s1" });
    expect(await screen.findByText(/^You can change users of your own branch only/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Mobile number/ })).toBeNull();
  });

  it("[SCREEN-U2] shows a role that the user could not give, with the reason", async () => {
    await renderPanel("/home/users/addUser?id=boss@marquee.test");
    expect(await screen.findByText(/^You cannot give the role Store admin/)).toBeTruthy();
    expect([(await roleBox()).value, (await roleBox()).disabled]).toEqual(["Store admin", true]);
  });

  it("[SCREEN-U2] shows one's own role with the reason", async () => {
    await renderPanel(`/home/users/addUser?id=${MERCHANT.email}`);
    expect(
      await screen.findByText("You cannot change your own role. Another user who may give it can."),
    ).toBeTruthy();
    expect((await roleBox()).disabled).toBe(true);
  });

  it("[SCREEN-C6] says in the list of roles why they could not be loaded, and loads them again with it", async () => {
    isAway = true;
    await renderPanel("/home/users/addUser");
    await userEvent.click(await roleBox());
    expect(await screen.findByText("Out of order")).toBeTruthy();
    isAway = false;
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await roleBox());
    expect(await screen.findByRole("option", { name: /^Read only/ })).toBeTruthy();
  });

  it("[SCREEN-U2] puts one's own new name into the top bar", async () => {
    await renderPanel(`/home/users/addUser?id=${MERCHANT.email}`);
    const name = await box("First name");
    await userEvent.clear(name);
    await userEvent.type(name, "Aya");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByRole("button", { name: /^\W*A?\s*Aya\s*, menu/ })).toBeTruthy();
  });

  it("[SCREEN-W2] leads to the users after a save, if the roles were shown last", async () => {
    rememberAddress("/home/users", { tab: "roles" });
    const { router } = await renderPanel(`/home/users/addUser?id=${MERCHANT.email}`);
    await userEvent.type(await box("First name"), "s");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await userEvent.click(await screen.findByRole("button", { name: "Go now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/home/users"));
    expect(router.state.location.search).toEqual({ tab: "users" });
    expect(router.state.location.state.savedRow).toBe(MERCHANT.email);
  });
});
