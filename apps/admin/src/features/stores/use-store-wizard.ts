import { sentBackOf } from "@marquee/domain/approval/send-back";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { isDirty } from "@marquee/machines/forms/fields";
import type { LoadRequest, SaveRequest, Stored } from "@marquee/machines/forms/form.model";
import type { StepResponse, StepRequest } from "@marquee/machines/forms/step.model";
import {
  branchAddressStepMachine,
  branchCategoryStepMachine,
  branchInfoStepMachine,
  branchManagerStepMachine,
} from "@marquee/machines/stores/store-step.machine";
import { storeWizardMachine } from "@marquee/machines/stores/store-wizard.machine";
import type { StoreSaveResponse, TypedBranch } from "@marquee/machines/stores/store-wizard.model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { saveResponse } from "../../page-kit/form/save-response.ts";
import { useSavedChange } from "../../page-kit/form/saved-change.ts";
import { storedValues } from "../../page-kit/form/stored-values.ts";
import type { TabDraft } from "../../page-kit/tab-draft.ts";
import { useClient, useSession } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { checkBranchInfo, STORES, storeQuery } from "./stores.queries.ts";
import { typedBranch } from "./typed-branch.ts";

/** The running wizard of a branch. */
export type StoreWizardActor = ActorRefFrom<typeof storeWizardMachine>;

const passes = fromPromise<StepResponse, StepRequest<StoreDraft>>(() => Promise.resolve([]));

/** What was typed of the branch already, and where that is stored. */
export interface StoredTyping {
  readonly typed: TypedBranch | null;
  readonly draft: TabDraft<TypedBranch>;
}

/** Runs the wizard of a stored branch, or of a new one with the values that it starts with, and with what was typed already. */
export function useStoreWizard(
  id: string | null,
  values: StoreDraft,
  { typed, draft }: StoredTyping,
): StoreWizardActor {
  const client = useClient();
  const queries = useQueryClient();
  const savedChange = useSavedChange<StoreDraft>();
  const [machine] = useState(() => {
    const stored: { code: string; previous: StoreDetails | null } = { code: "", previous: null };
    const toStored = (store: StoreDetails): Stored<StoreDraft> => storedValues(values, store);
    const read = (storeId: string): Promise<StoreDetails> =>
      queries.fetchQuery({ ...storeQuery(client, storeId), staleTime: 0 });
    const load = async (storeId: string): Promise<Stored<StoreDraft>> => {
      const store = await read(storeId);
      stored.code = store.code;
      stored.previous = store;
      return toStored(store);
    };
    const holdChange = (saved: StoreDetails) => {
      const { previous } = stored;
      // one that was sent back is queued again by its change, and an Undo would not take it out of the queue
      savedChange.current =
        previous === null || sentBackOf(previous) !== null || saved.version === previous.version
          ? null
          : {
              title: "Store saved",
              name: saved.storeName,
              previous: toStored(previous).values,
              version: saved.version,
              update: (body, version) => client.stores.update({ body }, version),
              load: async () => toStored(await read(saved.id)),
              refresh: () => void queries.invalidateQueries({ queryKey: STORES }),
            };
    };
    const save = async (request: SaveRequest<StoreDraft>): Promise<StoreSaveResponse> => {
      const { version, values: body } = request;
      const response = await saveResponse<StoreDraft, StoreDetails>(
        () =>
          request.id === null && version === null
            ? client.stores.addToCompany({ body })
            : client.stores.update({ body }, version === null ? {} : { version }),
        () => load(body.id),
      );
      if (response.tag === "saved") {
        if (request.id !== null) holdChange(response.saved);
        void queries.invalidateQueries({ queryKey: STORES, refetchType: "none" });
        // whether it is still sent back is said at once
        queries.setQueryData(storeQuery(client, response.saved.id).queryKey, response.saved);
      }
      return response;
    };
    return storeWizardMachine.provide({
      actors: {
        load: fromPromise<Stored<StoreDraft>, LoadRequest>(({ input }) => load(input.id)),
        save: fromPromise<StoreSaveResponse, SaveRequest<StoreDraft>>(({ input }) => save(input)),
        branchInfoStep: branchInfoStepMachine.provide({
          actors: {
            check: fromPromise<StepResponse, StepRequest<StoreDraft>>(({ input: { data } }) =>
              checkBranchInfo(client, data, stored.code),
            ),
          },
        }),
        branchCategoryStep: branchCategoryStepMachine.provide({ actors: { check: passes } }),
        branchAddressStep: branchAddressStepMachine.provide({ actors: { check: passes } }),
        branchManagerStep: branchManagerStepMachine.provide({ actors: { check: passes } }),
      },
    });
  });
  const wizard = useProcess(machine, { input: { id, values, typed } });
  const { actor: session } = useSession();
  useEffect(() => {
    const stop = storeTyped(wizard, draft);
    return () => {
      stop();
      // the user has left the page; a session that has ended leaves it for the next one
      if (session.getSnapshot().matches("signedIn")) draft.remove();
    };
  }, [wizard, draft, session]);
  return wizard;
}

/** Stores what is typed of a branch in this tab, until it is saved (STORE-W7). */
function storeTyped(wizard: StoreWizardActor, draft: TabDraft<TypedBranch>): () => void {
  const subscription = wizard.subscribe(({ context, value }) => {
    if (value === "saved" || value === "left") draft.remove();
    else if (value !== "loading" && isDirty(context.fields)) draft.write(typedBranch(context));
  });
  return () => subscription.unsubscribe();
}
