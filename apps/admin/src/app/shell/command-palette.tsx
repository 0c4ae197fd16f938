import { useNavigate } from "@tanstack/react-router";
import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import type { MenuEntry } from "@marquee/domain/access/menu";
import { classNames } from "../../ui/class-names.ts";
import { matchingOptions } from "../../ui/options.ts";
import { MenuIcon } from "./menu-icons.tsx";
import { useMenu } from "./use-menu.ts";

const matching = (entries: readonly MenuEntry[], typed: string): MenuEntry[] => {
  const options = entries.map(({ path, entry, group }) => ({
    value: path,
    label: entry,
    detail: group,
  }));
  const fitting = new Set(matchingOptions(options, typed).map((option) => option.value));
  return entries.filter(({ path }) => fitting.has(path));
};

function Commands({ onDone }: { readonly onDone: () => void }) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const items = matching(useMenu(), typed);
  const list = useCombobox<MenuEntry>({
    items,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.entry ?? "",
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onDone();
      void navigate({ to: selectedItem.path });
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
            key={item.path}
            {...list.getItemProps({ item, index })}
            className={classNames(
              "flex h-10 cursor-default items-center gap-3 rounded-small px-2.5",
              index === list.highlightedIndex && "bg-press",
            )}
          >
            <MenuIcon path={item.path} className="size-4 text-muted" />
            <span className="flex-1">{item.entry}</span>
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

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every page of this person's menu by its name, from the keyboard. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="float-in fixed inset-x-0 top-[12dvh] z-40 mx-auto w-[560px] max-w-[calc(100vw-32px)] overflow-hidden rounded-card bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Go to a page</Dialog.Title>
          <Commands onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
