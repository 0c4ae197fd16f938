import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether the palette is open. It stays so while the bar around its button changes its form. */
export function usePalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey)
        return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const palette = open ? (
    <Suspense>
      <CommandPalette open onOpenChange={setOpen} />
    </Suspense>
  ) : null;
  return { palette, openPalette: () => setOpen(true) };
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
      className="flex h-9 w-[360px] min-w-0 shrink items-center gap-2 rounded-control border border-line-strong bg-surface pr-2 pl-3 text-left text-muted hover:bg-hover"
    >
      <Search className="size-4 shrink-0" aria-hidden="true" />
      <span className="flex-1 truncate">Search</span>
      <kbd className="rounded-[5px] border border-line-strong bg-surface px-1.5 font-sans text-tiny leading-[18px] font-medium">
        {isApple() ? "⌘ K" : "Ctrl K"}
      </kbd>
    </button>
  );
}
