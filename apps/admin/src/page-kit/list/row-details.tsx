import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** What a row shows under itself when it is opened. */
export interface RowDetails<Row> {
  /** What is opened, such as "Analytics". */
  readonly label: string;
  readonly content: (row: Row) => ReactNode;
}

export interface DetailsButtonProps {
  readonly label: string;
  readonly open: boolean;
  readonly size?: "sm" | "md";
  /** Pressing anywhere on the nearest positioned row opens it, too; what else can be pressed there lies above (SCREEN-L21). */
  readonly wholeRow?: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what there is more of one row. */
export function DetailsButton({
  label,
  open,
  size = "sm",
  wholeRow = false,
  onToggle,
}: DetailsButtonProps) {
  return (
    <IconButton
      size={size}
      label={label}
      aria-expanded={open}
      onClick={onToggle}
      className={classNames(
        "[&[aria-expanded=true]_svg]:rotate-90",
        wholeRow && "after:absolute after:inset-0 after:cursor-pointer",
      )}
      icon={<ChevronRight className="size-4 transition-transform" aria-hidden="true" />}
    />
  );
}
