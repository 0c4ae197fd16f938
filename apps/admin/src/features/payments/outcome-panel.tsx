import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Ban, Building2, CircleAlert, CircleHelp, Clock3, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** The state of a payment as the person sees it. Success has a page of its own. */
export type PanelOutcome =
  | "working"
  | "bankCheck"
  | "processing"
  | "declined"
  | "unexpected"
  | "cancelled"
  | "unknown";

const LOOK: Readonly<
  Record<
    PanelOutcome,
    { readonly box: string; readonly sign: string; readonly Icon: LucideIcon | null }
  >
> = {
  working: { box: "border-line-strong bg-raised", sign: "text-accent-text", Icon: null },
  bankCheck: { box: "border-line-strong bg-raised", sign: "text-accent-text", Icon: Building2 },
  processing: {
    box: "border-transparent bg-wait-tint text-wait-ink",
    sign: "text-wait-sign",
    Icon: Clock3,
  },
  declined: {
    box: "border-bad-line bg-bad-soft text-bad-ink",
    sign: "text-bad-sign",
    Icon: CircleAlert,
  },
  unexpected: {
    box: "border-bad-line bg-bad-soft text-bad-ink",
    sign: "text-bad-sign",
    Icon: CircleAlert,
  },
  cancelled: { box: "border-line-strong bg-raised", sign: "text-muted", Icon: Ban },
  unknown: {
    box: "border-transparent bg-wait-tint text-wait-ink",
    sign: "text-wait-sign",
    Icon: CircleHelp,
  },
};

export interface OutcomePanelProps {
  readonly outcome: PanelOutcome;
  readonly title: string;
  /** What it means for the person's money and what comes next. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The state of a payment and what to do. Refusals are read out at once, everything else when there is time. */
export function OutcomePanel({ outcome, title, children, actions }: OutcomePanelProps) {
  const { box, sign, Icon } = LOOK[outcome];
  const urgent = outcome === "declined" || outcome === "unexpected";
  return (
    <div
      role={urgent ? "alert" : "status"}
      data-outcome={outcome}
      className={classNames("flex items-start gap-3 rounded-control border px-4 py-3", box)}
    >
      {Icon ? (
        <Icon className={classNames("mt-0.5 size-4 shrink-0", sign)} aria-hidden="true" />
      ) : (
        <Spinner className={classNames("mt-0.5 shrink-0", sign)} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <div className="text-small [overflow-wrap:anywhere]">{children}</div>
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}
