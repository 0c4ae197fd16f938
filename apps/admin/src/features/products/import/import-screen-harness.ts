import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { MERCHANT, renderPanel } from "../../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../../testing/serve-calls.ts";

export const HEADINGS =
  "Name,Brand,Heading,Description,Website Link,Actual Price,Discount Message,Category,Colour code";

/** Returns the line of a product under `HEADINGS`: its price in CAD, its category by its path. */
export const row = (name: string, price = "40", category = "Home > Throws") =>
  `${name},Laine,A throw,Woven,https://laine.example,${price},Gift wrapped,${category},x`;

const category = (id: string, name: string, hasChildren: boolean) => ({ id, name, hasChildren });

interface ImportServer {
  /** The names of what was sent to be made or changed. */
  sent: string[];
  /** The products that are there. */
  made: object[];
  /** What the server answers to those that it neither makes nor changes, by their names. */
  refusals: Readonly<Record<string, () => Response>>;
}

/** Serves the calls of an import to the tests of a file; nothing is there before each. */
export function serveImport(): ImportServer {
  const server: ImportServer = { sent: [], made: [], refusals: {} };
  beforeEach(() => {
    Object.assign(server, { sent: [], made: [], refusals: {} });
  });
  serveCalls(({ pathname }, body) => {
    if (pathname.includes("/mainCategoriesList/"))
      return listResponse([category("h", "Home", true)]);
    if (pathname.includes("/subCategoriesList/"))
      return listResponse([category("t", "Throws", false)]);
    if (pathname.includes("/getStoreByCompany/"))
      return listResponse([{ id: "b1", code: "QW", storeName: "Queen West" }]);
    if (pathname.includes("/getAllCompany/")) return listResponse([{ id: "c1", name: "Maple" }]);
    if (pathname === "/api/productsForFile") return dataResponse(server.made);
    if (!pathname.startsWith("/api/products/")) return listResponse([]);
    if (body === undefined || body === null) return dataResponse(server.made[0]);
    const draft = body as ProductDraft;
    server.sent.push(`${pathname.includes("/update/") ? "update " : ""}${draft.name}`);
    const refused = server.refusals[draft.name]?.();
    if (refused) return refused;
    server.made = [
      ...server.made.filter((each) => !("id" in each) || each.id !== draft.id),
      { ...draft, branchCode: "QW", categoryPath: ["Home", "Throws"], version: 1 },
    ];
    return dataResponse(body);
  });
  return server;
}

/** Uploads a CSV file of these lines, the headings first, once the field for it is shown. */
export const chooseFile = async (...lines: readonly string[]) =>
  userEvent.upload(
    await screen.findByLabelText("CSV file"),
    new File([lines.join("\n")], "Products.csv", { type: "text/csv" }),
  );

/** Opens the import as this user. */
export const openImport = (user: LoggedUser = MERCHANT) =>
  renderPanel("/home/products/import", user);

/** Waits for the button of this name; rejects if none appears. */
export const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** The value of a row of the file, by the heading of the column. */
export async function cellOf(number: number, column: string): Promise<string> {
  const table = await screen.findByRole("table", { name: /^Rows of the file/ });
  const headings = within(table).getAllByRole("columnheader");
  const index = headings.findIndex(({ textContent }) => textContent === column);
  const shown = within(table)
    .getByRole("rowheader", { name: String(number) })
    .closest("tr");
  return shown?.children[index]?.textContent ?? "";
}
