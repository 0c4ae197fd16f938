import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { isLeftEscape } from "@marquee/ui/overlays/layer-keys.ts";
import { usePortalHost } from "@marquee/ui/overlays/portal-host.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { GripVertical } from "lucide-react";
import { Popover } from "radix-ui";
import { useRef, type ReactElement } from "react";
import type { ListTable } from "./list-features.ts";

export interface ColumnChooserProps<Row extends object> {
  readonly table: ListTable<Row>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button it belongs to. */
  readonly children: ReactElement;
}

interface EntryProps {
  readonly id: string;
  readonly label: string;
  readonly shown: boolean;
  readonly fixed: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** One column: shown or not, and a handle that moves it. */
function Entry({ id, label, shown, fixed, onShow }: EntryProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;
  return (
    <li
      ref={setNodeRef}
      style={{ translate: `0 ${transform?.y ?? 0}px`, transition }}
      className={classNames(
        "flex min-h-9 items-center justify-between gap-4 rounded-small pr-1 pl-2.5",
        isDragging && "relative z-1 bg-press",
      )}
    >
      <Checkbox
        label={
          fixed ? (
            <>
              <span>{label}</span> <span className="text-small">always shown</span>
            </>
          ) : (
            label
          )
        }
        checked={shown}
        disabled={fixed}
        onCheckedChange={onShow}
      />
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size="sm"
        label={`Move ${label}`}
        className="touch-none cursor-grab"
        icon={<GripVertical className="size-4" aria-hidden="true" />}
      />
    </li>
  );
}

const INSTRUCTIONS = {
  draggable: "Space lifts the column, the arrow keys move it, Space drops it, Escape puts it back.",
};

/** Says what happens to a column, for users who do not see it. */
const announcementsOf = (
  nameOf: (id: UniqueIdentifier) => string,
  count: number,
): Announcements => {
  const position = (over: DragEndEvent["over"]) =>
    over ? `place ${Number(over.data.current?.["sortable"].index) + 1} of ${count}` : "no place";
  return {
    // onDragOver announces it at once, over its own place
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => `${nameOf(active.id)} lifted, at ${position(over)}.`,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} dropped, at ${position(over)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  };
};

/** The columns of a list in their order, to show, hide and move with mouse, finger and keyboard. */
export function ColumnChooser<Row extends object>(props: ColumnChooserProps<Row>) {
  const { table, open, onOpenChange, children } = props;
  const host = usePortalHost();
  const dragging = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const columns = table.getAllLeafColumns();
  const ids = columns.map(({ id }) => id);
  const columnLabel = (id: UniqueIdentifier) =>
    String(columns.find((column) => column.id === id)?.columnDef.header);
  const move = ({ active, over }: DragEndEvent) => {
    dragging.current = false;
    if (over && over.id !== active.id)
      table.setColumnOrder(
        arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))),
      );
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{children}</Popover.Trigger>
      <Popover.Portal container={host}>
        <Popover.Content
          aria-label="Columns"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // Escape puts a lifted column back first
          onEscapeKeyDown={(event) => dragging.current && event.preventDefault()}
          onKeyDown={(event) => {
            if (isLeftEscape(event) && !dragging.current) onOpenChange(false);
          }}
          className="float-in z-50 flex max-h-(--radix-popover-content-available-height) min-w-56 flex-col rounded-control bg-raised p-1 shadow-float outline-none"
        >
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
            accessibility={{
              announcements: announcementsOf(columnLabel, ids.length),
              screenReaderInstructions: INSTRUCTIONS,
            }}
            onDragStart={() => {
              dragging.current = true;
            }}
            onDragCancel={() => {
              dragging.current = false;
            }}
            onDragEnd={move}
          >
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              <ul className="relative min-h-0 overflow-y-auto">
                {columns.map((column) => (
                  <Entry
                    key={column.id}
                    id={column.id}
                    label={columnLabel(column.id)}
                    shown={column.getIsVisible()}
                    fixed={!column.getCanHide()}
                    onShow={(shown) => column.toggleVisibility(shown)}
                  />
                ))}
              </ul>
            </SortableContext>
          </DndContext>
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 w-full"
            onClick={() => {
              table.resetColumnOrder();
              table.resetColumnVisibility();
            }}
          >
            Reset columns
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
