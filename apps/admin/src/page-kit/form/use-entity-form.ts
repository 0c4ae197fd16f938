import type { Issue } from "@marquee/domain/validation/rule";
import type {
  LoadRequest,
  SaveResponse,
  SaveRequest,
  Stored,
} from "@marquee/machines/forms/form.model";
import { sameValue } from "@marquee/machines/forms/same-value";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { fromPromise } from "xstate";
import { useProcess } from "../../session/use-process.ts";
import type { FormActor, FormMachine } from "./form-actor.ts";
import { saveResponse } from "./save-response.ts";
import { useSavedChange, type SavedChange } from "./saved-change.ts";
import { storedValues, type StoredRecord } from "./stored-values.ts";
import { useStoreTyped, useTypedDraft } from "./typed-fields.ts";

export type SavedChangeName = Pick<SavedChange<never>, "title" | "name">;

export interface EntityForm<Values extends object, Saved> {
  /** What is edited; null for something new. */
  readonly id: string | null;
  /** What the fields hold while nothing is loaded, the id that it has or gets included. */
  readonly values: Values;
  /** Reads what is stored. The form takes the fields that `values` has, and the version; everything else is left out. */
  readonly load: (id: string) => Promise<Values & StoredRecord>;
  readonly create: (values: Values) => Promise<Saved>;
  /** `version` is the one that the edit started from, if one is known. */
  readonly update: (values: Values, version: { readonly version?: number }) => Promise<Saved>;
  /** Every rule that the values break, in the order of the specification. */
  readonly rules: (values: Values) => readonly Issue[];
  /** False for a form that stays open after a save. Default: true. */
  readonly redirects?: boolean;
  /**
   * What the toast with Undo says of a change that has made a version; null if the same call would not take back all of it.
   * Default: no Undo.
   */
  readonly undo?: (values: Values, previous: Values, version: number) => SavedChangeName | null;
  /** What is read again after a save. */
  readonly invalidates: QueryKey;
  /** True if the list is beside the form, and is read again at once. Default: false. */
  readonly besideList?: boolean;
  /** False for a form whose draft is stored elsewhere, or that is about more than its `id` says. Default: true. */
  readonly isTypedStored?: boolean;
}

/** How the machine of a form, or of a wizard, loads what is stored, and creates or updates it. */
export function useEntityCalls<Values extends { readonly id: string }, Saved extends object>(
  form: Omit<EntityForm<Values, Saved>, "id" | "isTypedStored" | "redirects" | "rules">,
) {
  const queries = useQueryClient();
  const latest = useLatest(form);
  const savedChange = useSavedChange<Values>();
  const [calls] = useState(() => {
    const read = async (id: string) =>
      storedValues(latest.current.values, await latest.current.load(id));
    // the first save names the version that was read last, so these are the values that it replaces
    let previous: Values | null = null;
    const load = async (id: string) => {
      const stored = await read(id);
      previous = stored.values;
      return stored;
    };
    const holdChange = (values: Values, version: number | null) => {
      const { update, invalidates, undo } = latest.current;
      const before = previous;
      const named = before !== null && version !== null && undo?.(values, before, version);
      savedChange.current =
        named && !sameValue(values, before)
          ? {
              ...named,
              previous: before,
              version,
              update,
              load: () => read(values.id),
              refresh: () => void queries.invalidateQueries({ queryKey: invalidates }),
            }
          : null;
    };
    const save = async ({ id, values, version }: SaveRequest<Values>) => {
      const { create, update, invalidates, besideList = false } = latest.current;
      const response = await saveResponse(
        // a create whose response was lost may be stored: from then on it is an update
        () =>
          id === null && version === null
            ? create(values)
            : update(values, version === null ? {} : { version }),
        () => load(values.id),
      );
      if (response.tag === "saved") {
        if (id !== null) holdChange(values, response.version);
        void queries.invalidateQueries({
          queryKey: invalidates,
          refetchType: besideList ? "active" : "none",
        });
      }
      return response;
    };
    return { load, save };
  });
  return calls;
}

/** Runs the form of one entity over its calls (FORM-M1 … FORM-M9). */
export function useEntityForm<Values extends { readonly id: string }, Saved extends object>(
  machine: FormMachine<Values, Saved>,
  form: EntityForm<Values, Saved>,
): FormActor<Values, Saved> {
  const { load, save } = useEntityCalls(form);
  const [provided] = useState(() =>
    machine.provide({
      actors: {
        load: fromPromise<Stored<Values>, LoadRequest>(({ input }) => load(input.id)),
        save: fromPromise<SaveResponse<Values, Saved>, SaveRequest<Values>>(({ input }) =>
          save(input),
        ),
      },
    }),
  );
  const { id, rules, redirects = true, isTypedStored = true } = form;
  const opened = useTypedDraft({ form: machine.id, id, values: form.values });
  const values = isTypedStored ? opened.values : form.values;
  const actor = useProcess(provided, { input: { id, values, validate: rules, redirects } });
  useStoreTyped(actor, opened, isTypedStored);
  return actor;
}
