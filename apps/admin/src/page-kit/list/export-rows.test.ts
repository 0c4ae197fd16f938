import { expect, it } from "vitest";
import { recordSavedFiles } from "../../testing/saved-files.ts";
import { exportRows } from "./export-rows.ts";

it("[LIST-E1] writes every column that says something in words, also what has to be read first", async () => {
  const saved = recordSavedFiles();
  await exportRows(
    "Things",
    [
      { id: "image", label: "Image", cell: () => null, csv: "noText" },
      { id: "name", label: "Name", cell: () => null, csv: ({ name }) => name },
      { id: "clicks", label: "Clicks", hidden: true, cell: () => null, csv: async () => 1290 },
    ],
    [{ name: "Oak" }, { name: "Elm" }],
  );
  const texts = await Promise.all(saved.map(async (file) => file.arrayBuffer()));
  expect(texts.map((bytes) => Buffer.from(bytes).toString("utf8"))).toEqual([
    "\uFEFFName,Clicks\r\nOak,1290\r\nElm,1290\r\n",
  ]);
});
