import { ChevronRight } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

/** What a row shows under itself when it is opened. */
export interface RowDetails<Row> {
  /** What is opened, such as "Analytics". */
  readonly label: string;
  readonly content: (row: Row) => ReactNode;
}

/** Which rows are open. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return { isOpen: (id: string) => open.has(id), toggle };
}

export interface DetailsButtonProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what there is more of one row. */
export function DetailsButton({ label, open, onToggle }: DetailsButtonProps) {
  return (
    <IconButton
      size="sm"
      label={label}
      aria-expanded={open}
      onClick={onToggle}
      className="[&[aria-expanded=true]_svg]:rotate-90"
      icon={<ChevronRight className="size-4 transition-transform" aria-hidden="true" />}
    />
  );
}
