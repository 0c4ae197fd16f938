import { readPastedCells } from "@marquee/domain/items/pasted-cells";
import { cellKey, type ChangeRow } from "@marquee/machines/items/change-items.model";
import { useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { moveFrom, type GridSize } from "./grid-keys.ts";
import {
  NOTHING_TYPED,
  pasteAt,
  repeatStep,
  storedText,
  undoStep,
  typeInto,
  type CellPlace,
  type TypedCells,
} from "./typed-cells.ts";

/** Where a grid is, what is typed into it, and what its keys do (CHANGE-G1 to CHANGE-G3). */
export function useCellTyping(rows: readonly ChangeRow[], left: TypedCells = {}) {
  const [steps, setSteps] = useState({ ...NOTHING_TYPED, typed: left });
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<string | null>(null);
  const [pasted, setPasted] = useState<number | null>(null);
  const size: GridSize = { rows: rows.length, columns: rows[0]?.cells.length ?? 0 };
  const row = rows[active.row];
  const cell = row?.cells[active.column];
  const key = row && cell ? cellKey(row.id, cell.field) : "";
  const text = cell ? (steps.typed[key] ?? storedText(cell)) : "";
  const typeCells = (typed: TypedCells) => setSteps((before) => typeInto(before, typed));
  const commit = () => {
    if (typing !== null && typing !== text) typeCells({ [key]: typing });
    setTyping(null);
  };
  const goTo = (place: CellPlace) => {
    commit();
    setPasted(null);
    setActive(place);
  };
  const edit = (start: string) => {
    setPasted(null);
    setTyping(start);
  };

  /** Keys while a cell is not edited, besides those that move. */
  function command({ key: pressed, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if ((ctrlKey || metaKey) && !altKey) {
      const letter = pressed.toLowerCase();
      if (letter === "z") setSteps(shiftKey ? repeatStep : undoStep);
      else if (letter === "y") setSteps(repeatStep);
      else return false;
      return true;
    }
    if (pressed === "Enter" || pressed === "F2") edit(text);
    else if (pressed === "Delete" || pressed === "Backspace") typeCells({ [key]: "" });
    else if (pressed.length === 1 && !altKey) edit(pressed);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = moveFrom(active, event, { size, isTyping: typing !== null });
    if (to === null && (typing !== null || !command(event))) return;
    event.preventDefault();
    if (to !== null) goTo(to);
  }

  function onPaste(event: ClipboardEvent) {
    const block = readPastedCells(event.clipboardData.getData("text/plain"));
    // one value into a cell that is edited goes where the caret is
    if (typing !== null && block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const typed = pasteAt(rows, active, block);
    setTyping(null);
    typeCells(typed);
    setPasted(Object.keys(typed).length);
  }

  function onCopy(event: ClipboardEvent) {
    if (typing !== null) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", text);
  }

  return {
    steps,
    active,
    typing,
    pasted,
    setTyping,
    commit,
    goTo,
    edit: () => edit(text),
    leave: () => setTyping(null),
    undo: () => {
      setPasted(null);
      setSteps(undoStep);
    },
    handlers: { onKeyDown, onPaste, onCopy },
  };
}
