import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { useState } from "react";
import { styleNonce } from "../browser/style-nonce.ts";
import { layerKeys } from "../overlays/layer-keys.ts";
import { usePortalHost } from "../overlays/portal-host.ts";
import { classNames } from "../styles/class-names.ts";

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second line, shown smaller. */
  readonly detail?: string;
  /** Why it cannot be chosen now. */
  readonly disabled?: boolean;
}

export interface SelectProps {
  readonly id?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Short lists; for anything a user would search, use Combobox. Values are never empty. */
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly size?: "sm" | "md";
  /** The user has left the control, not for its own list. */
  readonly onBlur?: () => void;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

const ITEM =
  "relative flex min-h-9 cursor-default items-center gap-2 rounded-small py-1.5 pr-8 pl-2.5 text-body outline-none select-none data-[highlighted]:bg-press data-[disabled]:text-muted data-[disabled]:opacity-60";

/** One of a few. The list opens over the control, so that the chosen entry stays where the eye is. */
export function Select({
  value,
  onValueChange,
  choices,
  placeholder = "Choose",
  disabled = false,
  size = "md",
  onBlur,
  ...control
}: SelectProps) {
  const host = usePortalHost();
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
    >
      <Radix.Trigger
        {...control}
        onBlur={open ? undefined : onBlur}
        className={classNames(
          "control flex items-center gap-2 text-left data-[placeholder]:text-muted",
          size === "sm" && "!min-h-7 !w-auto !px-2 text-small",
        )}
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content
          {...layerKeys(() => setOpen(false))}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="float-in z-50 max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] overflow-hidden rounded-control bg-raised p-1 shadow-float"
        >
          <Radix.Viewport nonce={styleNonce()}>
            {choices.map((choice) => (
              <Radix.Item
                key={choice.value}
                value={choice.value}
                disabled={choice.disabled ?? false}
                className={ITEM}
              >
                <span className="min-w-0">
                  <Radix.ItemText>{choice.label}</Radix.ItemText>
                  {choice.detail ? (
                    <span className="block text-small text-muted">{choice.detail}</span>
                  ) : null}
                </span>
                <Radix.ItemIndicator className="absolute right-2.5">
                  <Check className="size-4 text-accent-text" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
