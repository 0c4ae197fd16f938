import { Command } from "cmdk";
import { markWords } from "@marquee/domain/search/mark-words";
import { RotateCw } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../content/badge.tsx";
import { closesOnEscape } from "./escape.ts";
import { holdsWords } from "@marquee/domain/wire/typed-text";
import {
  focusAtOnce,
  PALETTE_CARD,
  PALETTE_INPUT,
  PALETTE_VEIL,
  PaletteLine,
} from "./palette-frame.tsx";
import { returnFocus } from "./return-focus.ts";
import { Tabs, type Tab } from "../controls/tabs.tsx";

/** One thing that can be gone to. */
export interface PaletteEntry<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What it belongs to; shown at the end. */
  readonly group: string;
  readonly icon: ReactNode;
  /** What it is now, after its name. */
  readonly badge?: { readonly label: string; readonly tone: BadgeTone } | null;
}

/** What was found elsewhere for what is typed, under a heading of its own. */
export interface PaletteSection {
  readonly title: string;
  /** Comes before the pages. */
  readonly isFirst?: boolean;
  readonly entries: readonly PaletteEntry<string>[];
  readonly busy: boolean;
  /** Why it could not be searched; null if it could. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

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

const ROW =
  "flex min-h-10 cursor-default items-center gap-3 rounded-small px-2.5 py-1 data-[selected=true]:bg-press [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

/** A text with the typed words marked (SEARCH-R5). */
const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  markWords(text, typed).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className="bg-transparent font-semibold text-accent-text">
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );

function Entry<Value extends string>({
  entry: { value, label, group, icon, badge },
  typed,
  onChoose,
}: {
  readonly typed: string;
  readonly entry: PaletteEntry<Value>;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <Command.Item
      value={value}
      onSelect={() => onChoose(value)}
      // its marks would part the words for who listens
      aria-label={[label, badge?.label, group].filter(Boolean).join(" ")}
      className={ROW}
    >
      {icon}
      {/* one below the other if both do not fit in a line */}
      <span className="flex min-w-0 flex-1 gap-x-3 max-md:flex-col md:items-center">
        <span className="flex min-w-0 flex-1 items-center gap-2">
          {/* whole, however long: what tells two names apart is often their end */}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <Marked text={label} typed={typed} />
          </span>
          {badge ? " " : null}
          {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        </span>{" "}
        <span className="shrink-0 truncate text-small text-muted md:max-w-[50%]">{group}</span>
      </span>
    </Command.Item>
  );
}

function Section({
  section: { title, entries, busy, failure, onRetry },
  typed,
  onChoose,
}: {
  readonly typed: string;
  readonly section: PaletteSection;
  readonly onChoose: (value: string) => void;
}) {
  return (
    <Command.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-tiny [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
    >
      {failure === null ? null : (
        <Command.Item value={`${title} again`} onSelect={onRetry} className={ROW}>
          <RotateCw aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate">{failure}</span>
          <span className="shrink-0 text-small text-muted">Try again</span>
        </Command.Item>
      )}
      {entries.map((entry) => (
        <Entry key={entry.value} entry={entry} typed={typed} onChoose={onChoose} />
      ))}
      {busy && entries.length === 0 ? (
        <Command.Loading className="px-2.5 py-2 text-small text-muted">Searching…</Command.Loading>
      ) : null}
    </Command.Group>
  );
}

interface SectionsProps {
  readonly sections: readonly PaletteSection[];
  readonly typed: string;
  readonly onChoose: (value: string) => void;
}

const Sections = ({ sections, ...props }: SectionsProps) =>
  sections.map((section) => <Section key={section.title} section={section} {...props} />);

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
          {...closesOnEscape(() => onOpenChange(false))}
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
