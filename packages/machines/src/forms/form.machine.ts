import { assertEvent, assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { changeFields, forgetRefusals, openFields, showEveryIssue, touchField } from "./fields.ts";
import {
  applySaveAnswer,
  applyFailure,
  createFormContext,
  keepMine,
  openStored,
  takeTheirs,
} from "./form-changes.ts";
import type {
  FormContext,
  FormEvent,
  FormInput,
  FormOutput,
  LoadRequest,
  SaveAnswer,
  SaveRequest,
  Stored,
} from "./form.model.ts";

/**
 * A form from opening to leaving (FORM-M1 … FORM-M9). `Values` is what the fields hold, `Saved` what a save answers.
 * Call it once per form, with a name of its own, so that each form has its own chart.
 */
export const createFormMachine = <Values extends object, Saved>(form: {
  readonly id: string;
  readonly title: string;
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
      save: callNotProvided<SaveAnswer<Values, Saved>, SaveRequest<Values>>("save"),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      holds: ({ context }) => context.fields.issues.length === 0,
      redirects: ({ context }) => context.redirects,
      staysOpen: ({ context }) => !context.redirects,
      wasSaved: (_, answer: SaveAnswer<Values, Saved>) => answer.tag === "saved",
      isConflict: (_, answer: SaveAnswer<Values, Saved>) => answer.tag === "conflicted",
    },
    actions: {
      open: assign(({ context }, stored: Stored<Values>) => openStored(context, stored)),
      changeField: assign(({ context, event }) => {
        assertEvent(event, "field.changed");
        const changes = { [event.name]: event.value };
        return { fields: changeFields(context.fields, changes, context.validate) };
      }),
      changeFields: assign(({ context, event }) => {
        assertEvent(event, "fields.changed");
        return { fields: changeFields(context.fields, event.values, context.validate) };
      }),
      touchField: assign(({ context, event }) => {
        assertEvent(event, "field.blurred");
        return { fields: touchField(context.fields, event.name) };
      }),
      showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
      forgetRefusals: assign(({ context }) => ({ fields: forgetRefusals(context.fields) })),
      takeAnswer: assign(({ context }, answer: SaveAnswer<Values, Saved>) =>
        applySaveAnswer(context, answer),
      ),
      takeFailure: assign(({ context }, { error }: { error: unknown }) =>
        applyFailure(context, error),
      ),
      keepMine: assign(({ context }) => keepMine(context)),
      takeTheirs: assign(({ context }) => takeTheirs(context)),
      forgetConflict: assign({ conflict: null }),
      startOver: assign(({ context }) => ({
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
        description:
          "The person goes elsewhere; asking about unsaved changes is the screen's part.",
      },
    },
    states: {
      opening: {
        description: "Something new opens at once, something stored is loaded first.",
        meta: { title: "Opening" },
        always: [{ guard: "isNew", target: "editing" }, { target: "loading" }],
      },
      loading: {
        description: "What is stored is on its way; the form shows its outline.",
        meta: { title: "Loading" },
        invoke: {
          id: "load",
          src: "load",
          input: ({ context }) => ({ id: context.id ?? "" }),
          onDone: {
            target: "editing",
            actions: { type: "open", params: ({ event }) => event.output },
          },
          onError: {
            target: "loadFailed",
            actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      loadFailed: {
        description: "It could not be loaded; the reason is shown and it can be tried again.",
        meta: { title: "Could not load" },
        on: { "load.retry": "loading" },
      },
      editing: {
        description:
          "The person fills in. Broken rules show at left fields, and at all after a submit.",
        meta: { title: "Editing" },
        on: {
          "field.changed": { actions: "changeField" },
          "fields.changed": { actions: "changeFields" },
          "field.blurred": { actions: "touchField" },
          "form.reset": { actions: "startOver" },
          "form.submitted": [
            { guard: "holds", target: "submitting" },
            { actions: "showEveryIssue" },
          ],
        },
      },
      submitting: {
        description:
          "The save is on its way. It is safe to repeat, so a cancelled one may be sent again.",
        meta: { title: "Saving" },
        entry: "forgetRefusals",
        invoke: {
          id: "save",
          src: "save",
          input: ({ context: { id, fields, version } }) => ({ id, values: fields.values, version }),
          onDone: [
            {
              guard: { type: "wasSaved", params: ({ event }) => event.output },
              target: "saved",
              actions: { type: "takeAnswer", params: ({ event }) => event.output },
            },
            {
              guard: { type: "isConflict", params: ({ event }) => event.output },
              target: "conflicted",
              actions: { type: "takeAnswer", params: ({ event }) => event.output },
            },
            {
              target: "editing",
              actions: { type: "takeAnswer", params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: "editing",
            actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
          },
        },
        on: { "save.cancelled": "editing" },
      },
      conflicted: {
        description:
          "Someone else saved meanwhile: the person keeps their own values, or takes those.",
        meta: { title: "Changed by someone else" },
        on: {
          "conflict.keepMine": { target: "submitting", actions: "keepMine" },
          "conflict.takeTheirs": { target: "editing", actions: "takeTheirs" },
          "conflict.putOff": { target: "editing", actions: "forgetConflict" },
        },
      },
      saved: {
        description:
          "Saved. The screen counts three seconds down and goes on, or stays open for more.",
        meta: { title: "Saved" },
        after: { redirectDelay: { guard: "redirects", target: "left" } },
        on: {
          "redirect.now": { target: "left" },
          "field.changed": { guard: "staysOpen", target: "editing", actions: "changeField" },
          "fields.changed": { guard: "staysOpen", target: "editing", actions: "changeFields" },
        },
      },
      left: {
        type: "final",
        description: "The form is done with; the output says what was saved.",
        meta: { title: "Left" },
      },
    },
  });

/** The pattern itself, for its chart and for forms that need no chart of their own. */
export const formMachine = createFormMachine<Readonly<Record<string, unknown>>, unknown>({
  id: "form",
  title: "A form",
});
