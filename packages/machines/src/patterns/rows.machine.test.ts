import { describe, expect, it } from "vitest";
import { shownIssues } from "../forms/fields.ts";
import { walk } from "../testing/walk.ts";
import { createRowsMachine } from "./rows.machine.ts";

interface Row {
  readonly keyword: string;
  readonly bid: number;
}
const machine = createRowsMachine<Row>({ id: "rows", title: "Rows" });
const noKeyword = { rule: "KEYWORD-V1", field: "keyword", message: "Please enter keyword" };
const noRows = { rule: "KEYWORD-V3", field: "keywords", message: "Please add keyword" };
const noBid = { rule: "KEYWORD-V2", field: "bid", message: "Please enter bid" };
const twice = { rule: "KEYWORD-U1", field: "keyword", message: "It is there already" };
const start = (rows: readonly Row[] = [], most?: number) =>
  walk(machine, {
    rows,
    newRow: () => ({ keyword: "", bid: 0 }),
    validateRow: ({ keyword }, others) => {
      if (keyword === "") return [noKeyword];
      return others.some((row) => row.keyword === keyword) ? [twice] : [];
    },
    validateRows: (all) => {
      if (all.length === 0) return [noRows];
      return all.some(({ bid }) => bid < 0) ? [noBid] : [];
    },
    most,
  });
const keyword = (value: string) => ({ type: "field.changed", name: "keyword", value }) as const;
const add = { type: "row.added" } as const;
const save = { type: "rows.saved" } as const;
const linen = { keyword: "linen", bid: 0 };
const oak = { keyword: "oak", bid: 0 };

describe("a list of rows", () => {
  it("[ROWS-M1] takes a row that breaks no rule, and opens another one", () => {
    const added = start().go(keyword("linen"), add);
    expect(added.context).toMatchObject({ rows: [linen], fields: { values: { keyword: "" } } });
    expect(shownIssues(added.context.fields)).toEqual([]);
  });

  it("[ROWS-M1] shows every issue of a row that breaks one, also of one that is there already", () => {
    expect(shownIssues(start().go(add).context.fields)).toEqual([noKeyword]);
    const repeated = start([linen]).go(keyword("linen"), add);
    expect(shownIssues(repeated.context.fields)).toEqual([twice]);
    expect(repeated.context.rows).toEqual([linen]);
  });

  it("[ROWS-M2] is saved with what is typed, or not at all", () => {
    const saved = start([linen]).go(keyword("oak"), save);
    expect(saved).toMatchObject({
      value: "saved",
      actions: [{ type: "save", params: { rows: [linen, oak] } }],
    });
    const refused = start([linen]).go(keyword("linen"), save);
    expect(refused.value).toBe("editing");
    expect(shownIssues(refused.context.fields)).toEqual([twice]);
  });

  it("[ROWS-M2] is saved without what is typed once that is cleared", () => {
    const cleared = start([linen]).go(keyword("linen"), save, { type: "row.cleared" });
    expect(shownIssues(cleared.context.fields)).toEqual([]);
    expect(cleared.go(save)).toMatchObject({
      value: "saved",
      actions: [{ type: "save", params: { rows: [linen] } }],
    });
  });

  it("[ROWS-M3] says what it lacks, until a row is there", () => {
    const refused = start().go(save);
    expect(refused).toMatchObject({
      value: "editing",
      context: { fields: { formError: { message: "Please add keyword" } } },
    });
    expect(refused.go(keyword("oak")).context.fields.formError).toBeNull();
  });

  it("[ROWS-M3] is not saved with a row that was changed and breaks a rule, whatever is typed beside it", () => {
    const broken = start([linen]).go({ type: "row.changed", index: 0, values: { bid: -1 } });
    for (const refused of [broken.go(save), broken.go(keyword("oak"), save)]) {
      expect(refused.value).toBe("editing");
      expect(refused.context.fields.formError?.message).toBe("Please enter bid");
    }
    const typed = broken.go(keyword("oak"), save, { type: "row.removed", index: 0 }, save);
    expect(typed.actions).toEqual([{ type: "save", params: { rows: [oak] } }]);
  });

  it("[ROWS-M4] changes and removes rows, and checks what is typed against the rest", () => {
    const changed = start([linen, oak]).go({ type: "row.changed", index: 1, values: { bid: 2 } });
    expect(changed.context.rows).toEqual([linen, { keyword: "oak", bid: 2 }]);
    const freed = start([linen, oak]).go(keyword("oak"), { type: "row.removed", index: 1 }, add);
    expect(freed.context.rows).toEqual([linen, oak]);
  });

  it("[ROWS-M4] keeps the rows it had if it is cancelled", () => {
    expect(start([linen]).go(keyword("oak"), add, { type: "rows.cancelled" })).toMatchObject({
      value: "cancelled",
      actions: [{ type: "cancel" }],
    });
  });

  it("[ROWS-M5] replaces its last row once it has as many as it may", () => {
    expect(start([linen], 1).go(keyword("oak"), add).context.rows).toEqual([oak]);
    expect(start([linen], 2).go(keyword("oak"), add).context.rows).toEqual([linen, oak]);
  });
});
