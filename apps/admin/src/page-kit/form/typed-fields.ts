import type { Fields } from "@marquee/machines/forms/fields";
import { sameValue } from "@marquee/machines/forms/same-value";
import { useEffect, useState } from "react";
import { personalKey } from "../../session/personal-key.ts";
import { useMaybeUser, useSession } from "../../session/session-context.tsx";
import { hasFieldsOf, tabDraft, type TabDraft } from "../tab-draft.ts";
import type { FormActor } from "./form-actor.ts";

/** What is typed in these fields is stored nowhere. */
const SECRET = /password/i;

/** What was typed of a thing and is not saved: the fields that differ from what the form opened with. */
interface TypedForm {
  /** The id that something new gets, so that a save that was sent already is not made twice. */
  readonly id: string;
  readonly typed: object;
}

function fieldsWhere<Values extends object>(
  values: Values,
  isMeant: (name: string, value: unknown) => boolean,
): Partial<Values> {
  const meant: Partial<Values> = { ...values };
  for (const [name, value] of Object.entries(values))
    if (SECRET.test(name) || !isMeant(name, value)) Reflect.deleteProperty(meant, name);
  return meant;
}

/** What is typed and not saved. */
export const typedIn = <Values extends object>({
  values,
  baseline,
}: Fields<Values>): Partial<Values> =>
  fieldsWhere(values, (name, value) => !sameValue(value, Reflect.get(baseline, name)));

/** The typed fields that the form has in this version. */
export const knownFields = (typed: object, values: object): object =>
  fieldsWhere(
    typed,
    (name, value) =>
      Object.hasOwn(values, name) &&
      hasFieldsOf({ [name]: value }, { [name]: Reflect.get(values, name) }),
  );

const isEmpty = (typed: object): boolean => Object.keys(typed).length === 0;

/** Forms that were opened with what had been typed in them before. */
const reopened = new WeakSet<object>();

/** Whether a form was opened with what had been typed in it before. */
export const isReopened = (form: object): boolean => reopened.has(form);

interface TypedDraft<Values> {
  /** What the form opens with. */
  readonly values: Values;
  readonly typed: object | null;
  readonly draft: TabDraft<TypedForm>;
}

interface TypedOf<Values> {
  /** The name of the form. */
  readonly form: string;
  /** What is edited; null for something new. */
  readonly id: string | null;
  readonly values: Values;
}

/** What the signed-in user typed in this form of this page and tab, and has not saved (SCREEN-W4). */
export function useTypedDraft<Values extends { readonly id: string }>({
  form,
  id,
  values,
}: TypedOf<Values>): TypedDraft<Values> {
  const email = useMaybeUser()?.email ?? "";
  const [opened] = useState(() => {
    const about = `${form} ${globalThis.location.pathname} ${id ?? "new"}`;
    const draft = tabDraft<TypedForm>(personalKey(email, about), { id: "", typed: {} });
    const stored = draft.read();
    const typed = stored === null ? {} : knownFields(stored.typed, values);
    if (stored === null || isEmpty(typed)) return { values, typed: null, draft };
    return { values: id === null ? { ...values, id: stored.id } : values, typed, draft };
  });
  return opened;
}

/**
 * Stores what is typed in a form until it is saved, taken back, or left by the user. A reload and the end of the session
 * leave it, and the form that is opened then has it (SCREEN-W4).
 */
export function useStoreTyped<Values extends { readonly id: string }, Saved>(
  form: FormActor<Values, Saved>,
  { typed, draft }: TypedDraft<Values>,
  isStored: boolean,
): void {
  const { actor: session } = useSession();
  useEffect(() => {
    if (!isStored) return undefined;
    const follow = () => {
      const { value, status, context } = form.getSnapshot();
      if (status !== "active") return draft.remove();
      if (value === "opening" || value === "loading" || value === "loadFailed") return undefined;
      if (typed !== null && !reopened.has(form)) {
        reopened.add(form);
        return form.send({ type: "fields.changed", values: typed });
      }
      const now = typedIn(context.fields);
      if (isEmpty(now)) return draft.remove();
      return draft.write({ id: context.fields.values.id, typed: now });
    };
    follow();
    const subscription = form.subscribe({ next: follow, complete: draft.remove });
    return () => {
      subscription.unsubscribe();
      // the user has left the page; a session that has ended leaves it for the next one
      if (session.getSnapshot().matches("signedIn")) draft.remove();
    };
  }, [form, typed, draft, isStored, session]);
}
