import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { classNames } from "../styles/class-names.ts";
import { layerKeys } from "./layer-keys.ts";
import { InDialog } from "./portal-host.ts";
import { returnFocus } from "./return-focus.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  readonly width?: "narrow" | "medium" | "wide";
  readonly children: ReactNode;
  /** What is typed into first, if the dialog is one question. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Buttons, at the end: Cancel before the action. */
  readonly footer?: ReactNode;
}

/** Focuses what a dialog of one question asks for, else the dialog itself: its close button would open a tooltip. */
const focusIn = (first: RefObject<HTMLElement | null> | undefined) => (event: Event) => {
  event.preventDefault();
  if (first?.current) first.current.focus();
  else if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

const WIDTH = { narrow: "md:w-[27.5rem]", medium: "md:w-[45rem]", wide: "md:w-[60rem]" };

/** A task over the page. Escape and a press outside close it; narrow screens get a sheet. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = "narrow",
  children,
  firstFocus,
  footer,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={focusIn(firstFocus)}
          {...layerKeys(() => onOpenChange(false))}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            "float-in fixed inset-x-0 bottom-(--keyboard,0px) z-40 mx-auto flex max-h-[calc(92dvh-var(--keyboard,0px))] w-full flex-col rounded-t-card bg-raised shadow-float outline-none md:inset-y-0 md:my-auto md:h-fit md:max-h-[86dvh] md:max-w-[calc(100vw-3rem)] md:rounded-card",
            WIDTH[width],
          )}
        >
          <InDialog value={true}>
            <div className="flex items-start gap-4 px-6 pt-5 pb-3">
              <div className="min-w-0 flex-1">
                <Radix.Title className="text-section">{title}</Radix.Title>
                {description ? (
                  <Radix.Description className="text-muted">{description}</Radix.Description>
                ) : null}
              </div>
              <Radix.Close asChild>
                <IconButton
                  label="Close"
                  size="sm"
                  icon={<X className="size-4" aria-hidden="true" />}
                  className="-mr-2"
                />
              </Radix.Close>
            </div>
            <div className={classNames("min-h-0 flex-1 overflow-y-auto px-6", !footer && "pb-6")}>
              {children}
            </div>
            {footer ? (
              <div className="flex flex-wrap justify-end gap-2 px-6 py-4">{footer}</div>
            ) : null}
          </InDialog>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
