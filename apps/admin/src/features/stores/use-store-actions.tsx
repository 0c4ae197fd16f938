import { isApproved, needsReview } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Pencil, ScrollText, Undo2 } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { caseAction } from "../../page-kit/case-action.tsx";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useSendBack } from "../approval/use-send-back.tsx";
import { useStoreApproval } from "../approval/use-store-approval.tsx";
import { historyAction } from "../history/row-history.tsx";
import { storesSearch } from "./stores.search.ts";

// the list is shown without what its dialog needs
const StorePolicyDialog = dialogOnDemand(
  async () => (await import("./store-policy-dialog.tsx")).StorePolicyDialog,
);

/** Opens the policy of a store over the list; the address names the store, so that Back closes it and a reload opens it again. */
function usePolicyDialog(): {
  readonly openPolicy: (id: string) => void;
  readonly policyDialog: ReactNode;
} {
  const navigate = useNavigate();
  const { policy } = useScreenSearch(storesSearch);
  const mayEdit = usePermission("stores.editPolicy").allowed;
  const show = useCallback(
    (id: string | undefined) =>
      void navigate({ to: ".", search: (search) => ({ ...search, policy: id }) }),
    [navigate],
  );
  return {
    openPolicy: show,
    policyDialog:
      policy !== undefined && mayEdit ? (
        <StorePolicyDialog key={policy} id={policy} onClose={() => show(undefined)} />
      ) : null,
  };
}

/** What a user may do with a store; null for what they may not. */
export interface StoreActions {
  readonly review: RowAction | null;
  readonly approval: RowAction | null;
  readonly back: RowAction | null;
  readonly edit: RowAction | null;
  readonly policy: RowAction | null;
}

/** What can be done with a store, and the dialogs of it. */
export function useStoreActions(): {
  readonly actionsOf: (store: Store) => StoreActions;
  readonly dialog: ReactNode;
} {
  const mayEdit = usePermission("stores.edit").allowed;
  const mayEditPolicy = usePermission("stores.editPolicy").allowed;
  const mayApprove = usePermission("stores.approve").allowed;
  const { request, dialog } = useStoreApproval();
  const { sendBack, sendBackDialog } = useSendBack();
  const { openPolicy, policyDialog } = usePolicyDialog();
  const actionsOf = useCallback(
    (store: Store): StoreActions => {
      const { id } = store;
      const review = { label: "See what changed", onSelect: () => request(store) };
      const approval = {
        label: isApproved(store) ? "Un Approve" : "Approve",
        onSelect: () => request({ ...store, needsReview: "N" }),
      };
      const back = {
        label: "Send back",
        behind: true,
        icon: <Undo2 aria-hidden="true" />,
        onSelect: () => sendBack(store),
      };
      const edit = {
        label: "Edit Store/Branch",
        // the whole label would leave no room for the facts of a card
        ...(mayApprove ? {} : { shownAs: "Edit" }),
        edits: true,
        icon: <Pencil aria-hidden="true" />,
        link: { to: "/home/company/store", search: { id } } as const,
      };
      const policy = {
        label: "Add/Edit Store Policy",
        icon: <ScrollText aria-hidden="true" />,
        onSelect: () => openPolicy(id),
      };
      return {
        review: mayApprove && needsReview(store) ? review : null,
        approval: mayApprove ? approval : null,
        back: mayApprove && !isApproved(store) ? back : null,
        edit: mayEdit ? edit : null,
        policy: mayEditPolicy ? policy : null,
      };
    },
    [request, sendBack, openPolicy, mayApprove, mayEdit, mayEditPolicy],
  );
  return {
    actionsOf,
    dialog: (
      <>
        {dialog}
        {sendBackDialog}
        {policyDialog}
      </>
    ),
  };
}

/** The actions on a branch in a list, with its history. A user who may do nothing has none. */
export function useStoreRowActions(onHistory: (store: Store) => void): {
  readonly rowActions: ((store: Store) => readonly RowAction[]) | undefined;
  readonly dialog: ReactNode;
} {
  const { actionsOf, dialog } = useStoreActions();
  const isStaff = usePermission("traffic.view").allowed;
  const mayAny = [
    usePermission("stores.edit"),
    usePermission("stores.editPolicy"),
    usePermission("stores.approve"),
  ].some(({ allowed }) => allowed);
  const rowActions = useCallback(
    (store: Store): readonly RowAction[] => {
      const { review, approval, back, edit, policy } = actionsOf(store);
      return [
        ...[review, approval, edit, policy, back].filter((action) => action !== null),
        historyAction(() => onHistory(store)),
        ...(isStaff ? [caseAction("approval", store.id)] : []),
      ];
    },
    [actionsOf, isStaff, onHistory],
  );
  return { rowActions: mayAny ? rowActions : undefined, dialog };
}
