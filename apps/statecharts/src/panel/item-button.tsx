import type { ReactNode } from "react";
import { itemLook } from "./item-look.ts";

export interface OpenedItem {
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** One of several things below each other; the open one scrolls into view. */
export const ItemButton = ({
  isOpen,
  open,
  children,
}: OpenedItem & { readonly children: ReactNode }) => (
  <button
    type="button"
    className={itemLook(isOpen)}
    aria-current={isOpen}
    onClick={open}
    ref={(button) => {
      if (isOpen) button?.scrollIntoView({ block: "nearest" });
    }}
  >
    {children}
  </button>
);
