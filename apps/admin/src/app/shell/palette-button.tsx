import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { PaletteFrame } from "@marquee/ui/overlays/palette-frame.tsx";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { isApple } from "./is-apple.ts";

const load = () => import("./command-palette.tsx");
const TITLE = "Find a page, anything by its name, or something to do";

/** Whether the palette is open, and what is typed in it: it stays so while the bar around its button changes its form. */
export function usePalette(onSwitchCompany: () => void) {
  const [loaded, want] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [opener, setOpener] = useState<Element | null>(null);
  const close = () => setOpen(false);
  const openPalette = () => {
    setOpener(document.activeElement);
    setTyped("");
    setOpen(true);
    void want().then((came) => (came ? undefined : close()));
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (open) close();
    else openPalette();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const frame = { title: TITLE, typed, onType: setTyped, onClose: close, opener };
  const content = loaded ? (
    <loaded.CommandPalette {...frame} onSwitchCompany={onSwitchCompany} />
  ) : (
    <PaletteFrame {...frame} />
  );
  return { palette: open ? content : null, openPalette };
}

/**
 * Ctrl K or Cmd K (SCREEN-K7): the letter if the layout has Latin ones, else its place on the keyboard, as under Cyrillic, Hebrew and
 * Arabic layouts. With Shift or Alt it is the browser's.
 */
function isPaletteKey({ altKey, code, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (!(metaKey || ctrlKey) || altKey || shiftKey) return false;
  return /^[a-z]$/iu.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
}

export interface PaletteButtonProps {
  readonly narrow: boolean;
  readonly onOpen: () => void;
}

/** The search button of the top bar; Ctrl K or Cmd K does the same from anywhere. */
export function PaletteButton({ narrow, onOpen }: PaletteButtonProps) {
  if (narrow)
    return (
      <IconButton
        label="Search"
        icon={<Search className="size-5" aria-hidden="true" />}
        onClick={onOpen}
      />
    );
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex h-9 w-[22.5rem] min-w-0 shrink items-center gap-2 rounded-control border border-line-strong bg-surface pr-2 pl-3 text-left text-muted hover:bg-hover"
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      <span className="flex-1 truncate">Search</span>
      <kbd className="rounded-[5px] border border-line-strong bg-surface px-1.5 font-sans text-tiny leading-[1.125rem] font-medium">
        {isApple() ? "⌘ K" : "Ctrl K"}
      </kbd>
    </button>
  );
}
