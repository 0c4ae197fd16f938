import { Button } from "@marquee/ui/controls/button.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Menu, MenuItem } from "@marquee/ui/overlays/menu.tsx";
import { Ellipsis } from "lucide-react";
import { useCallback } from "react";
import type { RowAction } from "./list-definition.ts";
import { setRowEdit } from "./row-edit.ts";
import { useRunAction } from "./use-run-action.ts";

export interface RowActionsProps {
  /** Names the row, so that ten "Edit" buttons have different names. */
  readonly of: string;
  readonly actions: readonly RowAction[];
  readonly size?: "sm" | "md";
}

const DOTS = <Ellipsis className="size-4" aria-hidden="true" />;

interface RowButtonProps extends Pick<RowActionsProps, "of"> {
  readonly action: RowAction;
  readonly size: "sm" | "md";
  readonly onRun: ReturnType<typeof useRunAction>;
}

const RowButton = ({ of, action, size, onRun }: RowButtonProps) => (
  <Button
    size={size}
    variant="ghost"
    aria-label={`${action.label} ${of}`}
    disabledReason={action.disabledReason}
    help={action.help}
    onClick={(click) => onRun(action, click)}
  >
    {action.shownAs ?? action.label}
  </Button>
);

/** The first action by its label, if it is short, what is done most, and the others behind "…". */
export function RowActions({ of, actions, size = "sm" }: RowActionsProps) {
  const run = useRunAction();
  const edit = actions.find(({ edits, disabledReason }) => edits && disabledReason === undefined);
  const holder = useCallback(
    (element: HTMLElement | null) =>
      element ? setRowEdit(element, edit ? () => run(edit) : null) : undefined,
    [edit, run],
  );
  if (actions.length === 0) return null;
  const shown = actions.filter(
    ({ behind, shownAs }, index) => shownAs !== undefined || (index === 0 && !behind),
  );
  const others = actions.filter((action) => !shown.includes(action));
  return (
    <span ref={holder} data-row-actions="" className="flex justify-end gap-0.5 print:hidden">
      {shown.map((action) => (
        <RowButton key={action.label} of={of} action={action} size={size} onRun={run} />
      ))}
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
