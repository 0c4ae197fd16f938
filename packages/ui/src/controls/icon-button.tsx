import type { ReactNode } from "react";
import { tip } from "../overlays/tip.ts";
import { classNames } from "../styles/class-names.ts";
import type { ButtonSize } from "./button-look.ts";
import { Button, type ButtonProps } from "./button.tsx";

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

/** A square button that shows an icon alone, and is named. Why it is off matters more than its name. */
export function IconButton({
  label,
  icon,
  size = "md",
  variant = "ghost",
  className,
  ...rest
}: IconButtonProps) {
  const square = classNames(SQUARE[size], className);
  return (
    <Button
      {...tip(label)}
      {...rest}
      variant={variant}
      size={size}
      className={square}
      aria-label={label}
    >
      {icon}
    </Button>
  );
}
