import type { ReactNode } from "react";

export interface LoadingProps {
  /** What is loading, for users who do not see the skeleton. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** The skeleton. */
  readonly children: ReactNode;
}

/** A skeleton in place of what is loading, with words for users who do not see it. */
export function Loading({ label = "Loading", className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
