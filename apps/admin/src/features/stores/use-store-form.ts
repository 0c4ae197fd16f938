import { storeIssues } from "@marquee/domain/stores/store-steps";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { storeFormMachine } from "@marquee/machines/stores/store-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { createStore, STORES, storeQuery, updateStore } from "./stores.queries.ts";

export type StoreForm = FormActor<StoreDraft, StoreDetails>;

/** The running form of one store or branch: `id` of a stored one, or null with the values a new one starts with. */
export function useStoreForm(id: string | null, values: StoreDraft): StoreForm {
  const client = useClient();
  const queries = useQueryClient();
  const { email } = useUser();
  return useEntityForm(storeFormMachine, {
    id,
    values,
    load: (storeId) => queries.fetchQuery({ ...storeQuery(client, storeId), staleTime: 0 }),
    create: (draft) => createStore(client, email, draft),
    update: (draft, version) => updateStore(client, email, draft, version),
    rules: (draft) => storeIssues(draft, {}),
    invalidates: STORES,
  });
}
