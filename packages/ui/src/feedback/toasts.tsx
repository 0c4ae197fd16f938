import { CircleAlert, CircleCheck, Copy, Info, Undo2, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useRef, useSyncExternalStore } from "react";
import { Button } from "../controls/button.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { isForLayer } from "../overlays/layer-keys.ts";
import type { Toaster, ToastEntry, ToastTone } from "./toaster.ts";
import { UNDO_TIME } from "./undo-time.ts";

const SIGN = {
  ok: <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok-sign" aria-hidden="true" />,
  note: <Info className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />,
  bad: <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad-sign" aria-hidden="true" />,
} satisfies Record<ToastTone, unknown>;

const SHORT = 6000;

const durationOf = ({ tone, undo, undoSeconds }: ToastEntry): number => {
  // errors stay until they are dismissed
  if (tone === "bad") return Number.POSITIVE_INFINITY;
  if (undo) return undoSeconds === undefined ? UNDO_TIME : undoSeconds * 1000;
  return SHORT;
};

export interface ToastsProps {
  readonly toaster: Toaster;
  /** What a title means, for a toast without a second line; undefined if it says so itself. */
  readonly plainWords?: (title: string) => string | undefined;
}

const wholeText = ({ title, detail, reference }: ToastEntry) =>
  [title, detail, reference ? `Reference ${reference}` : ""].filter(Boolean).join("\n");

function One({ entry, onClose }: { readonly entry: ToastEntry; readonly onClose: () => void }) {
  const bad = entry.tone === "bad";
  const isLeft = useRef(false);
  return (
    <Radix.Root
      duration={durationOf(entry)}
      type={bad ? "foreground" : "background"}
      open
      // Radix closes it by every Escape: an error stays readable if the key is for something else
      onEscapeKeyDown={(event) => {
        isLeft.current = isForLayer(event);
      }}
      onOpenChange={() => {
        if (!isLeft.current) onClose();
        isLeft.current = false;
      }}
      className="float-in flex w-full items-start gap-3 rounded-card bg-raised py-3 pr-3 pl-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {SIGN[entry.tone]}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-medium [overflow-wrap:anywhere]">
          <span>{entry.title}</span>
          {entry.times > 1 ? (
            <span className="font-normal text-muted"> ({entry.times} times)</span>
          ) : null}
        </Radix.Title>
        {entry.detail || entry.reference ? (
          <Radix.Description className="text-small [overflow-wrap:anywhere] text-muted">
            {entry.detail}{" "}
            {entry.reference ? <span className="figures">Reference {entry.reference}</span> : null}
          </Radix.Description>
        ) : null}
        {entry.undo ? (
          <Radix.Action asChild altText="Undo: press F8, then Tab to it">
            <Button size="sm" variant="ghost" className="mt-1 -ml-2" onClick={entry.undo}>
              <Undo2 className="size-3.5" aria-hidden="true" />
              Undo
            </Button>
          </Radix.Action>
        ) : null}
        {bad ? (
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 -ml-2"
            onClick={() => void navigator.clipboard?.writeText(wholeText(entry))}
          >
            <Copy className="size-3.5" aria-hidden="true" />
            Copy
          </Button>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton label="Dismiss" size="sm" icon={<X className="size-4" aria-hidden="true" />} />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Toasts are in the top bar, beside search and user menu. The corners and edges of a page have its first action,
 * the buttons of its form and of payments, and none of them may be covered. F8 moves the focus there.
 */
export function Toasts({ toaster, plainWords }: ToastsProps) {
  const entries = useSyncExternalStore(toaster.subscribe, toaster.current);
  return (
    <Radix.Provider swipeDirection="right">
      {entries.map((entry) => (
        <One
          key={entry.id}
          entry={{ ...entry, detail: entry.detail ?? plainWords?.(entry.title) }}
          onClose={() => toaster.dismiss(entry.id)}
        />
      ))}
      <Radix.Viewport className="print:hidden fixed right-0 bottom-16 z-[60] flex w-[24.5rem] max-w-full flex-col gap-2 px-4 py-2 outline-none" />
    </Radix.Provider>
  );
}
