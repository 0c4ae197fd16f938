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
import { useEntityCalls } from "../../page-kit/form/use-entity-form.ts";
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
  const [stored] = useState<{ current: StoreDetails | null }>({ current: null });
  const { load, save } = useEntityCalls<StoreDraft, StoreDetails>({
    values,
    load: async (storeId) =>
      (stored.current = await queries.fetchQuery({ ...storeQuery(client, storeId), staleTime: 0 })),
    create: (body) => client.stores.addToCompany({ body }),
    update: (body, version) => client.stores.update({ body }, version),
    undo: ({ storeName: name }, _, version) => {
      const { current: previous } = stored;
      // one that was sent back is queued again by its change, and an Undo would not take it out of the queue
      if (previous === null || sentBackOf(previous) !== null || version === previous.version)
        return null;
      return { title: "Store saved", name };
    },
    invalidates: STORES,
  });
  const [machine] = useState(() =>
    storeWizardMachine.provide({
      actors: {
        load: fromPromise<Stored<StoreDraft>, LoadRequest>(({ input }) => load(input.id)),
        save: fromPromise<StoreSaveResponse, SaveRequest<StoreDraft>>(async ({ input }) => {
          const response = await save(input);
          // the screen shows at once whether the branch is still sent back
          if (response.tag === "saved")
            queries.setQueryData(storeQuery(client, response.saved.id).queryKey, response.saved);
          return response;
        }),
        branchInfoStep: branchInfoStepMachine.provide({
          actors: {
            check: fromPromise<StepResponse, StepRequest<StoreDraft>>(({ input: { data } }) =>
              checkBranchInfo(client, data, stored.current?.code ?? ""),
            ),
          },
        }),
        branchCategoryStep: branchCategoryStepMachine.provide({ actors: { check: passes } }),
        branchAddressStep: branchAddressStepMachine.provide({ actors: { check: passes } }),
        branchManagerStep: branchManagerStepMachine.provide({ actors: { check: passes } }),
      },
    }),
  );
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
