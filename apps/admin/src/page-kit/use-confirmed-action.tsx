import type { RunRequest } from "@marquee/machines/patterns/confirmed-action.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { fromPromise } from "xstate";
import { useProcess } from "../session/use-process.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type {
  ConfirmDialogProps,
  ConfirmedAction,
  ConfirmedActionMachine,
} from "./confirm-question.tsx";
import { notify } from "./notify.ts";
import type { offerUndo } from "./offer-undo.ts";

export interface ConfirmedActionCalls<Subject extends object, Result> extends Omit<
  ConfirmDialogProps<Subject, Result>,
  "action" | "children"
> {
  readonly run: (subject: Subject) => Promise<Result>;
  /** What is read again once it was done. */
  readonly refresh: readonly QueryKey[];
  /** How the server takes it back, for the toast of the success; absent if it cannot. */
  readonly undo?: (subject: Subject) => ReturnType<typeof offerUndo> | undefined;
  /** Fields of the dialog, such as the reason. */
  readonly fields?: ReactNode;
}

/** Runs an action that is confirmed first (CONFIRM-M1 … CONFIRM-M4): how to request it, and the dialog that confirms it. */
export function useConfirmedAction<Subject extends object, Result>(
  machine: ConfirmedActionMachine<Subject, Result>,
  calls: ConfirmedActionCalls<Subject, Result>,
) {
  const queries = useQueryClient();
  const latest = useLatest(calls);
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        run: fromPromise<Result, RunRequest<Subject>>(({ input }) =>
          latest.current.run(input.subject),
        ),
      },
      actions: {
        notify: ({ context: { subject } }, notification) =>
          notify(
            notification,
            notification.kind === "success" && subject !== null
              ? latest.current.undo?.(subject)
              : undefined,
          ),
        refreshLists: () => {
          for (const queryKey of latest.current.refresh)
            void queries.invalidateQueries({ queryKey });
        },
      },
    }),
  );
  const action: ConfirmedAction<Subject, Result> = useProcess(provided, {});
  const request = useCallback(
    (subject: Subject) => action.send({ type: "action.requested", subject }),
    [action],
  );
  const { run: _run, refresh: _refresh, undo: _undo, fields, ...shown } = calls;
  const dialog = (
    <ConfirmDialog action={action} {...shown}>
      {fields}
    </ConfirmDialog>
  );
  return { action, request, dialog };
}
