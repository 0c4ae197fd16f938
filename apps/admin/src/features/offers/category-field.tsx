import { useQuery } from "@tanstack/react-query";
import { useFields } from "../../page-kit/form/form-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import type { OfferForm } from "./use-offer-form.ts";

const STALE = 300_000;

/** The main categories, and the chosen one where it stands deeper in the tree. */
function useCategories(chosen: string | undefined) {
  const client = useClient();
  const { email } = useUser();
  const main = useQuery({
    queryKey: ["categories", "main"],
    queryFn: ({ signal }) => client.categories.main({ params: { encEmail: email } }, { signal }),
    staleTime: STALE,
  });
  const rows = main.data?.rows ?? [];
  const known = chosen === undefined || rows.some(({ id }) => id === chosen);
  const deeper = useQuery({
    queryKey: ["categories", "one", chosen],
    queryFn: ({ signal }) =>
      client.categories.byId({ params: { encEmail: email, id: chosen ?? "" } }, { signal }),
    enabled: main.isSuccess && !known,
    staleTime: STALE,
  });
  const all = deeper.data ? [...rows, deeper.data] : rows;
  return { busy: main.isLoading || deeper.isLoading, categories: all };
}

/** One category, or none. */
export function CategoryField({ form }: { readonly form: OfferForm }) {
  const chosen = useFields(form, (fields) => fields.values.categories[0]);
  const { busy, categories } = useCategories(chosen);
  return (
    <FormField form={form} name="categories" label="Category" hint="optional">
      {({ value, set, control }) => (
        <Combobox
          {...control}
          clearable
          placeholder="Choose a category"
          busy={busy}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={value[0] ?? null}
          onValueChange={(id) => set(id === null ? [] : [id])}
        />
      )}
    </FormField>
  );
}
