import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { usePortalHost } from "./portal-host.ts";

const CONTENT = "float-in z-50 min-w-48 rounded-control bg-raised p-1 shadow-float outline-none";
const ITEM =
  "flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-small px-2.5 py-1.5 text-body no-underline outline-none select-none data-[highlighted]:bg-press data-[disabled]:text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

export interface MenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  readonly defaultOpen?: boolean;
}

/** Actions behind a button. Arrow keys and first letters move through it. */
export function Menu({ trigger, children, align = "end", defaultOpen = false }: MenuProps) {
  const host = usePortalHost();
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={CONTENT}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** Why it cannot be chosen now; said under its name. */
  readonly disabledReason?: string | undefined;
  /** Renders the only child, a link, as the entry. */
  readonly asChild?: boolean;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  onSelect,
  disabledReason,
  asChild = false,
  danger = false,
  children,
}: MenuItemProps) {
  const className = classNames(ITEM, danger && "text-bad-sign [&_svg]:text-bad-sign");
  if (asChild)
    return (
      <Radix.Item asChild className={className} onSelect={onSelect}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item className={className} disabled={disabledReason !== undefined} onSelect={onSelect}>
      {icon}
      <span>
        {children}
        {disabledReason ? (
          <span className="block text-tiny text-muted">{disabledReason}</span>
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

/** An entry that is on or off; the menu stays open, so that several can be set. */
export function MenuTick({ checked, onCheckedChange, children }: MenuTickProps) {
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

/** One of a few, inside a menu. */
export function MenuChoice({ value, onValueChange, choices }: MenuChoiceProps) {
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

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-tiny text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />;
}
