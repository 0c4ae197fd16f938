/** Two lines have room for less. */
const MOST_SHOWN = 300;

/** A value in a table of changes, in at most two lines that break between words; nothing shows a dash. */
export function ShownValue({ children }: { readonly children: string }) {
  return (
    <span
      dir="auto"
      className="line-clamp-2 max-w-56 min-w-16 text-left [overflow-wrap:break-word]"
    >
      {children.slice(0, MOST_SHOWN) || "–"}
    </span>
  );
}

export interface ChangedValueProps {
  readonly before: string;
  readonly after: string;
  /** Both in one line, where a table has the room. */
  readonly inLine?: boolean;
}

/** The stored value and the new one: of a file that is imported, and of what is changed of many items. */
export function ChangedValue({ before, after, inLine = false }: ChangedValueProps) {
  const both = (
    <>
      <span className="text-muted line-through">
        <ShownValue>{before}</ShownValue>
      </span>
      <span className="flex gap-1 font-medium">
        <span aria-hidden="true">→</span>
        <span className="sr-only">becomes</span>
        <ShownValue>{after}</ShownValue>
      </span>
    </>
  );
  return inLine ? <span className="flex flex-wrap items-center gap-x-2">{both}</span> : both;
}
