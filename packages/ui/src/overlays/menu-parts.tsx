import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { DropdownMenu as Radix } from "radix-ui";
import { useCallback, useRef, useState, type ReactElement, type ReactNode } from "react";
import type { ButtonProps } from "../controls/button.tsx";
import { helpAt, PRESS_FOR_HELP } from "../controls/help-at.ts";
import { classNames } from "../styles/class-names.ts";
import { layerKeys } from "./layer-keys.ts";
import { usePortalHost } from "./portal-host.ts";

const CONTENT = "float-in z-50 min-w-48 rounded-control bg-raised p-1 shadow-float outline-none";
const ITEM =
  "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-small px-2.5 py-1.5 text-body no-underline outline-none select-none data-[highlighted]:bg-press data-[disabled]:text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

export interface MenuProps {
  /** A button. */
  readonly trigger: ReactElement<Omit<ButtonProps, "label">>;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
}

export interface OpenedMenuProps extends MenuProps {
  /** Opened with the keyboard: its first entry has the focus. */
  readonly withKeyboard: boolean;
}

const focusFirst = (menu: HTMLElement | null): void =>
  menu
    ?.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")
    ?.focus({ preventScroll: true });

/** A menu from its first opening on. */
export function OpenedMenu({ trigger, children, align = "end", withKeyboard }: OpenedMenuProps) {
  const host = usePortalHost();
  const [open, setOpen] = useState(true);
  const first = useRef(withKeyboard);
  const begin = useCallback((menu: HTMLElement | null) => {
    if (first.current) focusFirst(menu);
    if (menu) first.current = false;
  }, []);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content
          ref={begin}
          {...layerKeys(() => setOpen(false))}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={CONTENT}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** Why it cannot be chosen now; shown under its name. */
  readonly disabledReason?: string | undefined;
  /** What explains the reason: choosing the entry opens it while it is refused. */
  readonly help?: HelpAddress | undefined;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/**
 * A menu entry that acts. With a `disabledReason` it shows the reason and does not act; with `help`
 * besides, it has the focus still and opens the help.
 */
export function Item(props: MenuItemProps) {
  const { icon, onSelect, disabledReason, help, danger = false, children } = props;
  const off = disabledReason !== undefined;
  const explained = off && help !== undefined;
  const className = classNames(
    ITEM,
    off ? "text-muted" : danger && "text-bad-sign [&_svg]:text-bad-sign",
  );
  return (
    <Radix.Item
      className={className}
      // an entry that opens the help can be reached with the keyboard
      disabled={off && !explained}
      aria-disabled={off || undefined}
      {...(explained ? helpAt(help) : {})}
      onSelect={off ? undefined : onSelect}
    >
      {icon}
      <span>
        {children}
        {disabledReason ? (
          <span className="block text-tiny text-muted">
            {explained ? `${disabledReason} ${PRESS_FOR_HELP}` : disabledReason}
          </span>
        ) : null}
      </span>
    </Radix.Item>
  );
}

export interface MenuTickProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A menu entry that is on or off; choosing it leaves the menu open. */
export function Tick({ checked, onCheckedChange, children }: MenuTickProps) {
  return (
    <Radix.CheckboxItem
      className={ITEM}
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-4 place-items-center rounded-[4px] border",
          checked ? "border-accent bg-accent" : "border-line-control bg-field",
        )}
      >
        <Radix.ItemIndicator asChild>
          <svg
            viewBox="0 0 12 12"
            className="!size-3 fill-none !text-on-accent stroke-current stroke-2"
          >
            <path d="M2.5 6.4 4.9 8.8 9.6 3.6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  );
}

export interface MenuChoiceProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly icon?: ReactNode;
  }[];
}

/** Menu entries of which one is chosen; choosing one closes the menu. */
export function Choice({ value, onValueChange, choices }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className={classNames(ITEM, "data-[state=checked]:font-medium")}
        >
          {choice.icon}
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator className="size-1.5 rounded-full bg-accent" />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** Text over menu entries; it cannot be chosen. */
export function Label({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-tiny text-muted">{children}</Radix.Label>;
}

/** A line between two groups of menu entries. */
export function Separator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />;
}
