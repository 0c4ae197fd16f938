import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";

/** Says beside a plan that it is set, and what was set. */
export const PlanSet = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="figures flex items-start gap-2 text-small text-muted">
    <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok-sign" aria-hidden="true" />
    <span>Plan set: {children}</span>
  </p>
);
