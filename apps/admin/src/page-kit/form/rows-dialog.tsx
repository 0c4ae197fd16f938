import { isRowTyped } from "@marquee/machines/patterns/rows.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useSelector } from "@xstate/react";
import { Plus } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useFocusOnIssue } from "./use-focus-on-issue.ts";
import type { RowsActor } from "./use-rows.ts";

export interface RowsDialogProps<Row extends object> {
  readonly actor: RowsActor<Row>;
  readonly title: string;
  readonly description: ReactNode;
  /** The buttons that add the typed row and save the list. */
  readonly add: string;
  readonly save: string;
  /** The fields of the row that is typed. */
  readonly fields: ReactNode;
  /** The rows that are there. */
  readonly children: ReactNode;
}

/** The dialog of a list that is set up row by row: the fields of the next row, the rows, Cancel and Save. */
export function RowsDialog<Row extends object>(props: RowsDialogProps<Row>) {
  const { actor, title, description, save, fields, children } = props;
  const frame = useFocusOnIssue<HTMLFormElement>(actor);
  const firstFocus = useMemo(
    () => ({
      get current() {
        return frame.current?.querySelector<HTMLElement>("input, [role=combobox]") ?? null;
      },
    }),
    [frame],
  );
  const problem = useSelector(actor, ({ context }) => context.fields.formError);
  const isTyped = useSelector(actor, ({ context }) => isRowTyped(context));
  const cancel = () => actor.send({ type: "rows.cancelled" });
  // the next row is typed from its beginning (ROWS-M6)
  const add = () => {
    const { length } = actor.getSnapshot().context.rows;
    actor.send({ type: "row.added" });
    if (actor.getSnapshot().context.rows.length > length) firstFocus.current?.focus();
  };
  const clear = () => {
    actor.send({ type: "row.cleared" });
    firstFocus.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : cancel())}
      title={title}
      description={description}
      width="medium"
      firstFocus={firstFocus}
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button variant="primary" onClick={() => actor.send({ type: "rows.saved" })}>
            {save}
          </Button>
        </>
      }
    >
      <form
        ref={frame}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          // the form of the page around the dialog must not be submitted
          event.stopPropagation();
          add();
        }}
      >
        {fields}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">
            <Plus className="size-4" aria-hidden="true" />
            {props.add}
          </Button>
          {isTyped ? (
            <Button variant="ghost" onClick={clear}>
              Clear this entry
            </Button>
          ) : null}
        </div>
      </form>
      <div className="pt-4">
        {problem === null ? null : (
          <div className="pb-3">
            <Note tone="bad" role="alert">
              {problem.message}
            </Note>
          </div>
        )}
        {children}
      </div>
    </Dialog>
  );
}
