import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** Wraps the whole application once, so that moving between tooltips does not wait again. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
}

/** A few words about one control. The control keeps its own name; this never replaces it. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-50 max-w-72 rounded-small bg-raised px-2.5 py-1.5 text-small text-ink shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
