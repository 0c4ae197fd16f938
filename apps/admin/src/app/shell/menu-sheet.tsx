import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { layerKeys } from "@marquee/ui/overlays/layer-keys.ts";
import { InDialog } from "@marquee/ui/overlays/portal-host.ts";
import { returnFocus } from "@marquee/ui/overlays/return-focus.ts";
import { Building2, ChevronsUpDown, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Drawer } from "./drawer.tsx";
import type { CompanySwitch } from "./use-company-switch.tsx";

export interface MenuSheetProps {
  readonly onClose: () => void;
  readonly companySwitch: CompanySwitch;
}

/** The side menu on a narrow screen: a sheet from the left. */
export function MenuSheet({ onClose, companySwitch }: MenuSheetProps) {
  const { name, openSwitch } = companySwitch;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          {...layerKeys(onClose)}
          onCloseAutoFocus={returnFocus}
          className="fade-in fixed inset-y-0 left-0 z-40 flex w-[17.5rem] max-w-[85vw] flex-col bg-canvas shadow-float outline-none"
        >
          <InDialog value={true}>
            <div className="flex h-(--bar) items-center justify-between pr-2 pl-5">
              <Dialog.Title>
                <Wordmark />
                <span className="sr-only"> menu</span>
              </Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label="Close menu" icon={<X className="size-5" aria-hidden="true" />} />
              </Dialog.Close>
            </div>
            {name === null ? null : (
              <Button
                className="mx-3 mb-2 justify-start"
                aria-haspopup="dialog"
                onClick={() => {
                  onClose();
                  openSwitch();
                }}
              >
                <Building2 className="size-4" aria-hidden="true" />
                <span className="min-w-0 flex-1 truncate text-left">
                  <span className="sr-only">Shown:</span> <span>{name}</span>
                </span>
                <ChevronsUpDown className="size-3.5" aria-hidden="true" />
              </Button>
            )}
            <Drawer onFollow={onClose} />
          </InDialog>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
