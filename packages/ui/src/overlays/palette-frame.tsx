import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

export const PALETTE_VEIL = "fixed inset-0 z-40 bg-veil";
export const PALETTE_CARD =
  "fixed inset-x-0 top-[12dvh] z-40 mx-auto w-[35rem] max-w-[calc(100vw-2rem)] overflow-hidden rounded-card bg-raised shadow-float outline-none";
export const PALETTE_INPUT =
  "h-full min-w-0 flex-1 bg-transparent text-section font-normal outline-none";

/** The line that is typed into. */
export function PaletteLine({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex h-14 items-center gap-3 border-b border-line px-4">
      <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
      {children}
    </div>
  );
}

export interface PaletteFrameProps {
  readonly title: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
  /** What gets the focus back when it is closed. */
  readonly opener: Element | null;
}

/** At once, and not after a dialog has come: keys are typed meanwhile. */
export const focusAtOnce = (field: HTMLInputElement | null) => field?.focus();

/** What a palette shows while the rest of it is loaded: its field, which is typed into at once (SCREEN-K6). */
export function PaletteFrame({ title, typed, onType, onClose, opener }: PaletteFrameProps) {
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return createPortal(
    <>
      <div className={PALETTE_VEIL} onPointerDown={close} />
      <div
        role="dialog"
        aria-modal="true"
        aria-label={title}
        aria-busy="true"
        className={PALETTE_CARD}
      >
        <PaletteLine>
          <input
            ref={focusAtOnce}
            aria-label="Go to"
            value={typed}
            placeholder={title}
            className={PALETTE_INPUT}
            onChange={(event) => onType(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") close();
              // nothing else of the page is to be reached while it is open
              if (event.key === "Tab") event.preventDefault();
            }}
          />
        </PaletteLine>
      </div>
    </>,
    document.body,
  );
}
