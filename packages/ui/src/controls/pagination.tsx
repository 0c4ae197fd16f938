import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { formatTotal } from "../content/format-count.ts";
import { Menu, MenuChoice } from "../overlays/menu.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** There are more than `total`, which were not counted. */
  readonly isMore?: boolean;
  readonly sizes?: readonly number[];
  readonly onPageChange: (page: number) => void;
  /** Not called if `sizes` offers no choice. */
  readonly onSizeChange?: (size: number) => void;
  /** Distinguishes it from another on the same page. */
  readonly label?: string;
}

/** "1–10 of 312", and the way to the other pages. */
export function Pagination({
  page,
  size,
  total,
  isMore = false,
  sizes = [10, 25, 50],
  onPageChange,
  onSizeChange,
  label = "Pages",
}: PaginationProps) {
  const last = isMore ? Infinity : Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = isMore ? page * size : Math.min(page * size, total);
  const choices = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <nav
      aria-label={label}
      className="flex h-12 flex-wrap items-center gap-x-4 text-small text-muted"
    >
      <span className="figures" aria-live="polite">
        {from}–{to} of {formatTotal(total, isMore)}
      </span>
      <span className="ml-auto flex items-center gap-2">
        {choices.length > 1 ? (
          <>
            <span aria-hidden="true" className="max-sm:hidden">
              Rows per page
            </span>
            <Menu
              trigger={
                <Button size="sm" aria-label={`Rows per page: ${size}`}>
                  <span>{size}</span>
                  <ChevronDown className="size-3.5" aria-hidden="true" />
                </Button>
              }
            >
              <MenuChoice
                value={String(size)}
                onValueChange={(value) => onSizeChange?.(Number(value))}
                choices={choices.map((each) => ({ value: String(each), label: String(each) }))}
              />
            </Menu>
          </>
        ) : null}
      </span>
      <span className="flex gap-1">
        <IconButton
          label="Previous page"
          size="sm"
          variant="quiet"
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          disabledReason={page <= 1 ? "This is the first page." : undefined}
          onClick={() => onPageChange(page - 1)}
        />
        <IconButton
          label="Next page"
          size="sm"
          variant="quiet"
          icon={<ChevronRight className="size-4" aria-hidden="true" />}
          disabledReason={page >= last ? "This is the last page." : undefined}
          onClick={() => onPageChange(page + 1)}
        />
      </span>
    </nav>
  );
}
