import { emptyProduct } from "@marquee/domain/products/product-draft";
import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { csvImportMachine } from "./csv-import.machine.ts";
import { importResult, rowCounts, type FileRow } from "./csv-import.model.ts";

const numbers: Readonly<Record<string, number>> = { a: 2, b: 3, c: 4 };
const row = (id: string, ...messages: readonly string[]): FileRow => ({
  number: numbers[id] ?? 9,
  cells: {},
  draft: emptyProduct({ id, actor: {}, site: "CA" }),
  problems: messages.map((message) => ({ column: "name", message })),
  match: null,
});
/** A row whose product is there, with what it changes. */
const knownRow = (id: string, number: number, ...changed: readonly string[]): FileRow => ({
  ...row(id),
  number,
  match: {
    draft: { ...row(`${id} there`).draft, name: "There" },
    version: 7,
    changes: changed.map((after) => ({ column: "brand", before: "Laine", after })),
  },
});
const file = {
  name: "products.csv",
  encoding: "Read as UTF-8",
  rows: [row("a"), row("b", "No name"), row("c")],
  unknown: [],
};

const open = () => walk(csvImportMachine, undefined);
const read = (rows = file.rows) =>
  open().go(
    { type: "file.chosen", file: "the file" },
    actorDone("readFile", { tag: "read", file: { ...file, rows } }),
  );
const importing = () => read().go({ type: "import.started" });
const made = actorDone("saveRow", { tag: "made" });

describe("importing products from a file", () => {
  test("[CSV-M1] a file is read, and one that cannot be shows why", () => {
    const reading = open().go({ type: "file.chosen", file: "the file" });
    expect(reading).toMatchObject({
      value: "reading",
      started: [{ src: "readFile", input: { file: "the file" } }],
    });
    const refused = reading.go(actorDone("readFile", { tag: "refused", message: "Too long" }));
    expect(refused).toMatchObject({
      value: "choosing",
      context: { problem: { message: "Too long" } },
    });
    expect(reading.go(actorFailed("readFile")).value).toBe("choosing");
    expect(reading.go({ type: "file.removed" }).context.chosen).toBeNull();
  });

  test("[CSV-M2] nothing is written before the user starts it, nor if every row has a problem", () => {
    expect(read()).toMatchObject({ value: "checking", started: [], context: { file } });
    expect(read([row("b", "No name")]).go({ type: "import.started" }).value).toBe("checking");
  });

  test("[CSV-M3] the sound rows are sent one after the other, each once", () => {
    const first = importing();
    expect(first.started).toMatchObject([
      { src: "saveRow", input: { draft: { id: "a" }, version: null } },
    ]);
    const second = first.go(made);
    expect(second.started).toMatchObject([{ src: "saveRow", input: { draft: { id: "c" } } }]);
    const done = second.go(actorDone("saveRow", { tag: "refused", reasons: ["Taken"] }));
    expect(done.value).toBe("finished");
    expect(done.actions.map(({ type }) => type)).toContain("refreshLists");
    const { made: count, rest } = importResult(done.context);
    expect(count).toBe(1);
    expect(rest.map(({ row: { draft }, reasons }) => [draft.id, ...reasons])).toEqual([
      ["b", "Name: No name"],
      ["c", "Taken"],
    ]);
  });

  test("[CSV-M6] a product that is there is updated from the version that was shown, or a second is added", () => {
    const checking = read([knownRow("x", 2, "Nord"), knownRow("y", 3), knownRow("z", 4, "Nord")]);
    const chosen = checking.go({ type: "choice.made", rows: [4], choice: "add" });
    const first = chosen.go({ type: "import.started" });
    expect(first.started).toMatchObject([
      { src: "saveRow", input: { draft: { name: "There", id: "x there" }, version: 7 } },
    ]);
    const second = first.go(actorDone("saveRow", { tag: "updated" }));
    expect(second.started).toMatchObject([
      { src: "saveRow", input: { draft: { id: "z" }, version: null } },
    ]);
    const { made: count, updated, unchanged, rest } = importResult(second.go(made).context);
    expect([count, updated, unchanged, rest.length]).toEqual([1, 1, 1, 0]);
  });

  test("[CSV-M6] a row that changes nothing is left as it is, unless a second is added", () => {
    const checking = read([knownRow("y", 3)]);
    expect(checking.go({ type: "import.started" }).value).toBe("checking");
    const second = checking.go({ type: "choice.made", rows: [3], choice: "add" });
    expect(rowCounts(second.context)).toEqual({ added: 1, updated: 0, unchanged: 0 });
    const back = second.go({ type: "choice.made", rows: [3], choice: "update" });
    expect(rowCounts(back.context)).toEqual({ added: 0, updated: 0, unchanged: 1 });
    expect(second.go({ type: "import.started" }).started).toMatchObject([{ src: "saveRow" }]);
  });

  test("[CSV-M4] what is stopped or fails goes on with the row that has no response yet", () => {
    for (const interruption of [
      { type: "import.stopped" } as const,
      actorFailed("saveRow", { message: "No answer", reference: "r-3" }),
    ]) {
      const interrupted = importing().go(made, interruption);
      expect(interrupted.value).toBe("interrupted");
      const again = interrupted.go({ type: "import.resumed" });
      expect(again.started).toMatchObject([{ src: "saveRow", input: { draft: { id: "c" } } }]);
      expect(again.context.problem).toBeNull();
      expect(again.go(made).value).toBe("finished");
    }
  });

  test("[CSV-M5] another file starts from nothing", () => {
    const left = importing().go(made, made, { type: "file.removed" });
    expect(left).toMatchObject({
      value: "choosing",
      context: { file: null, responses: {}, choices: {} },
    });
  });
});
