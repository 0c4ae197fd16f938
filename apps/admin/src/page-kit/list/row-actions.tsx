import { Ellipsis } from "lucide-react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Menu, MenuItem } from "@marquee/ui/overlays/menu.tsx";
import type { RowAction } from "./list-definition.ts";
import { useRunAction } from "./use-run-action.ts";

export interface RowActionsProps {
  /** Names the row, so that ten "Edit" buttons have different names. */
  readonly of: string;
  readonly actions: readonly RowAction[];
  readonly size?: "sm" | "md";
}

const DOTS = <Ellipsis className="size-4" aria-hidden="true" />;

/** The first action by its label, if it is short, and the others behind "…". */
export function RowActions({ of, actions, size = "sm" }: RowActionsProps) {
  const run = useRunAction();
  if (actions.length === 0) return null;
  const first = actions[0]?.behind ? undefined : actions[0];
  const others = first ? actions.slice(1) : actions;
  return (
    <span className="flex justify-end gap-0.5 print:hidden">
      {first ? (
        <Button
          size={size}
          variant="ghost"
          aria-label={`${first.label} ${of}`}
          disabledReason={first.disabledReason}
          help={first.help}
          onClick={() => run(first)}
        >
          {first.label}
        </Button>
      ) : null}
      {others.length === 0 ? null : (
        <Menu trigger={<IconButton size={size} label={`More for ${of}`} icon={DOTS} />}>
          {others.map((action) => (
            <MenuItem
              key={action.label}
              icon={action.icon}
              danger={action.danger ?? false}
              disabledReason={action.disabledReason}
              help={action.help}
              onSelect={() => run(action)}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
}
