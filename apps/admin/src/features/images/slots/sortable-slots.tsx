import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, useSortable } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import type { ImageSlotsActor } from "./use-image-slots.ts";

/** How far a pointer travels before a press becomes a drag, in pixels. */
const THRESHOLD = 6;

// The machine announces, for pointer and keyboard.
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

export interface SortableSlotsProps {
  readonly actor: ImageSlotsActor;
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

/** Puts images in order by mouse, pen or finger. The keyboard's part is the machine's (`slot-keys.ts`). */
export function SortableSlots({ actor, ids, children }: SortableSlotsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: THRESHOLD } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT, restoreFocus: false }}
      onDragStart={({ active }) => actor.send({ type: "slot.lifted", id: String(active.id) })}
      onDragCancel={() => actor.send({ type: "slot.returned" })}
      onDragEnd={({ over }) => {
        if (over) actor.send({ type: "slot.moved", to: ids.indexOf(String(over.id)) });
        actor.send({ type: "slot.dropped" });
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One image of the row, if the pointer can take it. */
export function SortableSlot({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-slot={id}
      className={isDragging ? "relative z-1" : undefined}
      style={{ translate: transform ? `${transform.x}px ${transform.y}px` : undefined, transition }}
    >
      {children}
    </li>
  );
}
