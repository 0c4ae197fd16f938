import { classNames } from "@marquee/ui/styles/class-names.ts";

/** The look of one of several things below each other. */
export const ITEM =
  "block w-full border-t border-line py-[9px] text-tiny/[1.0625rem] first-of-type:border-t-0";

/** One that is pressed to be opened; the open one is tinted. */
export const itemLook = (isOpen: boolean): string =>
  classNames(
    ITEM,
    isOpen
      ? "bg-accent-tint shadow-[-8px_0_0_var(--accent-tint),8px_0_0_var(--accent-tint),-10px_0_0_var(--accent)]"
      : "hover:bg-hover",
  );

/** A line of such a thing, with parts beside each other. */
export const ITEM_LINE = "mb-0.5 flex min-w-0 items-center gap-2";
