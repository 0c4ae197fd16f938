import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../top/icon.tsx";

const PART =
  "grid h-7 min-w-7.5 place-items-center border-r border-line-strong px-[7px] text-[0.75rem] text-muted last:border-0";

/** Small buttons in one frame. */
export const Segment = (props: { readonly label?: string; readonly children: ReactNode }) => (
  <span
    role={props.label === undefined ? undefined : "group"}
    aria-label={props.label}
    className="inline-flex overflow-hidden rounded-control border border-line-strong"
  >
    {props.children}
  </span>
);

/** A choice of a `Segment`: `aria-pressed` marks the one that is chosen. */
export const SegmentButton = ({ className, ...rest }: ComponentProps<"button">) => (
  <button
    type="button"
    className={classNames(
      PART,
      "aria-pressed:bg-accent-tint aria-pressed:text-accent-text",
      className,
    )}
    {...rest}
  />
);

/** Goes one way, which its icon shows. */
export const SegmentMove = (props: {
  readonly label: string;
  readonly icon: IconName;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}) => (
  <SegmentButton aria-label={props.label} disabled={props.isOff} onClick={props.onClick}>
    <Icon name={props.icon} />
  </SegmentButton>
);

/** Where one is, between the ways. */
export const SegmentPlace = ({ children }: { readonly children: ReactNode }) => (
  <span className={`${PART} tabular-nums`}>{children}</span>
);
