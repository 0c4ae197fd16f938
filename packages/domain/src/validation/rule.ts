import { limitMessages, MOST_PRICE } from "../wire/draft-limits.ts";
import { isFilled } from "./typed-values.ts";

/** One broken rule, as screens, the server and the command line all report it. */
export interface Issue {
  readonly rule: string;
  readonly field: string;
  readonly message: string;
}

/** One numbered check of a form. A form's list has the order in which the specification has its messages. */
export interface Rule<Draft, Context = undefined> {
  /** The number in docs/specs, for example `OFFER-V1`. */
  readonly id: string;
  readonly field: string;
  readonly message: string;
  /** The message with the typed value in it, if it has a placeholder. */
  readonly messageFor?: (draft: Draft) => string;
  /** Shown as a toast besides, if the specification lists it among its toasts. */
  readonly toast?: true;
  readonly holds: (draft: Draft, context: Context) => boolean;
}

/** The rules of a form whose messages are shown as toasts besides. */
export const toastRules = (
  rules: readonly { readonly id: string; readonly toast?: true }[],
): ReadonlySet<string> => new Set(rules.filter(({ toast }) => toast).map(({ id }) => id));

/** All broken rules in the order of the list: forms show every one, ordered alerts take the first. */
export function ruleIssues<Draft, Context>(
  rules: readonly Rule<Draft, Context>[],
  draft: Draft,
  context: Context,
): readonly Issue[] {
  return rules
    .filter((rule) => !rule.holds(draft, context))
    .map(({ id, field, message, messageFor }) => ({
      rule: id,
      field,
      message: messageFor === undefined ? message : messageFor(draft),
    }));
}

/** The rule that a text field is filled: the most common one of every form. */
export const requireFilled = <Field extends string>(
  id: string,
  field: Field,
  message: string,
): Rule<Readonly<Record<Field, string>>, unknown> => ({
  id,
  field,
  message,
  holds: (draft) => isFilled(draft[field]),
});

/** The rule that something was chosen for a list field. */
export const requireChosen = <Field extends string>(
  id: string,
  field: Field,
  message: string,
): Rule<Readonly<Record<Field, readonly unknown[]>>, unknown> => ({
  id,
  field,
  message,
  holds: (draft) => draft[field].length > 0,
});

/** The rule that a text field, once it is filled, is well formed: an e-mail address, a phone number. */
export const requireWellFormed = <Field extends string>(
  id: string,
  field: Field,
  message: string,
  isWellFormed: (text: string) => boolean,
): Rule<Readonly<Record<Field, string>>, unknown> => ({
  id,
  field,
  message,
  holds: (draft) => !isFilled(draft[field]) || isWellFormed(draft[field]),
});

/** What an edit starts from; left out for something new. */
export interface StoredContext {
  readonly stored?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Whether fields are as they are stored: a rule is for users who type a value, not for those who change another (FORM-E8). */
export const isAsStored = <Draft extends object, Field extends keyof Draft & string>(
  draft: Draft,
  { stored }: StoredContext,
  ...fields: readonly Field[]
): boolean =>
  stored !== null &&
  stored !== undefined &&
  fields.every((field) => stored[field] === draft[field]);

/** `requireWellFormed` for values that differ from the stored ones (FORM-E8). */
export const requireWellFormedChange = <Field extends string>(
  id: string,
  field: Field,
  message: string,
  isWellFormed: (text: string) => boolean,
): Rule<Readonly<Record<Field, string>>, StoredContext> => ({
  id,
  field,
  message,
  holds: (draft, context) =>
    !isFilled(draft[field]) || isWellFormed(draft[field]) || isAsStored(draft, context, field),
});

/** The rule that an amount, once it is typed, is none that the server would refuse. */
export const requirePriceWithinLimit = <Field extends string>(
  id: string,
  field: Field,
): Rule<Readonly<Record<Field, number | null>>, unknown> => ({
  id,
  field,
  message: limitMessages.price,
  holds: (draft) => (draft[field] ?? 0) <= MOST_PRICE,
});

/** The rule that no more is chosen than the server takes. */
export const requireAtMost = <Field extends string>(
  id: string,
  field: Field,
  most: number,
): Rule<Readonly<Record<Field, readonly unknown[]>>, unknown> => ({
  id,
  field,
  message: limitMessages.list(most),
  holds: (draft) => draft[field].length <= most,
});

/** Which fields hold a value that another one has already, as look-ups found; left out until they were made. */
export interface TakenContext {
  readonly taken?: readonly string[] | undefined;
}

/** The rule that no other record has the value of a text field, as far as look-ups have found. */
export const requireNotTaken = <Field extends string>(
  id: string,
  field: Field,
  message: string,
): Rule<Readonly<Record<Field, string>>, TakenContext> => ({
  id,
  field,
  message,
  holds: (draft, { taken = [] }) => !isFilled(draft[field]) || !taken.includes(field),
});
