import { assertEvent, assign, setup } from "xstate";
import { readError, readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import type { ActorFailure } from "../patterns/problem.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { applyFieldsEvent, changeFields, openFields, showEveryIssue } from "./fields.ts";
import {
  applyFailure,
  applySaveResponse,
  createFormContext,
  adoptVersion,
  applyChoices,
  chooseAll,
  isSavedWhole,
  openStored,
  saveGuards,
  startSave,
  type Derive,
  type FormContext,
  type FormEvent,
  type FormInput,
  type FormOutput,
  type LoadRequest,
  type SaveResponse,
  type SaveRequest,
  type Stored,
} from "./form.model.ts";

/**
 * The pattern of every form, from opening to leaving (FORM-M1 … FORM-M13). `Values` is what the fields hold, `Saved` what
 * a save returns. Call it once per form, with an id of its own, so that each form has its own chart.
 */
export const createFormMachine = <Values extends object, Saved>(form: {
  readonly id: string;
  readonly title: string;
  /** Fields that follow from others: they change with them (FORM-M10). */
  readonly derive?: Derive<Values>;
}) =>
  setup({
    types: {
      context: {} as FormContext<Values, Saved>,
      events: {} as FormEvent,
      input: {} as FormInput<Values>,
      output: {} as FormOutput<Saved>,
      meta: {} as { title: string },
    },
    actors: {
      load: callNotProvided<Stored<Values>, LoadRequest>("load"),
      save: callNotProvided<SaveResponse<Values, Saved>, SaveRequest<Values>>("save"),
    },
    guards: {
      ...saveGuards<Values, Saved>(),
      holds: ({ context }) => context.fields.issues.length === 0,
      redirects: ({ context }) => context.redirects,
      staysOpen: ({ context }) => !context.redirects,
      isSavedWhole: ({ context }, response: SaveResponse<Values, Saved>) =>
        isSavedWhole(context, response),
    },
    actions: {
      openStored: assign(({ context }, stored: Stored<Values>) => openStored(context, stored)),
      applyFieldsEvent: assign(({ context, event }) => {
        assertEvent(event, ["field.changed", "fields.changed", "field.blurred"]);
        const fields = applyFieldsEvent(context.fields, event, context.validate);
        if (event.type === "field.blurred" || !form.derive) return { fields };
        return { fields: changeFields(fields, form.derive(fields.values), context.validate) };
      }),
      showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
      startSave: assign(({ context }) => startSave(context)),
      applySaveResponse: assign(({ context }, response: SaveResponse<Values, Saved>) =>
        applySaveResponse(context, response, form.derive),
      ),
      applyFailure: assign(({ context }, { error }: ActorFailure) => applyFailure(context, error)),
      adoptVersion: assign(({ context }, response: SaveResponse<Values, Saved>) =>
        adoptVersion(context, response),
      ),
      chooseSide: assign(({ context, event }) => {
        assertEvent(event, "conflict.chosen");
        return { choices: { ...context.choices, [event.field]: event.side } };
      }),
      chooseAll: assign(({ context, event }) => {
        assertEvent(event, "conflict.allChosen");
        return chooseAll(context, event.side);
      }),
      applyChoices: assign(({ context }) => applyChoices(context, form.derive)),
      clearConflict: assign({ conflict: null, choices: {}, differing: [] }),
      reset: assign(({ context }) => ({
        fields: openFields(context.fields.baseline, context.validate),
      })),
    },
    delays: { redirectDelay: REDIRECT_DELAY },
  }).createMachine({
    id: form.id,
    description: `${form.title}: opened, filled in, saved, and left after three seconds.`,
    context: ({ input }) => createFormContext(input),
    output: ({ context }) => ({ saved: context.saved }),
    initial: "opening",
    on: {
      "form.closed": {
        target: ".left",
        description: "The user leaves the form; the screen confirms the loss of unsaved changes.",
      },
    },
    states: {
      opening: {
        description: "Something new opens at once; something stored is loaded first.",
        meta: { title: "Opening" },
        always: [{ guard: "isNew", target: "editing" }, { target: "loading" }],
      },
      loading: {
        description: "The server sends the stored values; the form shows its outline.",
        meta: { title: "Loading" },
        invoke: {
          id: "load",
          src: "load",
          input: ({ context }) => ({ id: context.id ?? "" }),
          onDone: { target: "editing", actions: { type: "openStored", params: readOutput } },
          onError: { target: "loadFailed", actions: { type: "applyFailure", params: readError } },
        },
      },
      loadFailed: {
        description: "It could not be loaded; the form shows the reason, and the user can retry.",
        meta: { title: "Could not load" },
        on: { "load.retry": "loading" },
      },
      editing: {
        description:
          "The user fills in. Issues show at blurred fields, and at all fields after a submit.",
        meta: { title: "Editing" },
        on: {
          "field.changed": { actions: "applyFieldsEvent" },
          "fields.changed": { actions: "applyFieldsEvent" },
          "field.blurred": { actions: "applyFieldsEvent" },
          "form.reset": { actions: "reset" },
          "form.submitted": [
            { guard: "holds", target: "submitting", actions: "startSave" },
            { actions: "showEveryIssue" },
          ],
        },
      },
      submitting: {
        description:
          "The server saves what was submitted; what is typed meanwhile stays. A save is safe to repeat, so a cancelled one may be sent again.",
        meta: { title: "Saving" },
        invoke: {
          id: "save",
          src: "save",
          input: ({ context: { id, submitted, version } }) => ({ id, values: submitted, version }),
          onDone: [
            {
              guard: { type: "isSavedWhole", params: readOutput },
              target: "saved",
              actions: { type: "applySaveResponse", params: readOutput },
            },
            {
              guard: { type: "wasSaved", params: readOutput },
              target: "editing",
              actions: { type: "applySaveResponse", params: readOutput },
            },
            {
              guard: { type: "losesNothing", params: readOutput },
              target: "submitting",
              reenter: true,
              actions: { type: "adoptVersion", params: readOutput },
            },
            {
              guard: { type: "isConflict", params: readOutput },
              target: "conflicted",
              actions: { type: "applySaveResponse", params: readOutput },
            },
            { target: "editing", actions: { type: "applySaveResponse", params: readOutput } },
          ],
          onError: { target: "editing", actions: { type: "applyFailure", params: readError } },
        },
        on: {
          "field.changed": { actions: "applyFieldsEvent" },
          "fields.changed": { actions: "applyFieldsEvent" },
          "field.blurred": { actions: "applyFieldsEvent" },
          "save.cancelled": "editing",
        },
      },
      conflicted: {
        description:
          "Another user saved meanwhile: the user chooses, for every field in which both differ, whose value stays.",
        meta: { title: "Changed by another user" },
        on: {
          "conflict.chosen": { actions: "chooseSide" },
          "conflict.allChosen": { actions: "chooseAll" },
          "conflict.resolved": [
            { guard: "isNothingLeftToSave", target: "editing", actions: "applyChoices" },
            { guard: "isEverythingChosen", target: "savingChoices", actions: "applyChoices" },
          ],
          "conflict.putOff": { target: "editing", actions: "clearConflict" },
        },
      },
      savingChoices: {
        description: "What was chosen is saved, unless it breaks a rule that both versions met.",
        meta: { title: "Saving the choice" },
        always: [
          { guard: "holds", target: "submitting", actions: "startSave" },
          { target: "editing", actions: "showEveryIssue" },
        ],
      },
      saved: {
        description:
          "Saved. The form is left after three seconds, or stays open for further changes.",
        meta: { title: "Saved" },
        after: { redirectDelay: { guard: "redirects", target: "left" } },
        on: {
          "redirect.now": { target: "left" },
          "field.changed": { guard: "staysOpen", target: "editing", actions: "applyFieldsEvent" },
          "fields.changed": { guard: "staysOpen", target: "editing", actions: "applyFieldsEvent" },
          "field.blurred": { guard: "staysOpen", actions: "applyFieldsEvent" },
          "form.submitted": { guard: "staysOpen", target: "submitting", actions: "startSave" },
        },
      },
      left: {
        type: "final",
        description: "The form is closed; its output names what was saved.",
        meta: { title: "Left" },
      },
    },
  });

/** The pattern itself, for its chart and for forms that need no chart of their own. */
export const formMachine = createFormMachine<Readonly<Record<string, unknown>>, unknown>({
  id: "form",
  title: "A form",
});
