import type { ImageSlotsEvent } from "@marquee/machines/images/image-slots.model";

/** What the keys of the row are pressed at. */
export interface SlotAtHand {
  readonly id: string;
  readonly index: number;
  readonly ids: readonly string[];
  readonly isLifted: boolean;
}

const STEP: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Where a key leads in the row, or null for a key that leads nowhere. */
function target(key: string, { index, ids }: SlotAtHand): number | null {
  const step = STEP[key];
  if (step !== undefined) return index + step;
  if (key === "Home") return 0;
  return key === "End" ? ids.length - 1 : null;
}

function whileLifted(key: string, at: SlotAtHand): ImageSlotsEvent | null {
  const to = target(key, at);
  if (to !== null) return { type: "slot.moved", to };
  if (key === " " || key === "Enter") return { type: "slot.dropped" };
  return key === "Escape" ? { type: "slot.returned" } : null;
}

function atRest(key: string, at: SlotAtHand): ImageSlotsEvent | null {
  const to = target(key, at);
  const next = to === null ? undefined : at.ids[to];
  if (next !== undefined) return { type: "slot.shown", id: next };
  if (key === " ") return { type: "slot.lifted", id: at.id };
  return key === "Delete" ? { type: "slot.removed", id: at.id } : null;
}

/** What a key does at an image of the row: arrows go along, Space lifts and drops, Escape puts back. Null: as usual. */
export const keyEvent = (key: string, at: SlotAtHand): ImageSlotsEvent | null =>
  at.isLifted ? whileLifted(key, at) : atRest(key, at);
