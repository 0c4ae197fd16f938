import { useEffect, type RefObject } from "react";
import type { ImageSlotsActor } from "./use-image-slots.ts";

/** How far a pointer travels before a press becomes a drag, in pixels. */
const THRESHOLD = 6;

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The slot that is pressed, where it is one and the main button presses it. */
function pressOf({ target, button, clientX, clientY }: PointerEvent): Press | null {
  const item = target instanceof Element ? target.closest<HTMLElement>("[data-slot]") : null;
  const id = item?.dataset["slot"];
  return id !== undefined && button === 0 ? { id, x: clientX, y: clientY } : null;
}

/** The position in the row that is nearest to a point. */
function placeAt(row: HTMLElement, x: number, y: number): number {
  const distances = [...row.querySelectorAll("[data-slot]")].map((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return Math.hypot(x - left - width / 2, y - top - height / 2);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * Puts images in order by mouse, pen or finger. The row catches the pointer, not the image: that one changes its
 * position in the document while it is dragged.
 */
export function useSlotDrag(row: RefObject<HTMLElement | null>, actor: ImageSlotsActor): void {
  useEffect(() => {
    const target = row.current;
    if (!target) return undefined;
    let press: Press | null = null;
    const isLifted = () => actor.getSnapshot().matches({ order: "lifted" });
    const lift = ({ id, x, y }: Press, event: PointerEvent): boolean => {
      if (Math.hypot(event.clientX - x, event.clientY - y) < THRESHOLD) return false;
      actor.send({ type: "slot.lifted", id });
      if (isLifted()) target.setPointerCapture(event.pointerId);
      return isLifted();
    };
    const move = (event: PointerEvent) => {
      if (!press || !(isLifted() || lift(press, event))) return;
      const to = placeAt(target, event.clientX, event.clientY);
      const { slots } = actor.getSnapshot().context;
      if (slots[to]?.id !== press.id) actor.send({ type: "slot.moved", to });
    };
    const end = (type: "slot.dropped" | "slot.returned") => () => {
      if (press && isLifted()) actor.send({ type });
      press = null;
    };
    const away = new AbortController();
    const on = (
      type: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
      listener: (event: PointerEvent) => void,
    ) => target.addEventListener(type, listener, { signal: away.signal });
    on("pointerdown", (event) => {
      press = pressOf(event);
    });
    on("pointermove", move);
    on("pointerup", end("slot.dropped"));
    on("pointercancel", end("slot.returned"));
    return () => away.abort();
  }, [row, actor]);
}
