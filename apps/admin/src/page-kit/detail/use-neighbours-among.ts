import { useNavigate } from "@tanstack/react-router";
import type { Address } from "../address.ts";
import type { Neighbours } from "./use-neighbours.ts";

export interface NeighboursAmong<Row extends { readonly id: string }> {
  /** All of them, in the order of the page that leads here. */
  readonly rows: readonly Row[];
  /** The one that is shown. */
  readonly id: string;
  readonly link: (row: Row) => Address;
}

/** The place of a thing among some that are all known; null if it is not one of them. */
export function useNeighboursAmong<Row extends { readonly id: string }>({
  rows,
  id,
  link,
}: NeighboursAmong<Row>): Neighbours | null {
  const navigate = useNavigate();
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return null;
  const open = (index: number) => {
    const row = rows[index];
    // the page that is left is replaced, so that Back leads to where they are listed
    return row === undefined
      ? undefined
      : () => void navigate({ search: {}, ...link(row), replace: true });
  };
  return { position: at + 1, total: rows.length, previous: open(at - 1), next: open(at + 1) };
}
