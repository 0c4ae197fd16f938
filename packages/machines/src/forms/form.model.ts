import type { Issue } from "@marquee/domain/validation/rule";
import { toProblem } from "../patterns/problem.ts";
import {
  changeFields,
  clearRefusals,
  failFields,
  openFields,
  refuseFields,
  type FieldsContext,
  type FieldsEvent,
  type Validate,
} from "./fields.ts";
import { sameValue } from "./same-value.ts";
import {
  differingFields,
  isOverwrite,
  mergeChoices,
  type Choices,
  type Side,
} from "./stale-save.ts";

/** The version an edit starts from, as the entity's ETag has it; null for something new. */
export type Version = number | null;

/** Who saved something, and when, as an ISO instant. */
export interface SavedBy {
  readonly name: string;
  readonly at: string;
}

/** Stored values with the version that a save has to name, and who saved them last, if that is known. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: Version;
  readonly savedBy?: SavedBy | null;
}

/** The input of the `load` actor. */
export interface LoadRequest {
  readonly id: string;
}

/**
 * The input of the `save` actor: a create if `id` is null and no version is known, else a change from `version`.
 * After a create that was stored already, the version is that of what is stored.
 */
export interface SaveRequest<Values> {
  readonly id: string | null;
  readonly values: Values;
  readonly version: Version;
}

/** The output of the `save` actor. It rejects for everything else (server away, a crash). */
export type SaveResponse<Values, Saved> =
  | { readonly tag: "saved"; readonly saved: Saved; readonly version: Version }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] }
  | { readonly tag: "conflicted"; readonly current: Stored<Values> };

export interface FormInput<Values extends object> {
  /** What is edited; null for something new, which is not loaded. */
  readonly id: string | null;
  /** What the fields hold when nothing is loaded. */
  readonly values: Values;
  readonly validate: Validate<Values>;
  /** False for forms that stay open after a save, such as the profile. Default: true. */
  readonly redirects?: boolean;
}

export interface FormContext<Values extends object, Saved> extends FieldsContext<Values> {
  readonly id: string | null;
  readonly validate: Validate<Values>;
  readonly redirects: boolean;
  readonly version: Version;
  /** What the last save was sent: the fields may hold more by the time it returns. */
  readonly submitted: Values;
  /** Set while `conflicted`: what another user saved meanwhile. */
  readonly conflict: Stored<Values> | null;
  /** Whose value each field in which both differ gets; nothing is chosen at first. */
  readonly choices: Choices;
  /** The fields that the two versions differ in, which a user has to choose a side for. */
  readonly differing: readonly string[];
  /** What the last save returned. */
  readonly saved: Saved | null;
}

export type FormEvent =
  | FieldsEvent
  | { readonly type: "load.retry" }
  | { readonly type: "form.submitted" }
  | { readonly type: "form.reset" }
  | { readonly type: "form.closed" }
  | { readonly type: "save.cancelled" }
  | { readonly type: "conflict.chosen"; readonly field: string; readonly side: Side }
  | { readonly type: "conflict.allChosen"; readonly side: Side }
  | { readonly type: "conflict.resolved" }
  | { readonly type: "conflict.putOff" }
  | { readonly type: "redirect.now" };

/** `saved` is null when the form was closed without a save. */
export interface FormOutput<Saved> {
  readonly saved: Saved | null;
}

type Change<Values extends object, Saved> = Partial<FormContext<Values, Saved>>;

/** Fields that follow from others. */
export type Derive<Values> = (values: Values) => Partial<Values>;

const NO_CONFLICT = { conflict: null, choices: {}, differing: [] } as const;

/** Opens the form with values of its own, and without a version until one is loaded or saved. */
export const createFormContext = <Values extends object, Saved>(
  input: FormInput<Values>,
): FormContext<Values, Saved> => ({
  id: input.id,
  validate: input.validate,
  redirects: input.redirects ?? true,
  fields: openFields(input.values, input.validate),
  version: null,
  submitted: input.values,
  ...NO_CONFLICT,
  saved: null,
});

/** A save is sent what the fields hold now, without the refusals of the last one. */
export const startSave = <Values extends object, Saved>({
  fields,
}: FormContext<Values, Saved>): Change<Values, Saved> => ({
  submitted: fields.values,
  fields: clearRefusals(fields),
});

/** Whether all that the fields hold was saved (FORM-M13). What was saved without a version cannot be changed again. */
export const isSavedWhole = <Values extends object, Saved>(
  { fields, submitted }: FormContext<Values, Saved>,
  response: SaveResponse<Values, Saved>,
): boolean =>
  response.tag === "saved" && (response.version === null || sameValue(fields.values, submitted));

/** Makes stored values the ones that are edited: nothing is touched and no conflict is left. */
export const openStored = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  stored: Stored<Values>,
): Change<Values, Saved> => ({
  fields: openFields(stored.values, context.validate),
  version: stored.version,
  ...NO_CONFLICT,
});

/** What was saved becomes the new baseline and what was typed since stays unsaved, refusals go to their fields, a conflict waits for the user. */
export function applySaveResponse<Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  response: SaveResponse<Values, Saved>,
  derive?: Derive<Values>,
): Change<Values, Saved> {
  switch (response.tag) {
    case "saved": {
      const { saved, version } = response;
      const { submitted, validate } = context;
      const opened = openFields(submitted, validate);
      if (isSavedWhole(context, response)) return { saved, version, fields: opened };
      return { saved, version, fields: changeFields(opened, context.fields.values, validate) };
    }
    case "refused":
      return { fields: refuseFields(context.fields, response.issues) };
    case "conflicted":
      return {
        conflict: response.current,
        choices: {},
        differing: differingFields(
          context.fields.values,
          response.current.values,
          Object.keys(derive?.(context.fields.values) ?? {}),
        ),
      };
  }
}

/** A load or save that failed shows above the form; what was typed stays. */
export const applyFailure = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  error: unknown,
): Change<Values, Saved> => ({
  fields: failFields(context.fields, toProblem(error)),
});

export interface InForm<Values extends object, Saved> {
  readonly context: FormContext<Values, Saved>;
}

/** What a form, and a wizard that saves like one, decides by after a save and in a conflict. */
export const saveGuards = <Values extends object, Saved>() => ({
  isNew: ({ context }: InForm<Values, Saved>) => context.id === null,
  wasSaved: (_: unknown, response: SaveResponse<Values, Saved>) => response.tag === "saved",
  isConflict: (_: unknown, response: SaveResponse<Values, Saved>) => response.tag === "conflicted",
  /** Nothing of the other user's would be lost (FORM-M12), such as of a campaign that starts and touches other fields. */
  losesNothing: (
    { context: { fields, submitted, version } }: InForm<Values, Saved>,
    response: SaveResponse<Values, Saved>,
  ) =>
    response.tag === "conflicted" &&
    // a refusal of the very version that is stored has another reason: it would be refused again
    response.current.version !== version &&
    !isOverwrite(submitted, { baseline: fields.baseline, theirs: response.current.values }),
  isEverythingChosen: ({ context: { differing, choices } }: InForm<Values, Saved>) =>
    differing.every((name) => choices[name] !== undefined),
  isNothingLeftToSave: ({ context: { differing, choices } }: InForm<Values, Saved>) =>
    differing.every((name) => choices[name] === "theirs"),
});

/** The next save names the version that is stored now, so that the server accepts it. */
export const adoptVersion = <Values extends object, Saved>(
  { fields }: FormContext<Values, Saved>,
  response: SaveResponse<Values, Saved>,
): Change<Values, Saved> =>
  response.tag === "conflicted"
    ? {
        version: response.current.version,
        fields: { ...fields, baseline: response.current.values },
        ...NO_CONFLICT,
      }
    : {};

/** Chooses one side for every field in which both differ. */
export const chooseAll = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  side: Side,
): Change<Values, Saved> => ({
  choices: Object.fromEntries(context.differing.map((name) => [name, side])),
});

/** What was chosen becomes the edit, based on the version that the other user made. */
export const applyChoices = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  derive?: Derive<Values>,
): Change<Values, Saved> => {
  const { conflict, fields, choices, validate } = context;
  if (conflict === null) return {};
  const merged = mergeChoices(fields.values, conflict.values, choices);
  const values = { ...merged, ...derive?.(merged) };
  return {
    fields: { ...openFields(conflict.values, validate), values, issues: validate(values) },
    version: conflict.version,
    ...NO_CONFLICT,
  };
};
