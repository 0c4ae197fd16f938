import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ComponentProps } from "react";
import { FLOATING } from "../canvas/floating.ts";

/** Tools on the canvas; `className` says where. */
export const ToolFrame = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    role="toolbar"
    className={classNames(FLOATING, "flex items-center gap-0.5 p-[3px]", className)}
    {...rest}
  />
);

/** Where the tools of the canvas itself are: right of its map, which a narrow screen lacks. */
export const BESIDE_MAP = "bottom-4 left-48 max-[1100px]:left-4";

/** A tool of a `ToolFrame`. One that shows an icon is named by `aria-label`. */
export const ToolButton = (props: ComponentProps<"button">) => (
  <button
    type="button"
    className="inline-flex h-7.5 min-w-7.5 items-center justify-center gap-1.5 rounded-[7px] px-2 text-[0.8125rem] font-medium text-muted hover:bg-press aria-pressed:bg-accent-tint aria-pressed:text-accent-text"
    {...props}
  />
);

/** Separates groups of tools. */
export const ToolLine = () => <hr className="mx-[3px] h-4.5 w-px border-0 bg-line-strong" />;
