import { holdsWords } from "@marquee/domain/wire/typed-text";
import { Command } from "cmdk";
import { Dialog } from "radix-ui";
import { Tabs, type Tab } from "../controls/tabs.tsx";
import { layerKeys } from "./layer-keys.ts";
import { Entry, Sections, type PaletteEntry, type PaletteSection } from "./palette-entries.tsx";
import {
  focusAtOnce,
  PALETTE_CARD,
  PALETTE_INPUT,
  PALETTE_VEIL,
  PaletteLine,
} from "./palette-frame.tsx";
import { returnFocus } from "./return-focus.ts";

export interface PaletteProps<Value extends string> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What can be found here, as the field and the dialog are called. */
  readonly title: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The pages; narrowed by what is typed. */
  readonly pages: readonly PaletteEntry<Value>[];
  readonly onPage: (page: Value) => void;
  /** What was found for what is typed; taken as it comes. */
  readonly sections?: readonly PaletteSection[];
  readonly onFound?: (value: string) => void;
  /** Kinds of what was found, if there is more than one. */
  readonly tabs?: readonly Tab[];
  readonly tab?: string;
  readonly onTab?: (tab: string) => void;
  /** What gets the focus when it closes, if its frame has taken that before it. */
  readonly opener?: Element | null;
}

/** Pages that have every typed word in their name, and then those that have it in their group. */
function matchingPages<Value extends string>(
  pages: readonly PaletteEntry<Value>[],
  typed: string,
): readonly PaletteEntry<Value>[] {
  const named = pages.filter(({ label }) => holdsWords([label], typed));
  const grouped = pages.filter(({ label, group }) => holdsWords([label, group], typed));
  return [...new Set([...named, ...grouped])];
}

/** Whether a section has something to show: one that found nothing does not. */
const isShown = ({ entries, busy, failure }: PaletteSection): boolean =>
  entries.length > 0 || busy || failure !== null;

/** Pages and things by their name, from the keyboard: typing narrows, arrows move, Enter goes. */
export function Palette<Value extends string>({
  open,
  onOpenChange,
  title,
  typed,
  onType,
  pages,
  onPage,
  sections = [],
  onFound = () => {},
  tabs = [],
  tab = "",
  onTab = () => {},
  opener,
}: PaletteProps<Value>) {
  // the first tab is that of everything, pages of the menu too
  const isNarrowed = tabs.length > 0 && tab !== tabs[0]?.value;
  const fitting = isNarrowed ? [] : matchingPages(pages, typed);
  const shown = sections.filter(isShown);
  const count = fitting.length + shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const close =
    <Chosen extends string>(go: (value: Chosen) => void) =>
    (value: Chosen) => {
      onOpenChange(false);
      go(value);
    };
  const list = (
    <Command.List
      label="Found"
      className="max-h-[min(50dvh,calc(80dvh-var(--keyboard,0px)-6rem))] overflow-y-auto p-2"
    >
      <Sections
        sections={shown.filter(({ isFirst }) => isFirst)}
        typed={typed}
        onChoose={close(onFound)}
      />
      {fitting.map((page) => (
        <Entry key={page.value} entry={page} typed={typed} onChoose={close(onPage)} />
      ))}
      <Sections
        sections={shown.filter(({ isFirst }) => !isFirst)}
        typed={typed}
        onChoose={close(onFound)}
      />
      {count === 0 && shown.length === 0 ? (
        <p className="px-3 pt-2 pb-4 text-muted">Nothing fits what you typed.</p>
      ) : null}
    </Command.List>
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={PALETTE_VEIL} />
        <Dialog.Content
          aria-describedby={undefined}
          {...layerKeys(() => onOpenChange(false))}
          onCloseAutoFocus={(event) => returnFocus(event, opener)}
          className={PALETTE_CARD}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <Command label="Go to" shouldFilter={false}>
            <PaletteLine>
              <Command.Input
                ref={focusAtOnce}
                value={typed}
                onValueChange={onType}
                placeholder={title}
                className={PALETTE_INPUT}
              />
            </PaletteLine>
            {tabs.length === 0 ? (
              list
            ) : (
              <Tabs label="Kinds" tabs={tabs} value={tab} onValueChange={onTab} isDense>
                {list}
              </Tabs>
            )}
          </Command>
          <p role="status" className="sr-only">
            {shown.some(({ busy }) => busy) ? "Searching…" : `${count} found`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
