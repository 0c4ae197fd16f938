import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { matchingOptions } from "./options.ts";
import { returnFocus } from "./return-focus.ts";

/** One thing that can be gone to. */
export interface PaletteEntry<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it belongs to; shown at the end, and searched too. */
  readonly group: string;
  readonly icon: ReactNode;
}

export interface PaletteProps<Value extends string> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly entries: readonly PaletteEntry<Value>[];
  readonly onChoose: (value: Value) => void;
}

const matching = <Value extends string>(
  entries: readonly PaletteEntry<Value>[],
  typed: string,
): readonly PaletteEntry<Value>[] => {
  const options = entries.map(({ value, label, group }) => ({ value, label, detail: group }));
  const fitting = new Set<string>(matchingOptions(options, typed).map((option) => option.value));
  return entries.filter(({ value }) => fitting.has(value));
};

function Entries<Value extends string>({
  entries,
  onChoose,
}: Pick<PaletteProps<Value>, "entries" | "onChoose">) {
  const [typed, setTyped] = useState("");
  const items = matching(entries, typed);
  const list = useCombobox<PaletteEntry<Value>>({
    items: [...items],
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? "",
    stateReducer: (state, { type, changes }) =>
      // leaving the field is no choice
      type === LEFT ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value);
    },
  });
  return (
    <>
      <div className="flex h-14 items-center gap-3 border-b border-line px-4">
        <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          {...list.getInputProps({
            "aria-label": "Go to",
            placeholder: "Go to a page",
            onChange: (event) => setTyped(event.currentTarget.value),
          })}
          aria-labelledby={undefined}
          className="h-full flex-1 bg-transparent text-section font-normal outline-none"
        />
      </div>
      <ul
        {...list.getMenuProps({ "aria-label": "Pages", "aria-labelledby": undefined })}
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {items.map((item, index) => (
          <li
            key={item.value}
            {...list.getItemProps({ item, index })}
            className={classNames(
              "flex h-10 cursor-default items-center gap-3 rounded-small px-2.5 [&_svg]:size-4 [&_svg]:text-muted",
              index === list.highlightedIndex && "bg-press",
            )}
          >
            {item.icon}
            <span className="flex-1">{item.label}</span>
            <span className="text-small text-muted">{item.group}</span>
          </li>
        ))}
      </ul>
      {items.length === 0 ? (
        <p role="status" className="px-5 pt-2 pb-6 text-muted">
          No page fits what you typed.
        </p>
      ) : null}
    </>
  );
}

const LEFT = useCombobox.stateChangeTypes.InputBlur;

/** Pages by their name, from the keyboard: typing narrows, arrows move, Enter goes. */
export function Palette<Value extends string>({
  open,
  onOpenChange,
  entries,
  onChoose,
}: PaletteProps<Value>) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="float-in fixed inset-x-0 top-[12dvh] z-40 mx-auto w-[560px] max-w-[calc(100vw-32px)] overflow-hidden rounded-card bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Go to a page</Dialog.Title>
          <Entries
            entries={entries}
            onChoose={(value) => {
              onOpenChange(false);
              onChoose(value);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
