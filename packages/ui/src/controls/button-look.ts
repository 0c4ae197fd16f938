import { classNames } from "../styles/class-names.ts";

export type ButtonVariant = "primary" | "quiet" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

/** Nothing can be pressed on paper (SCREEN-A5); a button that says what is shown is printed by "print:inline-flex!". */
const SHAPE =
  "print:hidden inline-flex shrink-0 items-center justify-center border font-medium whitespace-nowrap transition-colors select-none no-underline [&_svg]:shrink-0";
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

/** The look of a button, also of a link that looks like one. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames(
    SHAPE,
    VARIANT[variant],
    SIZE[size],
    variant === "primary" && size === "md" && "px-4",
    className,
  );
