import { useNavigate } from "@tanstack/react-router";
import type { NamedAddress } from "../address.ts";
import type { RowAction } from "../list/list-definition.ts";
import { useRunAction } from "../list/use-run-action.ts";
import { usePageKeys } from "../page-keys.ts";
import { wayBack } from "../way-back.ts";
import type { Neighbours } from "./use-neighbours.ts";

export interface DetailKeys {
  readonly parent: NamedAddress;
  /** The row of the list above. */
  readonly id: string;
  readonly neighbours: Neighbours | null;
  readonly edit: RowAction | null;
  readonly primary: RowAction | null;
}

/** J and K turn to the next and the previous one, E edits, P promotes, Escape leads back to the row (SCREEN-R3). */
export function useDetailKeys({ parent, id, neighbours, edit, primary }: DetailKeys): void {
  const navigate = useNavigate();
  const run = useRunAction();
  const back = () => {
    const { to, search = {} } = wayBack(parent);
    void navigate({ to, search, state: { savedRow: id } });
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    j: neighbours?.next,
    k: neighbours?.previous,
    e: edit ? () => run(edit) : undefined,
    p: primary ? () => run(primary) : undefined,
    escape: back,
  };
  usePageKeys((event) => {
    // a toast is dismissed by the same key
    if (event.shiftKey || document.querySelector("[data-layer], [role=menu]")) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
