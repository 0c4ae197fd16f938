import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  afterPart,
  afterUndoPart,
  cellKey,
  cellKeysOf,
  changeCell,
  changeResult,
  isChangedMeanwhile,
  nextPart,
  overwriteItem,
  remainingChanges,
  remainingUndo,
  rowsToChange,
  type ChangeItemsContext,
  type ChangeItemsEvent,
  type ChangeItemsInput,
  type PartRequest,
  type PartResponse,
} from "./change-items.model.ts";

/** Changing many items at once: looked over, applied a part at a time, and taken back as one (CHANGE-M1 … CHANGE-M6). */
export const changeItemsMachine = setup({
  types: {
    context: {} as ChangeItemsContext,
    events: {} as ChangeItemsEvent,
    input: {} as ChangeItemsInput,
    meta: {} as { title: string },
  },
  actors: { applyPart: callNotProvided<PartResponse, PartRequest>("applyPart") },
  guards: {
    hasChanges: ({ context }) => rowsToChange(context).length > 0,
    hasMore: ({ context }, part: PartResponse) =>
      !context.isCancelled && remainingChanges(afterPart(context, part)).length > 0,
    isCutShort: ({ context }, part: PartResponse) =>
      remainingChanges(afterPart(context, part)).length > 0,
    isAllDone: ({ context }, part: PartResponse) =>
      changeResult(afterPart(context, part)).notDone.length === 0,
    wasCancelled: ({ context }) => context.isCancelled,
    hasDone: ({ context }) => changeResult(context).done > 0,
    isChangedMeanwhile: ({ context, event }) => {
      assertEvent(event, ["item.overwritten", "item.leftAsItIs"]);
      return isChangedMeanwhile(context, event.id);
    },
    hasMoreToUndo: ({ context }, part: PartResponse) =>
      remainingUndo(afterUndoPart(context, part)).length > 0,
  },
  actions: {
    setCell: assign(({ context: { rows }, event }) => {
      assertEvent(event, "cell.changed");
      return { rows: changeCell(rows, event.id, event.cell) };
    }),
    leaveOut: assign(({ context: { leftOut }, event }) => {
      assertEvent(event, "cell.leftOut");
      return { leftOut: [...new Set([...leftOut, cellKey(event.id, event.field)])] };
    }),
    includeCell: assign(({ context: { leftOut }, event }) => {
      assertEvent(event, "cell.included");
      const included = cellKey(event.id, event.field);
      return { leftOut: leftOut.filter((key) => key !== included) };
    }),
    overwrite: assign(({ context, event }) => {
      assertEvent(event, "item.overwritten");
      return overwriteItem(context, event.id);
    }),
    leaveAsItIs: assign(({ context, event }) => {
      assertEvent(event, "item.leftAsItIs");
      return { leftOut: [...context.leftOut, ...cellKeysOf(context, event.id)] };
    }),
    setOutcomes: assign(({ context }, part: PartResponse) => afterPart(context, part)),
    setUndone: assign(({ context }, part: PartResponse) => afterUndoPart(context, part)),
    setCancelled: assign({ isCancelled: true }),
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    refreshLists: () => actionNotProvided("refreshLists"),
    reportChanged: () => actionNotProvided("reportChanged"),
    reportUndone: () => actionNotProvided("reportUndone"),
  },
}).createMachine({
  id: "changeItems",
  description:
    "Many items changed at once: looked over, applied in parts of a hundred, and taken back as one.",
  context: ({ input: { rows } }) => ({
    rows,
    leftOut: [],
    isCancelled: false,
    outcomes: {},
    undone: {},
    problem: null,
  }),
  initial: "reviewing",
  states: {
    reviewing: {
      description:
        "Each old value is shown beside the new one, those that are refused first. Nothing has been saved.",
      meta: { title: "Reviewing" },
      on: {
        "cell.changed": { actions: "setCell" },
        "cell.leftOut": { actions: "leaveOut" },
        "cell.included": { actions: "includeCell" },
        "apply.started": { guard: "hasChanges", target: "applying" },
        "review.closed": "closed",
      },
    },
    applying: {
      description:
        "A part of at most a hundred items is saved. Each names the version that was shown, so that it is safe to repeat. A cancel takes effect once the part has its answer.",
      meta: { title: "Applying" },
      entry: "clearProblem",
      invoke: {
        id: "applyPart",
        src: "applyPart",
        input: ({ context }) => nextPart(remainingChanges(context)),
        onDone: [
          {
            guard: { type: "hasMore", params: readOutput },
            target: "applying",
            reenter: true,
            actions: { type: "setOutcomes", params: readOutput },
          },
          {
            guard: { type: "isCutShort", params: readOutput },
            target: "cancelled",
            actions: [{ type: "setOutcomes", params: readOutput }, "refreshLists"],
          },
          {
            guard: { type: "isAllDone", params: readOutput },
            target: "done",
            actions: [{ type: "setOutcomes", params: readOutput }, "refreshLists", "reportChanged"],
          },
          {
            target: "partly",
            actions: [{ type: "setOutcomes", params: readOutput }, "refreshLists"],
          },
        ],
        onError: {
          target: "waiting",
          actions: [{ type: "setProblem", params: readError }, "refreshLists"],
        },
      },
      on: { "apply.cancelled": { actions: "setCancelled" } },
    },
    waiting: {
      description:
        "The server did not answer. What was saved stays; it goes on with the part that has no answer yet.",
      meta: { title: "Waiting" },
      always: { guard: "wasCancelled", target: "cancelled" },
      on: {
        "apply.resumed": "applying",
        "apply.cancelled": { target: "cancelled", actions: "setCancelled" },
      },
    },
    cancelled: {
      description: "The user has stopped it. What was saved stays, and can be taken back.",
      meta: { title: "Cancelled" },
      on: {
        "undo.started": { guard: "hasDone", target: "undoing" },
        "review.closed": "closed",
      },
    },
    partly: {
      description:
        "Some were refused, each by name with the reason. The others are saved. Of what another user has changed meanwhile, one's own value or theirs is chosen.",
      meta: { title: "Partly done" },
      on: {
        "item.overwritten": {
          guard: "isChangedMeanwhile",
          target: "applying",
          actions: "overwrite",
        },
        "item.leftAsItIs": { guard: "isChangedMeanwhile", actions: "leaveAsItIs" },
        "undo.started": { guard: "hasDone", target: "undoing" },
        "review.closed": "closed",
      },
    },
    done: {
      description: "Everything is saved and reported. All of it can be taken back at once.",
      meta: { title: "Done" },
      on: { "undo.started": "undoing" },
    },
    undoing: {
      description:
        "The old values are written again, in parts too, where nothing was changed since.",
      meta: { title: "Taking back" },
      entry: "clearProblem",
      invoke: {
        id: "applyPart",
        src: "applyPart",
        input: ({ context }) => nextPart(remainingUndo(context)),
        onDone: [
          {
            guard: { type: "hasMoreToUndo", params: readOutput },
            target: "undoing",
            reenter: true,
            actions: { type: "setUndone", params: readOutput },
          },
          {
            target: "undone",
            actions: [{ type: "setUndone", params: readOutput }, "refreshLists", "reportUndone"],
          },
        ],
        onError: {
          target: "undoWaiting",
          actions: [{ type: "setProblem", params: readError }, "refreshLists"],
        },
      },
      on: { "undo.stopped": { target: "undoWaiting", actions: "refreshLists" } },
    },
    undoWaiting: {
      description: "The user has stopped it, or the server did not answer. It can go on.",
      meta: { title: "Taking back has stopped" },
      on: { "undo.started": "undoing", "review.closed": "closed" },
    },
    undone: {
      description:
        "What no user has changed since is as it was before; the rest is named with the reason.",
      meta: { title: "Taken back" },
      type: "final",
    },
    closed: {
      description: "The user has left it.",
      meta: { title: "Closed" },
      type: "final",
    },
  },
});
