import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { classNames } from "../styles/class-names.ts";
import { helpAt, PRESS_FOR_HELP } from "./help-at.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { tip } from "../overlays/tip.ts";

export type ButtonVariant = "primary" | "quiet" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const SHAPE =
  "inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap transition-colors select-none no-underline [&_svg]:shrink-0";
const VARIANT: Readonly<Record<ButtonVariant, string>> = {
  primary:
    "border-transparent bg-accent text-on-accent inset-shadow-[0_1px_0_rgb(255_255_255/0.16)] hover:bg-accent-hover",
  quiet: "border-line-strong bg-raised text-ink hover:bg-hover active:bg-press [&_svg]:text-muted",
  ghost:
    "border-transparent bg-transparent text-ink hover:bg-press active:bg-active [&_svg]:text-muted",
  danger: "border-transparent bg-bad-fill text-on-accent hover:bg-bad-fill-hover",
};
const SIZE: Readonly<Record<ButtonSize, string>> = {
  sm: "h-7 gap-1.5 rounded-small px-2 text-small",
  md: "h-9 gap-2 rounded-control px-3 text-body",
  lg: "h-11 gap-2 rounded-control px-5 text-[0.9375rem]",
};
const OFF = "cursor-not-allowed opacity-55";

const look = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames(
    SHAPE,
    VARIANT[variant],
    SIZE[size],
    variant === "primary" && size === "md" && "px-4",
    className,
  );

type Native = Omit<ComponentProps<"button">, "disabled">;

export interface ButtonProps extends Native {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shows that the press is being worked on; further presses do nothing. */
  readonly busy?: boolean;
  /** Why the button cannot be pressed now, and who could. Given = off, focusable, and shown. */
  readonly disabledReason?: string | undefined;
  /** What explains the reason: pressing the button opens it while it is off. */
  readonly help?: HelpAddress | undefined;
  /** Renders the only child (a link) with the button's look. */
  readonly asChild?: boolean;
}

/** The only child with the button's look. Small enough to be here: the sign-in page loads it. */
function dressed(
  children: ReactNode,
  props: Native & { readonly className: string },
): ReactElement {
  const child = Children.only(children);
  if (!isValidElement<{ className?: string }>(child)) throw new Error("asChild needs one element");
  return cloneElement(child, {
    ...props,
    className: classNames(props.className, child.props.className),
  });
}

/** A button of one of four kinds; `quiet` by default. One `primary` per view. */
export function Button({
  variant = "quiet",
  size = "md",
  busy = false,
  disabledReason,
  help,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const why = useId();
  const off = disabledReason !== undefined;
  const reason = off && help ? `${disabledReason} ${PRESS_FOR_HELP}` : (disabledReason ?? "");
  if (asChild) return dressed(children, { ...rest, className: look(variant, size, className) });
  const button = (
    <button
      {...rest}
      {...(off ? tip(reason) : {})}
      {...(off && help ? helpAt(help) : {})}
      type={off || busy ? "button" : type}
      className={classNames(look(variant, size, className), off && OFF)}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={off ? why : rest["aria-describedby"]}
      onClick={off || busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner className="!text-current" /> : null}
      {children}
    </button>
  );
  if (!off) return button;
  return (
    <>
      {button}
      <span id={why} className="sr-only">
        {reason}
      </span>
    </>
  );
}
