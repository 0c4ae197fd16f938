import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../../../testing/render-screen.tsx";
import { recordSavedFiles } from "../../../testing/saved-files.ts";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../../testing/serve-calls.ts";

let branches: () => Response;
let saved: readonly Blob[];
beforeEach(() => {
  branches = () => listResponse([{ id: "b1", code: "QW", storeName: "Queen West" }]);
  saved = recordSavedFiles();
});

serveCalls(({ pathname }) => {
  if (pathname.includes("/mainCategoriesList/"))
    return listResponse([{ id: "g", name: "Garden", hasChildren: true }]);
  if (pathname.includes("/subCategoriesList/"))
    return listResponse([{ id: "h", name: "Herbs", hasChildren: false }]);
  if (pathname === "/api/productsForFile") return dataResponse([]);
  return pathname.includes("/getStoreByCompany/") ? branches() : listResponse([]);
});

const saveSample = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Download a sample file" }));

it("[PRODUCT-I10] [PRODUCT-I12] the sample file has a category and a branch that are there, and is taken as it is: its name and encoding show", async () => {
  await renderPanel("/home/products/import", MERCHANT);
  await saveSample();
  await waitFor(() => expect(saved).toHaveLength(1));
  await userEvent.upload(
    screen.getByLabelText("CSV file"),
    new File([...saved], "Products sample.csv", { type: "text/csv" }),
  );
  expect(await screen.findByRole("heading", { name: "1 of 1 can be imported" })).toBeTruthy();
  expect(screen.getByText("Products sample.csv")).toBeTruthy();
  expect(screen.getByText("Read as UTF-8")).toBeTruthy();
  const row = within(screen.getByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Garden > Herbs");
  expect(row?.textContent).toContain("QW");
});

it("[PRODUCT-I10] says why a sample file cannot be made", async () => {
  branches = () => refusalResponse({ tag: "Forbidden", message: "Not here." }, 403);
  await renderPanel("/home/products/import", MERCHANT);
  await saveSample();
  expect(await screen.findByText("Not here.")).toBeTruthy();
  expect(saved).toEqual([]);
});
