import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { refusalResponse } from "../../../testing/serve-calls.ts";
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

describe("a file that is chosen again", () => {
  const again = async (...lines: readonly string[]) => {
    await userEvent.click(await button("Import another file"));
    await chooseFile(HEADINGS, ...lines);
  };
  const importing = async (...lines: readonly string[]) => {
    await openImport();
    await chooseFile(HEADINGS, ...lines);
    await userEvent.click(await button(/^Import \d/));
  };
  const choose = async (row: number, choice: string) => {
    await userEvent.click(
      await screen.findByRole("combobox", { name: `Product of row ${row}, which is there` }),
    );
    await userEvent.click(await screen.findByRole("option", { name: choice }));
  };

  it("[PRODUCT-I7] shows rows that are there twice", async () => {
    await importing(row("Good"), row("Good"), row("Other"));
    expect(await screen.findByText("2 products imported")).toBeTruthy();
    expect(
      screen.getByText("Row 3, Good: Name: The same as row 2. Remove one of them"),
    ).toBeTruthy();
    expect(server.sent).toEqual(["Good", "Other"]);
  });

  it("[PRODUCT-I13] [PRODUCT-I14] shows what each row changes of the product that is there, and updates it", async () => {
    await importing(row("Good"), row("Other"));
    await again(row("good", "45"), row("Other"), row("New"));
    expect(await screen.findByRole("heading", { name: "3 of 3 can be imported" })).toBeTruthy();
    expect(screen.getByText("1 new, 1 to update, 1 unchanged")).toBeTruthy();
    expect(await cellOf(2, "Actual Price")).toBe("40.00→becomes45.00");
    expect(await cellOf(2, "Product")).toBe("Update it");
    expect(await cellOf(3, "Product")).toBe("Unchanged");
    expect(await cellOf(4, "Product")).toBe("New");
    await userEvent.click(await button("Import 2 products"));
    expect(await screen.findByText("1 product imported, 1 updated")).toBeTruthy();
    expect(screen.getByText(/1 product unchanged\.$/)).toBeTruthy();
    expect(server.sent).toEqual(["Good", "Other", "update good", "New"]);
  });

  it("[CSV-M6] adds a second where that is chosen, of one or of all", async () => {
    await importing(row("Good"), row("Other"));
    await again(row("Good"), row("Other", "45"));
    await choose(2, "Add a second");
    expect(screen.getByText("1 new, 1 to update, 0 unchanged")).toBeTruthy();
    await userEvent.click(await button("Add a second of each"));
    expect(screen.getByText("2 new, 0 to update, 0 unchanged")).toBeTruthy();
    expect(await cellOf(3, "Actual Price")).toBe("45");
    await userEvent.click(await button("Update all"));
    await choose(2, "Add a second");
    await userEvent.click(await button("Import 2 products"));
    expect(await screen.findByText("1 product imported, 1 updated")).toBeTruthy();
    expect(server.sent.slice(2)).toEqual(["Good", "update Other"]);
    expect(server.made).toHaveLength(3);
  });

  it("[CSV-M2] has nothing to import if nothing changed, and says so", async () => {
    await importing(row("Good"));
    await again(row("Good"));
    await userEvent.click(await button("Import 0 products"));
    expect(document.body.textContent).toContain("there is nothing to import");
    expect(server.sent).toEqual(["Good"]);
  });

  it("[PRODUCT-I15] says which product was changed meanwhile, unless it has what the row says", async () => {
    await importing(row("Good"));
    const conflict = () => refusalResponse({ tag: "Conflict", message: "Changed" }, 409);
    server.refusals = { Good: conflict };
    await again(row("Good", "45"));
    await userEvent.click(await button("Import 1 product"));
    expect(
      await screen.findByText(/^Row 2, Good: Another user has changed this product/),
    ).toBeTruthy();
    expect(screen.getByText("0 products imported")).toBeTruthy();
    await again(row("Good", "50"));
    await button("Import 1 product");
    server.made = server.made.map((each) => ({ ...each, actualPrice: 50, offerPrice: 50 }));
    await userEvent.click(await button("Import 1 product"));
    expect(await screen.findByText("1 product updated")).toBeTruthy();
  });
});
