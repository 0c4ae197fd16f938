import type { ImageSlotsEvent } from "@marquee/machines/images/image-slots.model";
import { tip } from "@marquee/ui/overlays/tip.ts";
import { useSelector } from "@xstate/react";
import { Plus } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import type { SlotControls } from "./slot-controls.ts";
import { SlotThumb } from "./slot-thumb.tsx";
import { SortableSlot, SortableSlots } from "./sortable-slots.tsx";
import type { ImageSlotsActor } from "./use-image-slots.ts";

/** Holds the focus on the shown image while it changes its position in the document. `onLeave`: the focus went elsewhere. */
function useRowFocus(
  row: RefObject<HTMLElement | null>,
  {
    order,
    shown,
    onLeave,
  }: { readonly order: string; readonly shown: string | null; readonly onLeave: () => void },
): void {
  const had = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const target = row.current;
    const away = new AbortController();
    const options = { signal: away.signal };
    target?.addEventListener("focusin", () => (had.current = true), options);
    target?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        // Without a next target the image was moved in the document, or the window was left.
        if (!(relatedTarget instanceof Node) || target.contains(relatedTarget)) return;
        had.current = false;
        leave();
      },
      options,
    );
    return () => away.abort();
  }, [row]);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isOurs = activeElement === body || row.current?.contains(activeElement);
    if (had.current && isOurs)
      row.current?.querySelector<HTMLElement>(`[data-slot="${shown}"] button`)?.focus();
  }, [row, order, shown]);
}

/** What the keys of the row are pressed at. */
interface SlotAtHand {
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
const keyEvent = (key: string, at: SlotAtHand): ImageSlotsEvent | null =>
  at.isLifted ? whileLifted(key, at) : atRest(key, at);

const EMPTY = "size-14 rounded-small border border-dashed text-muted transition-colors";

/** The free slots. The first is a button for every user, the others are a shortcut for the pointer. */
function EmptySlots({
  left,
  total,
  control,
  choose,
}: Pick<SlotControls, "control" | "choose"> & { readonly left: number; readonly total: number }) {
  return (
    <>
      <li>
        <button
          {...control}
          {...tip("Add images")}
          type="button"
          aria-label={`Add images, ${total - left} of ${total} places taken`}
          onClick={choose}
          className={`${EMPTY} grid place-items-center border-line-control hover:bg-hover hover:text-ink`}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      </li>
      {Array.from({ length: left - 1 }, (_, index) => (
        <li key={index} aria-hidden="true">
          <button
            type="button"
            tabIndex={-1}
            onClick={choose}
            className={`${EMPTY} block border-line-strong hover:bg-hover`}
          />
        </li>
      ))}
    </>
  );
}

/** All images in a row, in their order, and the free slots. */
export function SlotStrip({
  actor,
  control,
  choose,
}: { readonly actor: ImageSlotsActor } & Pick<SlotControls, "control" | "choose">) {
  const help = useId();
  const { slots, shown, lifted, purpose } = useSelector(actor, ({ context }) => context);
  const ids = slots.map(({ id }) => id);
  const drop = () => actor.send({ type: "slot.dropped" });
  const row = useRef<HTMLUListElement>(null);
  useRowFocus(row, {
    order: ids.join(),
    shown,
    // An image that is lifted when the focus leaves stays where it is.
    onLeave: drop,
  });
  const left = purpose.most - slots.length;
  return (
    <SortableSlots actor={actor} ids={ids}>
      <ul ref={row} aria-label="Images in their order" className="flex flex-wrap gap-2">
        {slots.map((slot, index) => {
          const isLifted = lifted?.id === slot.id;
          return (
            <SortableSlot key={slot.id} id={slot.id}>
              <SlotThumb
                slot={slot}
                index={index}
                total={slots.length}
                isShown={slot.id === shown}
                isLifted={isLifted}
                describedBy={help}
                onShow={() => {
                  if (!isLifted) drop();
                  actor.send({ type: "slot.shown", id: slot.id });
                }}
                onKeyDown={(event) => {
                  const slotEvent = keyEvent(event.key, { id: slot.id, index, ids, isLifted });
                  if (!slotEvent) return;
                  // Space is no press and Escape closes no dialog while they mean something here.
                  event.preventDefault();
                  event.stopPropagation();
                  actor.send(slotEvent);
                }}
              />
            </SortableSlot>
          );
        })}
        {left > 0 ? (
          <EmptySlots left={left} total={purpose.most} control={control} choose={choose} />
        ) : null}
      </ul>
      <p id={help} hidden>
        Arrow keys go along the row, Space lifts an image to move it, Delete removes it.
      </p>
    </SortableSlots>
  );
}
