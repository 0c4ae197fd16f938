import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { containsWords } from "./options.ts";
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

/** How well an entry fits: its label before its group. */
const fit = (_value: string, typed: string, [label = "", group = ""]: string[] = []): number => {
  if (containsWords(label, typed)) return 1;
  return containsWords(`${label} ${group}`, typed) ? 0.5 : 0;
};

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
          <Command label="Go to" filter={fit}>
            <div className="flex h-14 items-center gap-3 border-b border-line px-4">
              <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <Command.Input
                placeholder="Go to a page"
                className="h-full flex-1 bg-transparent text-section font-normal outline-none"
              />
            </div>
            <Command.List label="Pages" className="max-h-[50dvh] overflow-y-auto p-2">
              {entries.map(({ value, label, group, icon }) => (
                <Command.Item
                  key={value}
                  value={value}
                  keywords={[label, group]}
                  onSelect={() => {
                    onOpenChange(false);
                    onChoose(value);
                  }}
                  className="flex h-10 cursor-default items-center gap-3 rounded-small px-2.5 data-[selected=true]:bg-press [&_svg]:size-4 [&_svg]:text-muted"
                >
                  {icon}
                  <span className="flex-1">{label}</span>
                  <span className="text-small text-muted">{group}</span>
                </Command.Item>
              ))}
              <Command.Empty className="px-3 pt-2 pb-4 text-muted">
                No page fits what you typed.
              </Command.Empty>
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
