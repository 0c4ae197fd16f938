import { assertEvent, assign, setup } from "xstate";
import { showEveryIssue } from "../forms/fields.ts";
import { actionNotProvided } from "./not-provided.ts";
import {
  addRow,
  changeRow,
  clearRow,
  createRowsContext,
  failRows,
  isRowTyped,
  listIssues,
  removeRow,
  typeRow,
  type RowsContext,
  type RowsEvent,
  type RowsInput,
} from "./rows.model.ts";

/**
 * The pattern of a list that is set up row by row in a dialog (ROWS-M1 … ROWS-M5). Call it once per list, with an id of
 * its own, so that each has its own chart.
 */
export const createRowsMachine = <Row extends object>(list: {
  readonly id: string;
  readonly title: string;
}) =>
  setup({
    types: {
      context: {} as RowsContext<Row>,
      events: {} as RowsEvent,
      input: {} as RowsInput<Row>,
      meta: {} as { title: string },
    },
    guards: {
      rowHolds: ({ context }) => context.fields.issues.length === 0,
      isRowTyped: ({ context }) => isRowTyped(context),
      isTypedRowInvalid: ({ context }) => isRowTyped(context) && context.fields.issues.length > 0,
      isListInvalid: ({ context }) => listIssues(context).length > 0,
    },
    actions: {
      typeRow: assign(({ context, event }) => {
        assertEvent(event, ["field.changed", "fields.changed", "field.blurred"]);
        return typeRow(context, event);
      }),
      addRow: assign(({ context }) => addRow(context)),
      clearRow: assign(({ context }) => clearRow(context)),
      changeRow: assign(({ context, event }) => {
        assertEvent(event, "row.changed");
        return changeRow(context, event);
      }),
      removeRow: assign(({ context, event }) => {
        assertEvent(event, "row.removed");
        return removeRow(context, event.index);
      }),
      showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
      failRows: assign(({ context }) => failRows(context)),
      save: (_, { rows }: { rows: readonly Row[] }) =>
        actionNotProvided(`save: ${rows.length} rows`),
      cancel: () => actionNotProvided("cancel"),
    },
  }).createMachine({
    id: list.id,
    description: `${list.title}: rows are typed, added and removed, and saved together.`,
    context: ({ input }) => createRowsContext(input),
    initial: "editing",
    states: {
      editing: {
        description: "A row is typed beside those that are there. Nothing is saved yet.",
        meta: { title: "Editing" },
        on: {
          "field.changed": { actions: "typeRow" },
          "fields.changed": { actions: "typeRow" },
          "field.blurred": { actions: "typeRow" },
          "row.added": [{ guard: "rowHolds", actions: "addRow" }, { actions: "showEveryIssue" }],
          "row.cleared": { actions: "clearRow" },
          "row.changed": { actions: "changeRow" },
          "row.removed": { actions: "removeRow" },
          "rows.saved": [
            { guard: "isTypedRowInvalid", actions: "showEveryIssue" },
            { guard: "isListInvalid", actions: "failRows" },
            { guard: "isRowTyped", target: "saved", actions: "addRow" },
            { target: "saved" },
          ],
          "rows.cancelled": "cancelled",
        },
      },
      saved: {
        type: "final",
        description: "The form takes the rows.",
        meta: { title: "Saved" },
        entry: { type: "save", params: ({ context }) => ({ rows: context.rows }) },
      },
      cancelled: {
        type: "final",
        description: "The form leaves its rows as they were.",
        meta: { title: "Cancelled" },
        entry: "cancel",
      },
    },
  });

/** The pattern itself, for its chart. */
export const rowsMachine = createRowsMachine<Readonly<Record<string, unknown>>>({
  id: "rows",
  title: "A list of rows",
});
