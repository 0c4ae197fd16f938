import {
  importResult,
  rowCounts,
  rowsToSave,
  validRows,
  type CsvImportContext,
} from "@marquee/machines/products/csv-import.model";
import { it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { findOffered, press } from "../../../testing/screen-controls.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import { ProductsImportScreen } from "./products-import-screen.tsx";

const FILE = "CSV file";
const SAMPLE = "Download a sample file";
/** What may be chosen before a file is (PRODUCT-I17, PRODUCT-I18). */
const CHOICES = /^(One branch for all|Show the list|Encoding|As each line seems to be)/;
/** The rows of the file, page by page. */
const TABLE =
  /^(Only the row with problems|Rows per page|Previous page|Next page|10|Product of row|Update all)/;

const shownRows = ({ context }: AnyMachineSnapshot) => {
  const of: CsvImportContext = context;
  const { made, updated, rest } = importResult(of);
  return {
    all: of.file?.rows.length ?? 0,
    valid: validRows(of).length,
    saved: rowsToSave(of).length,
    responded: Object.keys(of.responses).length,
    made,
    updated,
    rest: rest.length,
    isThere: of.file?.rows.some(({ match }) => match !== null) ?? false,
    counts: rowCounts(of),
  };
};

it("[MACH-C10] [MACH-C11] importing products shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("csvImport", {
    render: [
      async () => {
        await renderScreen(<ProductsImportScreen />);
      },
    ],
    states: {
      // CSV-M1: why the last one was not read; CSV-M5: nothing of another file
      choosing: ({ context }) => ({
        shows: [
          "Drop a CSV file of products here",
          ...(context.problem ? ["This file was not taken", context.problem.message] : []),
        ],
        hides: ["can be imported", ...(context.problem ? [] : ["This file was not taken"])],
        offers: ["Choose a file", FILE, SAMPLE],
        mayOffer: [CHOICES],
      }),
      reading: {
        shows: ["Reading the file"],
        offers: ["Cancel", SAMPLE],
        mayOffer: [CHOICES],
      },
      // CSV-M2: if every row has a problem it cannot be started
      checking: (snapshot) => {
        const { all, valid, saved, isThere, counts } = shownRows(snapshot);
        const start = saved === 1 ? "Import 1 product" : `Import ${saved} products`;
        return {
          shows: [
            `${valid} of ${all} can be imported`,
            ...(valid < all ? ["Please enter product name"] : []),
            // CSV-M6
            ...(isThere
              ? [`${counts.added} new, ${counts.updated} to update, ${counts.unchanged} unchanged`]
              : []),
          ],
          offers: [
            "Choose another file",
            ...(saved > 0 ? [start] : []),
            ...(isThere ? ["Add a second of each"] : []),
          ],
          mayOffer: [TABLE],
        };
      },
      // CSV-M3, CSV-M4
      importing: (snapshot) => {
        const { saved, responded, made } = shownRows(snapshot);
        return {
          shows: [`${responded} of ${saved} done, ${made} made`],
          hides: ["has stopped"],
          offers: ["Stop"],
          mayOffer: [TABLE],
        };
      },
      interrupted: {
        shows: [
          "The import has stopped",
          /No answer|You stopped it/,
          "going on makes nothing twice",
        ],
        offers: ["Choose another file", "Go on"],
        mayOffer: [TABLE],
      },
      finished: (snapshot) => {
        const { made, updated, rest } = shownRows(snapshot);
        return {
          shows: [
            ...(made > 0 ? [made === 1 ? "1 product imported" : `${made} products imported`] : []),
            ...(updated > 0 ? [`${updated}`, "updated"] : []),
            ...(rest > 0 ? ["not imported", "Please select branch"] : []),
          ],
          offers: ["Import another file", ...(rest > 0 ? ["Download with reasons"] : [])],
        };
      },
    },
    // CSV-M6: where no product is there, nothing is chosen
    allows: (snapshot, { type }) => type !== "choice.made" || shownRows(snapshot).isThere,
    person: {
      "file.chosen": () => {
        const chooser = findOffered(FILE);
        return chooser instanceof HTMLElement
          ? (user) => user.upload(chooser, new File(["Name"], "products.csv", { type: "text/csv" }))
          : null;
      },
      "choice.made": ({ choice }) =>
        press(choice === "add" ? "Add a second of each" : "Update all")(),
      "file.removed": press(/^(Cancel|Choose another file|Import another file)$/),
      "import.started": press(/^Import \d/),
      "import.stopped": press("Stop"),
      "import.resumed": press("Go on"),
    },
    // CSV-M4, CSV-M5
    leads: {
      "file.chosen": { shows: ["Reading the file"] },
      "file.removed": { shows: ["Drop a CSV file of products here"], hides: ["was not taken"] },
      "choice.made": { shows: ["unchanged"] },
      "import.started": { offers: ["Stop"] },
      "import.stopped": { shows: ["You stopped it."] },
      "import.resumed": { offers: ["Stop"], hides: ["has stopped"] },
    },
    distinguish: ({ context }) => [
      Object.values(context.responses).map((response) => (response as { tag: string }).tag),
      context.file === null
        ? null
        : context.file.rows.map((row: { problems: readonly unknown[] }) => row.problems.length),
      context.problem !== null,
      rowCounts(context as CsvImportContext),
    ],
  }));
