/** The look of a list of what is found, below the field or the button that opens it. */
export const FOUND_LIST =
  "absolute top-9.5 left-0 z-30 max-h-[60vh] min-w-80 overflow-auto rounded-[10px] border border-line-strong bg-surface p-1 shadow-float";

/** An entry of the list; the one that Enter opens is tinted. */
export const FOUND_OPTION =
  "flex w-full items-baseline gap-2 rounded-[7px] px-2.5 py-[7px] text-small aria-selected:bg-accent-tint";

/** What kind of thing it is, at its end. */
export const FOUND_KIND = "ml-auto text-[0.75rem] text-muted";
