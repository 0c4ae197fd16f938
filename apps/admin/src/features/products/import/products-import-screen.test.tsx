import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { MERCHANT } from "../../../testing/render-screen.tsx";
import { recordSavedFiles } from "../../../testing/saved-files.ts";
import { dataResponse, refusalResponse } from "../../../testing/serve-calls.ts";
import {
  button,
  cellOf,
  chooseFile,
  HEADINGS,
  openImport,
  row,
  serveImport,
} from "./import-screen-harness.ts";

const server = serveImport();

describe("choosing a file of products", () => {
  it("[PRODUCT-I1] [CSV-M1] says why a file cannot be read, and takes the next one", async () => {
    await openImport();
    await chooseFile("Name,Brand", "Throw,Laine");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "These columns are missing: Heading, Description, Website Link, Actual Price, Category",
    );
    await chooseFile(HEADINGS);
    expect(await screen.findByText("There is no product in this file")).toBeTruthy();
    await chooseFile(HEADINGS, row("Throw"));
    expect(await screen.findByRole("heading", { name: "1 of 1 can be imported" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("[CSV-M1] waits for a company if one can be chosen", async () => {
    await openImport({ ...MERCHANT, companyId: null, isMaster: "Y" });
    const choose = await button("Choose a file");
    expect(choose.getAttribute("aria-disabled")).toBe("true");
    await chooseFile(HEADINGS, row("Throw"));
    expect(screen.queryByRole("table")).toBeNull();
    await userEvent.click(await screen.findByRole("combobox", { name: "Company" }));
    await userEvent.click(await screen.findByRole("option", { name: "Maple" }));
    await chooseFile(HEADINGS, row("Throw"));
    expect(await screen.findByRole("heading", { name: "1 of 1 can be imported" })).toBeTruthy();
  });

  it("[ACCESS-A11] is refused to who may not edit products", async () => {
    await openImport({ ...MERCHANT, privilegeCode: [] });
    expect(await screen.findByText(/^Only a master user.* can .*products\.$/)).toBeTruthy();
    expect(screen.queryByLabelText("CSV file")).toBeNull();
  });
});

describe("checking a file of products", () => {
  const lines = [HEADINGS, row("Good"), row(""), "", row("Costly", "4x"), row("Odd", "4", "Away")];

  it("[PRODUCT-I2] [PRODUCT-I4] shows every problem in its row and column, numbered as a spreadsheet has them", async () => {
    await openImport();
    await chooseFile(...lines);
    expect(await screen.findByRole("heading", { name: "1 of 4 can be imported" })).toBeTruthy();
    expect(await cellOf(2, "Name")).toBe("Good");
    expect(await cellOf(3, "Name")).toBe("–Please enter product name");
    expect(await cellOf(5, "Actual Price")).toContain("“4x” is no number");
    expect(await cellOf(6, "Category")).toContain("AwayThere is no category “Away”");
    expect(
      screen.getByText(/not imported, because they are unknown or repeated: “Colour code”/),
    ).toBeTruthy();
    expect(server.sent).toEqual([]);
  });

  it("[CSV-M2] narrows the rows to those with problems", async () => {
    await openImport();
    await chooseFile(...lines);
    await userEvent.click(await screen.findByLabelText("Only the 3 rows with problems"));
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
      "3",
      "5",
      "6",
    ]);
  });

  it("[CSV-M2] cannot be started if every row has a problem, and says why", async () => {
    await openImport();
    await chooseFile(HEADINGS, row(""));
    const start = await button("Import 0 products");
    expect(start.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(start);
    expect(server.sent).toEqual([]);
    expect(document.body.textContent).toContain("Every row has a problem.");
  });

  it("[CSV-M5] gives way to another file", async () => {
    await openImport();
    await chooseFile(...lines);
    await userEvent.click(await button("Choose another file"));
    await chooseFile(HEADINGS, row("Another"));
    expect(await screen.findByRole("heading", { name: "1 of 1 can be imported" })).toBeTruthy();
  });
});

describe("importing products", () => {
  it("[CSV-M3] makes the sound rows from the keyboard alone, and names the rest with their reasons", async () => {
    const saved = recordSavedFiles();
    server.refusals = {
      Two: () =>
        refusalResponse(
          {
            tag: "Invalid",
            message: "1 field",
            issues: [{ rule: "PRODUCT-T4", field: "categories", message: "No leaf any more" }],
          },
          422,
        ),
    };
    await openImport();
    await chooseFile(HEADINGS, row("One"), row("Two"), row(""), row("Four"));
    await screen.findByRole("heading", { name: "3 of 4 can be imported" });
    await userEvent.tab();
    expect(document.activeElement).toBe(await button("Choose another file"));
    await userEvent.tab();
    expect(document.activeElement).toBe(await button("Import 3 products"));
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByText("2 products imported")).toBeTruthy();
    expect(server.sent).toEqual(["One", "Two", "Four"]);
    expect(screen.getByText("2 products not imported")).toBeTruthy();
    expect(screen.getByText("Row 3, Two: No leaf any more")).toBeTruthy();
    expect(screen.getByText("Row 4: Name: Please enter product name")).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const text = (await saved[0]?.text()) ?? "";
    expect(text.split("\r\n")[0]).toMatch(/Reasons$/);
    expect(text).toContain("No leaf any more");
    expect(text).toContain("Please enter product name");
    expect(text).not.toContain("Four");
  });

  it("[CSV-M3] says that nothing was written if the server refuses every row", async () => {
    server.refusals = {
      One: () => refusalResponse({ tag: "Forbidden", message: "Not here." }, 403),
    };
    await openImport();
    await chooseFile(HEADINGS, row("One"));
    await userEvent.click(await button("Import 1 product"));
    expect(await screen.findByText("0 products imported")).toBeTruthy();
    expect(screen.getByText("Nothing was written.")).toBeTruthy();
    expect(screen.getByText("Row 2, One: Not here.")).toBeTruthy();
  });

  it("[PRODUCT-I20] names every row that was not imported, of many by one press", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `No ${index + 1}`);
    const refuse = () => refusalResponse({ tag: "Forbidden", message: "Not here." }, 403);
    server.refusals = Object.fromEntries(names.map((name) => [name, refuse]));
    await openImport();
    await chooseFile(HEADINGS, ...names.map((name) => row(name)));
    await userEvent.click(await button("Import 8 products"));
    const list = await screen.findByRole("list", { name: "Not imported" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    (await button("Show the other 3")).focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(list);
    const shown = within(list).getAllByRole("listitem");
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      names.map((name, index) => `Row ${index + 2}, ${name}: Not here.`),
    );
  });

  it("[CSV-M4] stops if the server is away, and goes on with the row that has no answer", async () => {
    const away = () =>
      refusalResponse({ tag: "Unavailable", message: "Please try again.", reference: "r-7" });
    server.refusals = { Two: away };
    await openImport();
    await chooseFile(HEADINGS, row("One"), row("Two"), row("Three"));
    await userEvent.click(await button("Import 3 products"));
    expect((await screen.findByRole("alert")).textContent).toContain("Please try again.");
    expect(screen.getByText("Reference r-7", { exact: false })).toBeTruthy();
    expect(screen.getByText("1 of 3 done, 1 made")).toBeTruthy();
    expect(server.sent).toEqual(["One", "Two"]);
    server.refusals = {};
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(await button("Go on"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(server.sent).toEqual(["One", "Two", "Two", "Three"]));
    expect(await screen.findByText("3 products imported")).toBeTruthy();
  });

  it("[PRODUCT-I8] asks before it is left halfway, and not before it begins", async () => {
    const { router } = await openImport();
    const leave = () => act(() => router.navigate({ to: "/home/company" }));
    const question = "Leave before the import is finished?";
    await chooseFile(HEADINGS, row("One"), row("Two"));
    await screen.findByRole("heading", { name: "2 of 2 can be imported" });
    await leave();
    expect(router.state.location.pathname).toBe("/home/company");
    await act(() => router.navigate({ to: "/home/products/import" }));
    await chooseFile(HEADINGS, row("One"), row("Two"));
    const slow = Promise.withResolvers<Response>();
    // what the rows are checked by has been read by then
    const start = await button("Import 2 products");
    vi.stubGlobal("fetch", () => slow.promise);
    await userEvent.click(start);
    void router.navigate({ to: "/home/company" });
    expect(await screen.findByRole("alertdialog", { name: question })).toBeTruthy();
    await userEvent.click(await button("Stay"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(await button("Stop"));
    void router.navigate({ to: "/home/company" });
    expect(await screen.findByRole("alertdialog", { name: question })).toBeTruthy();
    await userEvent.click(await button("Leave"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/home/company"));
    slow.resolve(dataResponse({}));
  });

  it("[CSV-M4] stops when it is told to", async () => {
    const slow = Promise.withResolvers<Response>();
    await openImport();
    await chooseFile(HEADINGS, row("One"), row("Two"));
    const start = await button("Import 2 products");
    vi.stubGlobal("fetch", () => slow.promise);
    await userEvent.click(start);
    await userEvent.click(await button("Stop"));
    expect((await screen.findByRole("alert")).textContent).toContain("You stopped it.");
    slow.resolve(dataResponse({}));
    expect(await button("Go on")).toBeTruthy();
    expect(screen.getByText("0 of 2 done, 0 made")).toBeTruthy();
  });
});
