import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { storeApprovalMachine } from "@marquee/machines/approval/store-approval.machine";
import type {
  ApprovalChange,
  BranchToApprove,
} from "@marquee/machines/approval/store-approval.model";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { APPROVED_NOUNS, changeApproval, readApprovalEffect } from "./approval.queries.ts";
import { StoreApprovalDialog } from "./store-approval-dialog.tsx";

/** Approving a store and withdrawing its approval: what to call from the list, and the dialog that asks. */
export function useStoreApproval() {
  const client = useClient();
  const queries = useQueryClient();
  const actor = useUser();
  const [machine] = useState(() =>
    storeApprovalMachine.provide({
      actors: {
        readEffect: fromPromise<ApprovalEffect, ApprovalChange>(({ input, signal }) =>
          readApprovalEffect(client, input.storeId, signal),
        ),
        changeApproval: fromPromise<Store | null, ApprovalChange>(({ input }) =>
          changeApproval(client, input),
        ),
      },
      actions: {
        notify: (_, notification) => notify(notification),
        refreshLists: () => {
          for (const noun of APPROVED_NOUNS) void queries.invalidateQueries({ queryKey: [noun] });
        },
      },
    }),
  );
  const approval = useProcess(machine, { input: { actor } });
  const request = useCallback(
    ({ id, storeName, isApprove, needsReview = "N" }: BranchToApprove) =>
      approval.send({
        type: "approval.requested",
        branch: { id, storeName, isApprove, needsReview },
      }),
    [approval],
  );
  return { request, dialog: <StoreApprovalDialog approval={approval} /> };
}
