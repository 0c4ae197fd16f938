import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { usePortalHost } from "./portal-host.ts";

export interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
}

/** A few words about one control. The control keeps its own name; this never replaces it. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  const host = usePortalHost();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={host}>
          <Radix.Content
            side={side}
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
