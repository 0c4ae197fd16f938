import { changeMessages, changeReports } from "@marquee/domain/items/change-messages";
import type { ChangeCell, ChangeValue } from "@marquee/domain/items/item-changes";
import { changeItemsMachine } from "@marquee/machines/items/change-items.machine";
import {
  changeResult,
  undoResult,
  type NotDone,
  type PartRequest,
  type PartResponse,
} from "@marquee/machines/items/change-items.model";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import type { ChangeStart } from "./start-changing.ts";

/** So long the report of many changes offers to take them back (CHANGE-M5). */
const UNDO_SECONDS = 600;

export type ChangeItemsActor = ActorRefFrom<typeof changeItemsMachine>;

const typedText = (value: ChangeValue, cell: ChangeCell | undefined): string =>
  typeof value === "number" ? value.toFixed(2) : value || (cell?.beforeText ?? "");

/** What was chosen is an id, whose name is known if it is the old one or the new one. */
function chosenText(value: ChangeValue, cell: ChangeCell): string {
  if (value === cell.before) return cell.beforeText;
  return value === cell.after ? cell.afterText : changeMessages.anotherOne(cell.label);
}

/** Why an item was not changed, or not taken back, in words. */
export function whyNotDone({ row, outcome }: NotDone): string {
  if (outcome.tag === "refused") return outcome.reasons.join(" ");
  const now = outcome.current.map(({ field, value }) => {
    const cell = row.cells.find((known) => known.field === field);
    return cell === undefined || cell.isTyped ? typedText(value, cell) : chosenText(value, cell);
  });
  return changeMessages.changedMeanwhile(outcome.by, now.join(", "));
}

const listReasons = (notDone: readonly NotDone[]): string | undefined =>
  notDone.length === 0
    ? undefined
    : notDone.map((each) => `“${each.row.name}”: ${whyNotDone(each)}`).join("\n");

/** The running process of many changes: its calls, its toasts, and the lists that it reads again. */
export function useChangeItems({ rows, apply, refresh, one, many }: ChangeStart): ChangeItemsActor {
  const client = useClient();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    changeItemsMachine.provide({
      actors: {
        applyPart: fromPromise<PartResponse, PartRequest>(({ input }) =>
          apply(client, input.changes),
        ),
      },
      actions: {
        refreshLists: () => void queries.invalidateQueries({ queryKey: refresh }),
        reportChanged: ({ context, self }) => {
          const { done } = changeResult(context);
          notify(
            { kind: "success", message: changeReports.changed(done, { one, many }) },
            { undo: () => self.send({ type: "undo.started" }), undoSeconds: UNDO_SECONDS },
          );
        },
        reportUndone: ({ context }) => {
          const { all, done, notDone } = undoResult(context);
          notify(
            {
              kind: notDone.length === 0 ? "success" : "info",
              message: changeReports.undone(done, all, { one, many }),
            },
            { detail: listReasons(notDone) },
          );
        },
      },
    }),
  );
  return useProcess(machine, { input: { rows } });
}
