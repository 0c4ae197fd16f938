import { Popover } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { useNarrow } from "../browser/media.ts";
import { Dialog } from "./dialog.tsx";
import { layerKeys } from "./layer-keys.ts";
import { usePortalHost } from "./portal-host.ts";

export interface FloatingPanelProps {
  /** The button that it belongs to. */
  readonly trigger: ReactElement;
  /** Names it. */
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly align?: "start" | "end";
  readonly children: ReactNode;
}

/** A small task beside its button; on a narrow screen a sheet. What is inside takes the focus by itself. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { trigger, label, open, onOpenChange, align = "start", children } = props;
  const host = usePortalHost();
  const narrow = useNarrow();
  if (narrow)
    return (
      <>
        {trigger}
        <Dialog open={open} onOpenChange={onOpenChange} title={label}>
          {children}
        </Dialog>
      </>
    );
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={host}>
        <Popover.Content
          {...layerKeys(() => onOpenChange(false))}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="float-in z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-card bg-raised shadow-float outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
