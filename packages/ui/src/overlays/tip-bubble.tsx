import { Tooltip as Radix } from "radix-ui";
import type { Tip } from "./tip.ts";

export interface TipBubbleProps {
  readonly tip: Tip;
  readonly onClose: () => void;
}

/** As `usePortalHost` has it, for a control anywhere: a dialog that is in the main part does not hide it. */
function tipHost(anchor: HTMLElement): HTMLElement {
  const main = document.getElementById("main");
  const dialog = anchor.closest("[role$=dialog]");
  return main && (!dialog || main.contains(dialog)) ? main : document.body;
}

/** The bubble beside its control. */
export function TipBubble({ tip: { anchor, text }, onClose }: TipBubbleProps) {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={onClose}>
        <Radix.Trigger asChild>
          <span
            aria-hidden="true"
            className="pointer-events-none fixed"
            style={{ left, top, width, height }}
          />
        </Radix.Trigger>
        <Radix.Portal container={tipHost(anchor)}>
          <Radix.Content
            data-tip-bubble
            side={anchor.dataset["tipSide"] === "right" ? "right" : "top"}
            sideOffset={6}
            collisionPadding={8}
            className="fade-in z-[70] max-w-72 rounded-small bg-raised px-2.5 py-1.5 text-small text-ink shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
