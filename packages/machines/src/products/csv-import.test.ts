import { emptyProduct } from "@marquee/domain/products/product-draft";
import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { csvImportMachine } from "./csv-import.machine.ts";
import { importResult, type FileRow } from "./csv-import.model.ts";

const row = (id: string, ...messages: readonly string[]): FileRow => ({
  number: 2,
  cells: {},
  draft: emptyProduct({ id, actor: {}, site: "CA" }),
  problems: messages.map((message) => ({ column: "name", message })),
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
const made = actorDone("createRow", { tag: "made" });

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
    expect(first.started).toMatchObject([{ src: "createRow", input: { draft: { id: "a" } } }]);
    const second = first.go(made);
    expect(second.started).toMatchObject([{ src: "createRow", input: { draft: { id: "c" } } }]);
    const done = second.go(actorDone("createRow", { tag: "refused", reasons: ["Taken"] }));
    expect(done.value).toBe("finished");
    expect(done.actions.map(({ type }) => type)).toContain("refreshLists");
    const { made: count, rest } = importResult(done.context);
    expect(count).toBe(1);
    expect(rest.map(({ row: { draft }, reasons }) => [draft.id, ...reasons])).toEqual([
      ["b", "Name: No name"],
      ["c", "Taken"],
    ]);
  });

  test("[CSV-M4] what is stopped or fails goes on with the row that has no response yet", () => {
    for (const interruption of [
      { type: "import.stopped" } as const,
      actorFailed("createRow", { message: "No answer", reference: "r-3" }),
    ]) {
      const interrupted = importing().go(made, interruption);
      expect(interrupted.value).toBe("interrupted");
      const again = interrupted.go({ type: "import.resumed" });
      expect(again.started).toMatchObject([{ src: "createRow", input: { draft: { id: "c" } } }]);
      expect(again.context.problem).toBeNull();
      expect(again.go(made).value).toBe("finished");
    }
  });

  test("[CSV-M5] another file starts from nothing", () => {
    const left = importing().go(made, made, { type: "file.removed" });
    expect(left).toMatchObject({ value: "choosing", context: { file: null, answers: {} } });
  });
});
