import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { RowAction } from "./list-definition.ts";

/**
 * Takes an action: it runs, or leads to its address. A double click is one act: by its second click another action may be in
 * the place of the first, such as "Resume" in that of "Pause" (SCREEN-L30).
 */
export function useRunAction(): (action: RowAction, click?: Pick<MouseEvent, "detail">) => void {
  const navigate = useNavigate();
  return ({ link, onSelect }, click) => {
    if (click !== undefined && click.detail > 1) return;
    if (link) void navigate(link);
    else onSelect();
  };
}
