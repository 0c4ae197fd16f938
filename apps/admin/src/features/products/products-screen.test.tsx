import { itemMessages } from "@marquee/domain/items/messages";
import { undoMessages } from "@marquee/domain/validation/messages";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { throwBlanket } from "../../testing/example-content.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";

const called: string[] = [];
let copyFails = false;
let removal: () => Response;
beforeEach(() => {
  removal = () => dataResponse("Success");
  called.length = 0;
  copyFails = false;
});
serveCalls((url) => {
  called.push(url.pathname + url.search);
  if (url.pathname.includes("/createProductCopy/"))
    return copyFails
      ? refusalResponse({ tag: "Unavailable", message: "Out of order", reference: "r-7" })
      : dataResponse({ ...throwBlanket, id: "p2", version: 1 });
  if (url.pathname.includes("/removeProductCopy/")) return removal();
  if (url.pathname.endsWith("/p1")) return dataResponse(throwBlanket);
  return listResponse([throwBlanket], { live: 0, pending: 1, inactive: 0 });
});

/** The names of the columns, but for that of the ticks. */
const heads = async () =>
  within(await screen.findByRole("table"))
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "");
const copyIt = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /^More for/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Create Copy" }));
};

describe("the product list", () => {
  it("[PRODUCT-N1] has neither campaign nor dates under Pending", async () => {
    await renderPanel("/home/products?tab=pending");
    expect(await heads()).toEqual([
      "Image",
      "Product Name",
      "Status",
      "Brand",
      "Product heading",
      "Actual Price",
      "Branch",
      "Rating",
      "Action",
    ]);
  });

  it("[PRODUCT-N1] [SCREEN-L27] has them under Live and Inactive, and for privileged users the company and no branch", async () => {
    await renderPanel("/home/Products", { ...MERCHANT, isMaster: "Y" });
    expect(await heads()).toEqual([
      "Image",
      "Product Name",
      "Status",
      "Brand",
      "Product heading",
      "Actual Price",
      "Company",
      "Rating",
      "Campaign",
      "Start Date",
      "End Date, CST",
      "Action",
    ]);
    expect(await screen.findByRole("combobox", { name: "Branch" })).toBeTruthy();
  });

  it("[SEARCH-A3] ticks the products that a link asks to promote, with their promotion beside them", async () => {
    const { router } = await renderPanel("/home/products?tab=pending&promoteIds=p1");
    expect(await screen.findByRole("heading", { name: /^Promote/ })).toBeDefined();
    expect(screen.getByRole("checkbox", { name: /Madder throw/ })).toHaveProperty("checked", true);
    await waitFor(() => expect(router.state.location.href).toBe("/home/products?tab=pending"));
  });

  it("[COPY-M2] copies a product without a question, and reads the list again", async () => {
    await renderPanel("/home/products?tab=pending");
    await screen.findByText("Madder throw");
    await copyIt();
    const isCopy = (path: string) => path.includes("createProductCopy");
    // the page may read other things, too, at any time
    await waitFor(() => {
      const copied = called.findIndex(isCopy);
      expect(copied).not.toBe(-1);
      expect(called.slice(copied).join()).toContain("getCompanyProduct");
    });
    expect(called.filter(isCopy)).toEqual([
      expect.stringMatching(/createProductCopy\/p1\?copyId=[0-9a-f]{32}$/),
    ]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("[COPY-M1] shows in a dialog why it could not be copied, and retries under the same id", async () => {
    copyFails = true;
    await renderPanel("/home/products?tab=pending");
    await copyIt();
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("Out of order");
    copyFails = false;
    await userEvent.click(within(dialog).getByRole("button", { name: "Try again" }));
    const copies = called.filter((path) => path.includes("createProductCopy"));
    expect(copies).toHaveLength(2);
    expect(new Set(copies).size).toBe(1);
  });

  it("[SCREEN-T4] [PRODUCT-C3] Undo removes the copy that was just made", async () => {
    await renderPanel("/home/products?tab=pending");
    await copyIt();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(itemMessages.copiesRemoved(1))).toBeTruthy();
    const copyId = called.join().match(/copyId=([0-9a-f]{32})/)?.[1];
    const removed = called.indexOf(`/api/removeProductCopy/p1/${copyId}`);
    expect(removed).not.toBe(-1);
    expect(called.slice(removed).join()).toContain("getCompanyProduct");
  });

  it("[SCREEN-T4] [PRODUCT-C3] Undo reports a copy that is gone already as removed", async () => {
    removal = () =>
      refusalResponse({ tag: "NotFound", message: "Not found", reference: "r-8" }, 404);
    await renderPanel("/home/products?tab=pending");
    await copyIt();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(itemMessages.copiesRemoved(1))).toBeTruthy();
  });

  it("[SCREEN-T4] [PRODUCT-C3] Undo of a copy that is in use says why it stays", async () => {
    removal = () =>
      refusalResponse({ tag: "Conflict", message: "This copy is in use.", reference: "r-9" }, 409);
    await renderPanel("/home/products?tab=pending");
    await copyIt();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(undoMessages.failed)).toBeTruthy();
    expect(screen.getByText("This copy is in use.")).toBeTruthy();
  });

  it("[ACCESS-A11] offers users who may only read nothing to add, edit or copy", async () => {
    await renderPanel("/home/products?tab=pending", { ...MERCHANT, privilegeCode: [] });
    await screen.findByText("Madder throw");
    expect(screen.queryByRole("link", { name: "Add Product" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Edit/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^More for/ }));
    await screen.findByRole("menu");
    expect(screen.queryByRole("menuitem", { name: "Create Copy" })).toBeNull();
  });
});
