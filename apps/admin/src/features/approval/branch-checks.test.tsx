import { exampleEffect } from "@marquee/machines/fixtures/example-approval";
import { screen, within } from "@testing-library/react";
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

let fails = false;
beforeEach(() => {
  fails = false;
});
serveCalls(({ pathname, search }) => {
  if (pathname.includes("/stores/checks/"))
    return fails
      ? refusalResponse({ tag: "Unavailable", message: "Busy." })
      : dataResponse(gastownChecks);
  if (pathname.includes("/stores/approvalEffect/")) return dataResponse(exampleEffect);
  if (pathname.includes("/getStoreById/")) return dataResponse(gastown);
  if (pathname.includes("/stores/decided/")) return dataResponse([]);
  if (/history/i.test(pathname)) return dataResponse([]);
  if (pathname.includes("getStoreByCompany"))
    return listResponse(search.includes("waits=Y") ? [gastown] : []);
  return listResponse([]);
});

const checks = () => screen.findByRole("region", { name: "Checks" });

describe("the checks of a branch", () => {
  it("[STORE-A17] stand beside one that waits, what does not hold first, with a way to the other company", async () => {
    await renderPanel("/home/branches/waiting", MASTER);
    const items = await within(await checks()).findAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "No user yet: to look atThe company has no user who can sign in.",
      "Known from another company: to look atPrairie Table has the same phone number.",
      "Agreement accepted: in orderInes Roy accepted it on 2026/02/20, to sign the company up.",
    ]);
    const link = within(await checks()).getByRole("link", { name: "Prairie Table" });
    expect(link.getAttribute("href")).toContain("/home/company/view?id=c2");
  });

  it("[STORE-A17] leave the decision as it is when they cannot be read, and are read again", async () => {
    fails = true;
    await renderPanel("/home/branches/waiting", MASTER);
    expect(await screen.findByText("The checks could not be loaded")).toBeTruthy();
    const approve = await screen.findByRole("button", { name: /^Approve/ });
    expect(approve.hasAttribute("disabled")).toBe(false);
    fails = false;
    await userEvent.click(within(await checks()).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No user yet")).toBeTruthy();
  });

  it("[STORE-A17] are on the page of a branch for those who approve it alone", async () => {
    await renderPanel(`/home/branches/view?id=${gastown.id}`, MASTER);
    expect(await within(await checks()).findByText("No user yet")).toBeTruthy();
  });

  it("[STORE-A17] are not on the page of a branch for its merchant", async () => {
    await renderPanel(`/home/branches/view?id=${gastown.id}`, MERCHANT);
    await screen.findByRole("heading", { level: 1, name: gastown.storeName });
    expect(screen.queryByRole("region", { name: "Checks" })).toBeNull();
  });
});
