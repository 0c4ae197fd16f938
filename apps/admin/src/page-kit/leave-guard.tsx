import { useBlocker } from "@tanstack/react-router";
import { useSession } from "../session/session-context.tsx";
import { AlertDialog } from "@marquee/ui/alert-dialog.tsx";

export interface LeaveGuardProps {
  /** Whether leaving the page now loses something. */
  readonly wouldLose: () => boolean;
  readonly question: string;
  /** What is lost. */
  readonly consequence: string;
  /** The answer that stays. */
  readonly stay: string;
}

/** Asks once before something is lost with the page; never after a sign-out. */
export function LeaveGuard({ wouldLose, question, consequence, stay }: LeaveGuardProps) {
  const { actor } = useSession();
  const asks = () => wouldLose() && actor.getSnapshot().matches("signedIn");
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true });
  return (
    <AlertDialog
      open={blocker.status === "blocked"}
      question={question}
      consequence={consequence}
      cancel={stay}
      confirm="Leave"
      tone="danger"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
