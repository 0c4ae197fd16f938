import { describe, expect, it } from "vitest";
import { HELP_GROUPS, HELP_PAGES, helpGroup, helpAddress, SAME_PAGE } from "./help-pages.ts";

describe("the pages of the help", () => {
  it("[HELP-1] has six groups, no page twice, and shows the sync help at two addresses", () => {
    expect(HELP_GROUPS.map(({ title }) => title)).toEqual([
      "Getting Started",
      "Shopify Integration",
      "Ad Creation",
      "Campaign Setup",
      "User Management",
      "Contact",
    ]);
    // with the index and the second address of one page: the 39 routes of the specification, the merchant agreement and two-factor sign-in
    expect(new Set(HELP_PAGES).size).toBe(39);
    expect(HELP_PAGES).toContain("merchant-agreement");
    expect(SAME_PAGE).toEqual({ synchelp: "shopifyHelp" });
    expect(helpGroup("edit-offer")).toBe("Ad Creation");
    expect(helpGroup("nothing")).toBeNull();
  });

  it.each([
    ["/home/offers", "offer-collection"],
    ["/home/offers/add", "create-new-offer"],
    ["/HOME/Products/addProduct", "create-new-products"],
    ["/home/users/manage", "update-user"],
    ["/home/users/addRole", "add-new-roll"],
    ["/home/offersx", "dashboard#read-home"],
    ["/home/invoice/viewInvoice", "invoice#read-the-invoice"],
    ["/elsewhere", "gettingStarted"],
  ])("[HELP-2] explains %s by %s", (path, page) => {
    expect(helpAddress(path)).toBe(page);
  });
});
