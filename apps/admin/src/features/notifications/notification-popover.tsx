import { layerKeys } from "@marquee/ui/overlays/layer-keys.ts";
import { Popover } from "radix-ui";
import type { ReactElement } from "react";
import { NotificationList } from "./notification-list.tsx";

export interface NotificationPopoverProps {
  /** The bell. */
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The list of notifications under its bell. */
export function NotificationPopover({ trigger, open, onOpenChange }: NotificationPopoverProps) {
  const close = () => onOpenChange(false);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          {...layerKeys(close)}
          aria-label="Notifications"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="float-in z-50 w-[24rem] max-w-[calc(100vw-1rem)] overflow-hidden rounded-card bg-raised shadow-float outline-none"
        >
          <NotificationList onClose={close} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
