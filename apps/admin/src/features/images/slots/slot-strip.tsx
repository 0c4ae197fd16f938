import { useSelector } from "@xstate/react";
import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { tip } from "@marquee/ui/overlays/tip.ts";
import type { SlotControls } from "./slot-controls.ts";
import { keyEvent } from "./slot-keys.ts";
import { SortableSlot, SortableSlots } from "./sortable-slots.tsx";
import { SlotThumb } from "./slot-thumb.tsx";
import type { ImageSlotsActor } from "./use-image-slots.ts";
import { useRowFocus } from "./use-row-focus.ts";

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
