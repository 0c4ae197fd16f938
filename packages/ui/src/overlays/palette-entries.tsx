import { markWords } from "@marquee/domain/search/mark-words";
import { Command } from "cmdk";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../content/badge.tsx";

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

/** A page or a thing in the list. */
export function Entry<Value extends string>({
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
      // its marks would split the words for screen readers
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

/** Sections one below the other. */
export const Sections = ({ sections, ...props }: SectionsProps) =>
  sections.map((section) => <Section key={section.title} section={section} {...props} />);
