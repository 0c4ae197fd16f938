import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton, IconSquare } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import type { RowAction } from "./list-definition.ts";

export interface RowActionsProps {
  /** Names the row, so that ten "Edit" buttons are told apart. */
  readonly of: string;
  readonly actions: readonly RowAction[];
  readonly size?: "sm" | "md";
}

const DOTS = <Ellipsis className="size-4" aria-hidden="true" />;

/**
 * The other actions behind "…". A list has many of them and most are never opened: drawing their menus is what a row
 * would cost most, so that one is made when its button is pressed.
 */
function MoreActions({ of, actions, size = "sm" }: RowActionsProps) {
  const [pressed, setPressed] = useState(false);
  const label = `More for ${of}`;
  if (!pressed)
    return (
      <IconSquare
        size={size}
        label={label}
        title="More"
        icon={DOTS}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setPressed(true)}
      />
    );
  return (
    <Menu defaultOpen trigger={<IconButton size={size} label={label} icon={DOTS} />}>
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          icon={action.icon}
          danger={action.danger ?? false}
          disabledReason={action.disabledReason}
          onSelect={action.onSelect}
        >
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The first action in words, the others behind "…". */
export function RowActions({ of, actions, size = "sm" }: RowActionsProps) {
  const [first, ...others] = actions;
  if (!first) return null;
  return (
    <span className="flex justify-end gap-0.5">
      <Button
        size={size}
        variant="ghost"
        aria-label={`${first.label} ${of}`}
        disabledReason={first.disabledReason}
        onClick={first.onSelect}
      >
        {first.label}
      </Button>
      {others.length === 0 ? null : <MoreActions of={of} actions={others} size={size} />}
    </span>
  );
}
