import { expect, it, vi } from "vitest";
import { exportRows } from "./export-rows.ts";

const saved = vi.hoisted(() => ({ text: "" }));
vi.mock("@marquee/ui/browser/save-file.ts", () => ({
  saveFile: (_name: string, text: string) => void (saved.text = text),
}));

it("[LIST-E1] writes every column that says something in words, also what has to be read first", async () => {
  await exportRows(
    "Things",
    [
      { id: "image", label: "Image", cell: () => null, csv: "noText" },
      { id: "name", label: "Name", cell: () => null, csv: ({ name }) => name },
      { id: "clicks", label: "Clicks", hidden: true, cell: () => null, csv: async () => 1290 },
    ],
    [{ name: "Oak" }, { name: "Elm" }],
  );
  expect(saved.text).toBe("\uFEFFName,Clicks\r\nOak,1290\r\nElm,1290\r\n");
});
