import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { useBlocker } from "@tanstack/react-router";
import { useSession } from "../session/session-context.tsx";
import { useOpenEdit } from "./open-edits.ts";

/** An address of the panel, as far as it says what is left. */
export interface LeftAddress {
  readonly pathname: string;
  readonly search: object;
}

export interface LeaveGuardProps {
  /** Whether leaving the page now loses something. */
  readonly wouldLose: () => boolean;
  /** Whether a navigation leaves what would be lost; every navigation by default. */
  readonly leaves?: ((from: LeftAddress, to: LeftAddress) => boolean) | undefined;
  readonly question: string;
  /** What is lost. */
  readonly consequence: string;
  /** The answer that stays. */
  readonly stay: string;
}

/** Asks once before something is lost with the page; never after a sign-out. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { wouldLose, leaves = () => true, question, consequence, stay } = props;
  const { actor } = useSession();
  useOpenEdit(wouldLose);
  const asks = () => wouldLose() && actor.getSnapshot().matches("signedIn");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => leaves(current, next) && asks(),
    enableBeforeUnload: asks,
    withResolver: true,
  });
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
