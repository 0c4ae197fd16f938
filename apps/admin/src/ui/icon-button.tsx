import type { ReactNode } from "react";
import { Button, type ButtonProps, type ButtonSize } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

const SQUARE: Readonly<Record<ButtonSize, string>> = {
  sm: "w-7 px-0!",
  md: "w-9 px-0!",
  lg: "w-11 px-0!",
};

export interface IconButtonProps extends Omit<ButtonProps, "asChild" | "children"> {
  /** The name of the action; also its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** The square button alone, named but without a tip. */
export function IconSquare({
  label,
  icon,
  size = "md",
  variant = "ghost",
  className,
  ...rest
}: IconButtonProps) {
  const square = classNames(SQUARE[size], className);
  return (
    <Button {...rest} variant={variant} size={size} className={square} aria-label={label}>
      {icon}
    </Button>
  );
}

/** A square button that shows an icon alone, and is named. */
export function IconButton(props: IconButtonProps) {
  const button = <IconSquare {...props} />;
  return props.disabledReason === undefined ? (
    <Tooltip text={props.label}>{button}</Tooltip>
  ) : (
    button
  );
}
