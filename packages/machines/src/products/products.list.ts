import { MOST_CHANGES } from "@marquee/domain/items/item-changes";
import { priceCell } from "@marquee/domain/products/change-cells";
import type { ImportUpdate } from "@marquee/domain/products/import-update";
import { branchCell } from "@marquee/domain/products/move-cells";
import { emptyProduct } from "@marquee/domain/products/product-draft";
import { copyItemsEntry, formEntry } from "../forms/forms.list.ts";
import { changeItemsMachine } from "../items/change-items.machine.ts";
import {
  changeCounts,
  changeResult,
  undoResult,
  type ChangeRow,
  type PartResponse,
} from "../items/change-items.model.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { copyProductsMachine } from "./copy-products.machine.ts";
import { csvImportMachine } from "./csv-import.machine.ts";
import {
  rowCounts,
  type FileRow,
  type ReadResponse,
  type RowResponse,
} from "./csv-import.model.ts";
import { productFormMachine } from "./product-form.machine.ts";

const row = (id: string, number: number): FileRow => ({
  number,
  cells: { name: "A table" },
  draft: emptyProduct({ id, actor: {}, site: "CA" }),
  problems: [],
  match: null,
});

/** A row whose product is there, with what it changes. */
const knownRow = (id: string, number: number, changes: ImportUpdate["changes"]): FileRow => ({
  ...row(id, number),
  match: { ...row(`${id} there`, number), changes, version: 3 },
});

const readResponse = (...rows: readonly FileRow[]): ReadResponse => ({
  tag: "read",
  file: { name: "products.csv", encoding: "Read as UTF-8", rows, unknown: [] },
});

const made: RowResponse = { tag: "made" };

/** A product whose price is changed to another one. */
const changing = (number: number): ChangeRow => ({
  id: `p${number}`,
  name: `Lamp ${number}`,
  image: null,
  version: 1,
  isLive: false,
  cells: [priceCell(40, "36.00")],
});
const changingMany = Array.from({ length: MOST_CHANGES + 2 }, (_, number) => changing(number));
/** The branch of a product that may not leave it. */
const movingNowhere = branchCell(
  { storeId: "s1", storeName: "Montreal", canUpdateBranch: "N" },
  { id: "s2", text: "Toronto" },
);
const changeAll = (version: number): PartResponse =>
  changingMany.map(({ id }) => ({ tag: "changed", id, version }));

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
    title: "Many products changed at once",
    machine: changeItemsMachine,
    starts: [
      { title: "Two products", input: { rows: [changing(0), changing(1)] } },
      {
        title: "One that is refused",
        input: {
          rows: [{ ...changing(0), cells: [priceCell(40, "sold out")] }, changing(1)],
        },
      },
      {
        title: "One that may not move",
        input: { rows: [{ ...changing(2), cells: [movingNowhere] }, changing(1)] },
      },
      { title: "More than one call takes", input: { rows: changingMany } },
    ],
    events: [
      { type: "cell.changed", id: "p0", cell: priceCell(40, "sold out") },
      { type: "cell.changed", id: "p0", cell: priceCell(40, "36.00") },
      { type: "cell.leftOut", id: "p0", field: "actualPrice" },
      { type: "cell.included", id: "p0", field: "actualPrice" },
      { type: "item.overwritten", id: "p0" },
      { type: "item.leftAsItIs", id: "p0" },
    ],
    responses: {
      applyPart: [
        changeAll(2),
        changeAll(2).with(1, { tag: "refused", id: "p1", reasons: ["Please enter brand"] }),
        changeAll(2).with(0, {
          tag: "changedMeanwhile",
          id: "p0",
          by: "Sofia",
          version: 3,
          current: [{ field: "actualPrice", value: 31 }],
        }),
        [],
      ],
    },
    distinguish: ({ context }) => [
      changeCounts(context),
      context.isCancelled,
      changeResult(context),
      undoResult(context),
    ],
    guards: {
      hasChanges: { asks: "Does anything change?", rules: ["CHANGE-M1"] },
      hasMore: { asks: "Is there another part to send?", rules: ["CHANGE-M2"] },
      isCutShort: { asks: "Was it cancelled before all were sent?", rules: ["CHANGE-M3"] },
      isAllDone: { asks: "Was every item changed?", rules: ["CHANGE-M2"] },
      wasCancelled: { asks: "Has the user cancelled it?", rules: ["CHANGE-M3"] },
      isChangedMeanwhile: {
        asks: "Has another user changed it meanwhile?",
        rules: ["CHANGE-M8"],
      },
      hasDone: { asks: "Is there something to take back?", rules: ["CHANGE-M5"] },
      hasMoreToUndo: { asks: "Is there another part to take back?", rules: ["CHANGE-M5"] },
    },
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
          knownRow("p4", 2, [{ column: "brand", before: "Laine", after: "Nord" }]),
          knownRow("p5", 3, []),
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
