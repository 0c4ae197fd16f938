import type { PricedPlanOutput } from "@marquee/machines/payments/priced-plan.model";
import { useSelector } from "@xstate/react";
import { useEffect, type ReactNode } from "react";
import { LeftOpen, ResumeFailed } from "./checkout/unsettled-flow.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PricedPlanFlowProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** Shown while the server is asked for the checkout that was open before a reload. */
  readonly outline: ReactNode;
  /** As in "Nothing is lost: if it went through, the campaign is made without you." */
  readonly resumeFailed: string;
  readonly succeeded: ReactNode;
  readonly leftOpen: {
    readonly header: ReactNode;
    /** As in "If it did, the campaign appears among the active ones by itself." */
    readonly detail: string;
    readonly action: ReactNode;
  };
  /** Goes on to what was paid for, once. */
  readonly onArrive: (output: PricedPlanOutput) => void;
  /** The plan with its payment. */
  readonly children: ReactNode;
}

/** From a plan to what was paid for. The machine's state decides what is shown. */
export function PricedPlanFlow<Draft extends object>({
  actor,
  outline,
  resumeFailed,
  succeeded,
  leftOpen,
  onArrive,
  children,
}: PricedPlanFlowProps<Draft>) {
  const snapshot = useSelector(actor, (current) => current);
  const { output } = snapshot;
  useEffect(() => {
    if (output?.paid) onArrive(output);
  }, [output, onArrive]);
  if (snapshot.matches("resuming") || snapshot.matches("opening")) return outline;
  if (snapshot.matches("resumeFailed"))
    return (
      <ResumeFailed
        detail={resumeFailed}
        onRetry={() => actor.send({ type: "resume.retry" })}
        onBack={() => actor.send({ type: "resume.dropped" })}
      />
    );
  if (snapshot.matches("redirecting") || snapshot.matches("finished")) return succeeded;
  if (snapshot.matches("leftOpen"))
    return (
      <>
        {leftOpen.header}
        <LeftOpen detail={leftOpen.detail} action={leftOpen.action} />
      </>
    );
  return children;
}
