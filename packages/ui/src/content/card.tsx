import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

/** A thing of its own on a page: one edge, no shadow. */
export function Card({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={classNames("rounded-card border border-line-strong bg-raised p-5", className)}>
      {children}
    </div>
  );
}
