import { MOST_CHANGES } from "@marquee/domain/items/item-changes";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { priceCell } from "@marquee/domain/products/change-cells";
import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { changeItemsMachine } from "./change-items.machine.ts";
import {
  changeCounts,
  changeResult,
  reviewedCells,
  undoResult,
  type ChangeRow,
} from "./change-items.model.ts";

const row = (id: string, typed = "36"): ChangeRow => ({
  id,
  name: `Lamp ${id}`,
  image: null,
  version: 3,
  isLive: id === "a",
  cells: [priceCell(40, typed)],
});
const open = (rows = [row("a"), row("b")]) => walk(changeItemsMachine, { rows });
const makeOutcome = (id: string, version = 4): ChangeOutcome => ({ tag: "changed", id, version });
/** Item b has another price by now, in this version. */
const changedByOther = (version: number): ChangeOutcome => ({
  tag: "changedMeanwhile",
  id: "b",
  by: "Sofia",
  version,
  current: [{ field: "actualPrice", value: 31 }],
});
const refused: ChangeOutcome = { tag: "refused", id: "b", reasons: ["Please enter brand"] };
const apply = { type: "apply.started" } as const;
const response = (...outcomes: readonly ChangeOutcome[]) => actorDone("applyPart", outcomes);
const many = Array.from({ length: MOST_CHANGES + 1 }, (_, number) => row(`p${number}`));
const all = response(...many.map(({ id }) => makeOutcome(id)));

describe("changing many items at once", () => {
  test("[CHANGE-M1] sends nothing before it is applied, and only what is a change", () => {
    const rows = [row("a"), row("b", "sold out"), row("c", "40")];
    expect(open(rows)).toMatchObject({ value: "reviewing", started: [] });
    expect(reviewedCells({ rows })).toMatchObject({
      refused: [{ row: { id: "b" } }],
      changed: [{ row: { id: "a" } }],
    });
    expect(changeCounts(open(rows).context)).toEqual({ cells: 1, items: 1, live: 1 });
    expect(open(rows).go(apply).started).toEqual([
      {
        src: "applyPart",
        input: { changes: [{ id: "a", version: 3, values: { actualPrice: 36 } }] },
      },
    ]);
    expect(open([row("a", "sold out")]).go(apply).value).toBe("reviewing");
    expect(open().go({ type: "review.closed" }).value).toBe("closed");
  });

  test("[CHANGE-M1] leaves a cell out, takes it in again, and corrects one that is refused", () => {
    const without = open().go({ type: "cell.leftOut", id: "a", field: "actualPrice" });
    expect(changeCounts(without.context)).toEqual({ cells: 1, items: 1, live: 0 });
    const within = without.go({ type: "cell.included", id: "a", field: "actualPrice" });
    expect(changeCounts(within.context).items).toBe(2);
    const corrected = open([row("a", "sold out")]).go({
      type: "cell.changed",
      id: "a",
      cell: priceCell(40, "38"),
    });
    expect(changeCounts(corrected.context).items).toBe(1);
  });

  test("[CHANGE-M2] sends a hundred at most, and goes on past one that is refused", () => {
    const first = open(many).go(apply);
    expect(first.started).toMatchObject([{ input: { changes: { length: MOST_CHANGES } } }]);
    const second = first.go(all);
    expect(second).toMatchObject({
      value: "applying",
      started: [{ input: { changes: [{ id: "p100" }] } }],
    });
    expect(second.go(all)).toMatchObject({
      value: "done",
      actions: [{ type: "refreshLists" }, { type: "reportChanged" }],
    });
    const partly = open().go(apply, response(makeOutcome("a"), refused));
    expect(partly.value).toBe("partly");
    expect(changeResult(partly.context)).toMatchObject({
      all: 2,
      done: 1,
      notDone: [{ row: { id: "b" }, outcome: refused }],
    });
  });

  test("[CHANGE-M2] one that a response leaves out counts as not done", () => {
    const partly = open().go(apply, response(makeOutcome("a")));
    expect(partly.value).toBe("partly");
    expect(changeResult(partly.context).notDone).toMatchObject([{ row: { id: "b" } }]);
  });

  test("[CHANGE-M3] a cancel takes effect after the part that runs", () => {
    const cancelling = open(many).go(apply, { type: "apply.cancelled" });
    expect(cancelling.value).toBe("applying");
    const cancelled = cancelling.go(all);
    expect(cancelled).toMatchObject({ value: "cancelled", started: [] });
    expect(changeResult(cancelled.context).done).toBe(MOST_CHANGES);
    expect(
      open().go(apply, { type: "apply.cancelled" }, response(makeOutcome("a"), makeOutcome("b")))
        .value,
    ).toBe("done");
    expect(cancelling.go(actorFailed("applyPart")).value).toBe("cancelled");
  });

  test("[CHANGE-M4] waits when the server is away, and goes on with the part that has no response", () => {
    const waiting = open(many).go(apply, all, actorFailed("applyPart"));
    expect(waiting).toMatchObject({
      value: "waiting",
      context: { problem: { message: "No answer" } },
    });
    expect(waiting.go({ type: "apply.resumed" })).toMatchObject({
      value: "applying",
      context: { problem: null },
      started: [{ input: { changes: [{ id: "p100" }] } }],
    });
    expect(waiting.go({ type: "apply.cancelled" }).value).toBe("cancelled");
  });

  test("[CHANGE-M5] takes all of it back from the versions that it has made", () => {
    const done = open().go(apply, response(makeOutcome("a"), makeOutcome("b", 9)));
    const undoing = done.go({ type: "undo.started" });
    expect(undoing.started).toEqual([
      {
        src: "applyPart",
        input: {
          changes: [
            { id: "a", version: 4, values: { actualPrice: 40 } },
            { id: "b", version: 9, values: { actualPrice: 40 } },
          ],
        },
      },
    ]);
    const theirs = changedByOther(10);
    const undone = undoing.go(response(makeOutcome("a", 5), theirs));
    expect(undone).toMatchObject({
      value: "undone",
      actions: [{ type: "refreshLists" }, { type: "reportUndone" }],
    });
    expect(undoResult(undone.context)).toMatchObject({
      all: 2,
      done: 1,
      notDone: [{ row: { id: "b" }, outcome: theirs }],
    });
    expect(undoing.go({ type: "undo.stopped" }).value).toBe("undoWaiting");
    expect(undoing.go(actorFailed("applyPart"), { type: "undo.started" }).value).toBe("undoing");
  });

  test("[CHANGE-M8] writes one's own value over that of another user, whose value an Undo writes again, or leaves theirs", () => {
    const theirs = changedByOther(7);
    const partly = open().go(apply, response(makeOutcome("a"), theirs));
    const overwriting = partly.go({ type: "item.overwritten", id: "b" });
    expect(overwriting.started).toEqual([
      {
        src: "applyPart",
        input: { changes: [{ id: "b", version: 7, values: { actualPrice: 36 } }] },
      },
    ]);
    const done = overwriting.go(response(makeOutcome("b", 8)));
    expect(done.value).toBe("done");
    expect(done.go({ type: "undo.started" }).started).toMatchObject([
      { input: { changes: [{ id: "a" }, { id: "b", version: 8, values: { actualPrice: 31 } }] } },
    ]);
    const left = partly.go({ type: "item.leftAsItIs", id: "b" });
    expect(left).toMatchObject({ value: "partly", started: [] });
    expect(changeResult(left.context)).toMatchObject({ all: 1, done: 1, notDone: [] });
    expect(left.go({ type: "item.overwritten", id: "b" }).value).toBe("partly");
    expect(partly.go({ type: "item.overwritten", id: "a" }).value).toBe("partly");
  });

  test("[CHANGE-M8] goes on with what is written over after a cancel that came too late, also if the server was away", () => {
    const theirs = changedByOther(7);
    const late = open().go(apply, { type: "apply.cancelled" }, response(makeOutcome("a"), theirs));
    expect(late.value).toBe("partly");
    const waiting = late.go({ type: "item.overwritten", id: "b" }, actorFailed("applyPart"));
    expect(waiting.value).toBe("waiting");
    expect(waiting.go({ type: "apply.resumed" }).started).toMatchObject([
      { input: { changes: [{ id: "b", version: 7 }] } },
    ]);
  });

  test("[CHANGE-M5] takes back more than one call takes, and of a part what was done alone", () => {
    const undoing = open(many).go(apply, all, all, { type: "undo.started" });
    expect(undoing.go(all)).toMatchObject({
      value: "undoing",
      started: [{ input: { changes: [{ id: "p100", version: 4 }] } }],
    });
    const partly = open().go(apply, response(makeOutcome("a"), refused), { type: "undo.started" });
    expect(partly.started).toMatchObject([{ input: { changes: [{ id: "a" }] } }]);
    const nothing = open([row("b")]).go(apply, response(refused), { type: "undo.started" });
    expect(nothing.value).toBe("partly");
  });
});
