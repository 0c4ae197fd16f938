import { useNavigate } from "@tanstack/react-router";
import type { RowAction } from "./list-definition.ts";

/** Takes an action: it runs, or leads to its address. */
export function useRunAction(): (action: RowAction) => void {
  const navigate = useNavigate();
  return ({ link, onSelect }) => (link ? void navigate(link) : onSelect());
}
