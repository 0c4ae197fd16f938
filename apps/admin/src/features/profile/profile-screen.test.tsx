import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const READER = { ...MERCHANT, privilegeCode: [], roleName: "Read_Only", storeId: "b1" };

let saves: unknown[] = [];
let version = 3;
/** The responses to the calls for the branches of the company. */
let branches: () => Response;
beforeEach(() => {
  branches = () => listResponse([{ id: "b1", code: "QW", storeName: "Queen West" }]);
  saves = [];
  version = 3;
  for (const { id } of toaster.current()) toaster.dismiss(id);
});

serveCalls(({ pathname }, body) => {
  const stored = {
    email: MERCHANT.email,
    name: MERCHANT.name,
    mobileNo: "4165550199",
    gender: null,
    version,
  };
  if (pathname.includes("/updateFirebaseUser/")) {
    saves.push(body);
    version += 1;
    return dataResponse({ ...stored, ...Object(body), version });
  }
  if (pathname.endsWith("/sessions")) return dataResponse([]);
  if (pathname.includes("/getUserById/")) return dataResponse(stored);
  if (pathname.includes("/getAllCompany/"))
    return listResponse([{ id: "c1", name: "Maple", countryId: "canada" }]);
  if (pathname.includes("/getStoreByCompany/")) return branches();
  return listResponse([]);
});

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save" }));

describe("the own profile", () => {
  it("[PROFILE-S1] is opened from the menu of one's name, also by those who may change nothing else", async () => {
    await renderPanel("/home/users/manage", READER);
    await userEvent.click(await screen.findByRole("button", { name: /Nadia Fortin\s*, menu/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "My Profile" }));
    await screen.findByRole("heading", { level: 1, name: "My profile" });
    const email = await box("Email");
    expect([email.value, email.readOnly]).toEqual([MERCHANT.email, true]);
    expect((await box("Name")).value).toBe("Nadia Fortin");
    expect((await box(/^Mobile number/)).value).toBe("4165550199");
    expect(await screen.findByText("Queen West")).toBeTruthy();
    for (const said of ["Maple", "Read only"]) expect(screen.getByText(said)).toBeTruthy();
    expect(
      screen.getByText("You can look at what belongs to Maple and change nothing."),
    ).toBeTruthy();
  });

  it("[PROFILE-S1] says that the branch could not be read", async () => {
    branches = () => refusalResponse({ tag: "Broken", message: "Out of order" }, 500);
    await renderPanel("/home/profile", READER);
    expect(await screen.findByText("Your branch could not be read")).toBeTruthy();
  });

  it("[PROFILE-S2] is saved with what the specification sends, says so, and stays open for the next change", async () => {
    await renderPanel("/home/profile", READER);
    const name = await box("Name");
    await userEvent.clear(name);
    await userEvent.type(name, "Nadia Roy");
    await userEvent.click(screen.getByRole("radio", { name: "Female" }));
    await save();
    await screen.findByRole("button", { name: /Nadia Roy\s*, menu/ });
    expect(toaster.current().map(({ title }) => title)).toEqual(["Profile Save Successfully"]);
    const sent = { email: MERCHANT.email, name: "Nadia Roy", mob: "4165550199", gender: "Female" };
    expect(saves).toEqual([sent]);
    const mobile = await box(/^Mobile number/);
    await userEvent.clear(mobile);
    await userEvent.type(mobile, "514555019912");
    expect(mobile.value).toBe("5145550199");
    await save();
    expect(saves).toEqual([sent, { ...sent, mob: "5145550199" }]);
  });

  it("[PROFILE-S2] sends nothing while a rule is broken, and says it at its field", async () => {
    await renderPanel("/home/profile");
    await userEvent.clear(await box("Name"));
    await userEvent.clear(await box(/^Mobile number/));
    await save();
    expect((await screen.findAllByText("Please enter name")).length).toBe(2);
    expect(screen.getAllByText("Please enter mobile number.").length).toBe(2);
    expect(saves).toEqual([]);
  });

  it("[SESSION-O1] ends every session, and this tab's with them", async () => {
    await renderPanel("/home/profile");
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "My profile" })).toBeNull());
  });

  it("[PROFILE-S3] says where the link to a new password goes, and that it could not be mailed", async () => {
    await renderPanel("/home/profile");
    const button = await screen.findByRole("button", { name: "Change password" });
    expect(button.previousElementSibling?.textContent).toContain(MERCHANT.email);
    await userEvent.click(button);
    expect(await screen.findByText("The link could not be mailed. Please try again.")).toBeTruthy();
  });
});
