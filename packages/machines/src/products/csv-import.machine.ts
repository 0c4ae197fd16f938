import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  applyRow,
  chooseFor,
  nextRequest,
  nextRow,
  NOTHING_READ,
  rowsToSave,
  type CsvImportContext,
  type CsvImportEvent,
  type ReadResponse,
  type ReadFile,
  type ReadRequest,
  type RowResponse,
  type RowRequest,
} from "./csv-import.model.ts";

/** Importing products from a file: nothing is written before every row was checked and shown (CSV-M1 … CSV-M5). */
export const csvImportMachine = setup({
  types: {
    context: {} as CsvImportContext,
    events: {} as CsvImportEvent,
    meta: {} as { title: string },
  },
  actors: {
    readFile: callNotProvided<ReadResponse, ReadRequest>("readFile"),
    saveRow: callNotProvided<RowResponse, RowRequest>("saveRow"),
  },
  guards: {
    wasRead: (_, response: ReadResponse) => response.tag === "read",
    hasRowsToSave: ({ context }) => rowsToSave(context).length > 0,
    hasMore: ({ context }, response: RowResponse) =>
      nextRow({ ...context, ...applyRow(context, response) }) !== undefined,
  },
  actions: {
    setChosen: assign(({ event }) => {
      assertEvent(event, "file.chosen");
      return { ...NOTHING_READ, chosen: event.file };
    }),
    setFile: assign((_, { file }: { file: ReadFile | null }) => ({ file })),
    setRefusal: assign((_, { message }: { message: string }) => ({
      problem: { message, reference: null },
    })),
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    setChoice: assign(({ context, event }) => {
      assertEvent(event, "choice.made");
      return chooseFor(context, event.rows, event.choice);
    }),
    setResponse: assign(({ context }, response: RowResponse) => applyRow(context, response)),
    clearProblem: assign({ problem: null }),
    clear: assign(NOTHING_READ),
    refreshLists: () => actionNotProvided("refreshLists"),
  },
}).createMachine({
  id: "csvImport",
  description: "Products from a file: chosen, checked row by row, imported, and reported.",
  context: NOTHING_READ,
  initial: "choosing",
  states: {
    choosing: {
      description: "A file is dropped or chosen; a refused one shows why.",
      meta: { title: "Choosing a file" },
      on: { "file.chosen": { target: "reading", actions: "setChosen" } },
    },
    reading: {
      description: "The file is read, and every row is checked against the rules of the form.",
      meta: { title: "Reading" },
      invoke: {
        id: "readFile",
        src: "readFile",
        input: ({ context }) => ({ file: context.chosen }),
        onDone: [
          {
            guard: { type: "wasRead", params: readOutput },
            target: "checking",
            actions: {
              type: "setFile",
              params: ({ event: { output } }) => ({
                file: output.tag === "read" ? output.file : null,
              }),
            },
          },
          {
            target: "choosing",
            actions: {
              type: "setRefusal",
              params: ({ event: { output } }) => ({
                message: output.tag === "refused" ? output.message : "",
              }),
            },
          },
        ],
        onError: { target: "choosing", actions: { type: "setProblem", params: readError } },
      },
      on: { "file.removed": { target: "choosing", actions: "clear" } },
    },
    checking: {
      description:
        "Every row is shown with its problems and with what it changes of a product that is there. Nothing has been written.",
      meta: { title: "Checking" },
      on: {
        "choice.made": { actions: "setChoice" },
        "import.started": { guard: "hasRowsToSave", target: "importing" },
        "file.removed": { target: "choosing", actions: "clear" },
      },
    },
    importing: {
      description:
        "The rows without a problem are saved one after the other, new ones and changed ones. Each is safe to repeat, so a stopped import goes on where it was.",
      meta: { title: "Importing" },
      entry: "clearProblem",
      invoke: {
        id: "saveRow",
        src: "saveRow",
        input: ({ context }) => nextRequest(context),
        onDone: [
          {
            guard: { type: "hasMore", params: readOutput },
            target: "importing",
            reenter: true,
            actions: { type: "setResponse", params: readOutput },
          },
          {
            target: "finished",
            actions: [{ type: "setResponse", params: readOutput }, "refreshLists"],
          },
        ],
        onError: {
          target: "interrupted",
          actions: [{ type: "setProblem", params: readError }, "refreshLists"],
        },
      },
      on: { "import.stopped": { target: "interrupted", actions: "refreshLists" } },
    },
    interrupted: {
      description: "The user has stopped it, or the server did not answer: it can go on.",
      meta: { title: "Interrupted" },
      on: {
        "import.resumed": "importing",
        "file.removed": { target: "choosing", actions: "clear" },
      },
    },
    finished: {
      description:
        "What was made and changed is counted; the rest can be saved as a file with its reasons.",
      meta: { title: "Finished" },
      on: { "file.removed": { target: "choosing", actions: "clear" } },
    },
  },
});
