import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";

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
  readonly onToggle: () => void;
}

/** Opens and closes what there is more of one row. */
export function DetailsButton({ label, open, size = "sm", onToggle }: DetailsButtonProps) {
  return (
    <IconButton
      size={size}
      label={label}
      aria-expanded={open}
      onClick={onToggle}
      className="[&[aria-expanded=true]_svg]:rotate-90"
      icon={<ChevronRight className="size-4 transition-transform" aria-hidden="true" />}
    />
  );
}
