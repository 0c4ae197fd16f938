import type { ImportUpdate } from "@marquee/domain/products/import-update";
import { emptyProduct } from "@marquee/domain/products/product-draft";
import { copyItemsEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import {
  rowCounts,
  type FileRow,
  type ReadResponse,
  type RowResponse,
} from "./csv-import.model.ts";
import { csvImportMachine } from "./csv-import.machine.ts";
import { copyProductsMachine } from "./copy-products.machine.ts";
import { productFormMachine } from "./product-form.machine.ts";

const row = (id: string, number: number): FileRow => ({
  number,
  cells: { name: "A table" },
  draft: emptyProduct({ id, actor: {}, site: "CA" }),
  problems: [],
  match: null,
});

/** A row whose product is there, with what it changes. */
const known = (id: string, number: number, changes: ImportUpdate["changes"]): FileRow => ({
  ...row(id, number),
  match: { ...row(`${id} there`, number), changes, version: 3 },
});

const readResponse = (...rows: readonly FileRow[]): ReadResponse => ({
  tag: "read",
  file: { name: "products.csv", encoding: "Read as UTF-8", rows, unknown: [] },
});

const made: RowResponse = { tag: "made" };

/** The machines of products. */
export const productMachines: readonly ListedMachine[] = [
  {
    ...formEntry(emptyProduct({ id: "p1", actor: {}, site: "CA" }), ["heading", "description"]),
    noun: "products",
    title: "Product form",
    machine: productFormMachine,
  },
  {
    ...copyItemsEntry("A table"),
    noun: "products",
    title: "Copying products",
    machine: copyProductsMachine,
  },
  {
    noun: "products",
    title: "Products from a file",
    machine: csvImportMachine,
    starts: [{ title: "No file yet", input: undefined }],
    events: [
      { type: "file.chosen", file: "products.csv" },
      { type: "choice.made", rows: [2, 3], choice: "add" },
      { type: "choice.made", rows: [2, 3], choice: "update" },
    ],
    responses: {
      readFile: [
        readResponse(row("p1", 2), row("p2", 3)),
        readResponse(
          known("p4", 2, [{ column: "brand", before: "Laine", after: "Nord" }]),
          known("p5", 3, []),
        ),
        readResponse({
          ...row("p3", 2),
          problems: [{ column: "name", message: "Please enter product name" }],
        }),
        { tag: "refused", message: "There is no product in this file" },
      ],
      saveRow: [made, { tag: "updated" }, { tag: "refused", reasons: ["Please select branch"] }],
    },
    distinguish: ({ context }) => [
      Object.keys(context.responses).length,
      context.file === null ? null : rowCounts(context),
    ],
    guards: {
      wasRead: { asks: "Could the file be read?", rules: ["CSV-M1"] },
      hasRowsToSave: { asks: "Is there a row that makes or changes a product?", rules: ["CSV-M2"] },
      hasMore: { asks: "Is there another row to send?", rules: ["CSV-M3"] },
    },
  },
];
