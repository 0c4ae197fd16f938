import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { formatTotal } from "@marquee/ui/content/format-count.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { X } from "lucide-react";
import { Toolbar } from "radix-ui";
import type { ReactNode } from "react";

export interface BulkBarProps {
  /** How many rows are selected, and how many there are in all. */
  readonly count: number;
  readonly total: number;
  readonly isMore?: boolean;
  /** The names of selected rows that the search and the filters do not show now, and how to leave them out. */
  readonly outside?: readonly string[];
  readonly onLeaveOut?: () => void;
  /** The tab that they belong to, if there are several. */
  readonly tab?: string | undefined;
  readonly actions: readonly BulkBarAction[];
  /** Selects every row that fits, on all pages. */
  readonly onSelectAll: () => void;
  readonly selectingAll: boolean;
  readonly onStop: () => void;
}

/** A bulk action that knows its rows. */
export interface BulkBarAction {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onSelect: () => void;
  readonly disabledReason?: string | undefined;
  readonly key?: "F2";
}

const NAMED = 3;

const namesOf = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`
    : names.join(", ");

/**
 * What can be done with all that is selected. It is below the footer, since its actions may take two lines and the pages are turned
 * while rows are selected; on a narrow screen it stays in sight at the end of the window.
 */
export function BulkBar({
  count,
  total,
  isMore = false,
  outside = [],
  onLeaveOut,
  tab,
  actions,
  onSelectAll,
  selectingAll,
  onStop,
}: BulkBarProps) {
  return (
    <Toolbar.Root
      aria-label="Selected rows"
      className="float-in print:hidden sticky bottom-0 z-20 flex min-h-[3.25rem] flex-wrap items-center gap-x-1 gap-y-2 rounded-t-card bg-raised px-4 py-2 shadow-float max-md:[@media(max-height:18rem)]:static md:static md:mb-2 md:w-max md:max-w-[calc(100%-1rem)] md:shrink-0 md:self-center md:rounded-card md:py-1.5 md:pr-2"
    >
      <span role="status" className="figures mr-1 font-medium whitespace-nowrap">
        {count} selected{tab === undefined ? "" : ` in ${tab}`}
      </span>
      {outside.length > 0 ? (
        <span className="flex min-w-0 items-center gap-1 text-small">
          <span className="max-w-80 [overflow-wrap:anywhere] text-muted">
            {outside.length} not in this view: {namesOf(outside)}
          </span>
          <Toolbar.Button asChild>
            <Button size="sm" variant="ghost" className="text-accent-text!" onClick={onLeaveOut}>
              Leave out
            </Button>
          </Toolbar.Button>
        </span>
      ) : null}
      {count < total ? (
        <Toolbar.Button asChild>
          <Button
            size="sm"
            variant="ghost"
            busy={selectingAll}
            onClick={onSelectAll}
            className="text-accent-text!"
          >
            Select all {formatTotal(total, isMore)} that match
          </Button>
        </Toolbar.Button>
      ) : null}
      <Toolbar.Separator className="mx-2 h-5 w-px bg-line-strong max-md:hidden" />
      <span className="flex gap-1 max-md:order-last max-md:basis-full max-md:flex-wrap">
        {actions.map((action) => (
          <Toolbar.Button key={action.label} asChild>
            <Button
              size="sm"
              variant="ghost"
              className="max-md:h-10 max-md:flex-1 max-md:border-line-strong"
              help={count === 0 ? HELP_LINKS.lists : undefined}
              disabledReason={count === 0 ? "Nothing is selected." : action.disabledReason}
              aria-keyshortcuts={action.key}
              onClick={action.onSelect}
            >
              {action.icon}
              {action.label}
            </Button>
          </Toolbar.Button>
        ))}
      </span>
      <Toolbar.Button asChild>
        <IconButton
          size="sm"
          label="Stop selecting"
          className="ml-auto"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onStop}
        />
      </Toolbar.Button>
    </Toolbar.Root>
  );
}
