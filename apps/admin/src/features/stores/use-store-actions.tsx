import { isApproved, needsReview } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { History, Pencil, ScrollText } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useStoreApproval } from "../approval/use-store-approval.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { storesSearch } from "./stores.search.ts";

// the list is shown without what its dialog needs
const StorePolicyDialog = onDemand(
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

/** What can be done with a store in a list, and the dialog of it. A user who may do nothing has no actions. */
export function useStoreActions(onHistory: (store: Store) => void): {
  readonly rowActions: ((store: Store) => readonly RowAction[]) | undefined;
  readonly dialog: ReactNode;
} {
  const mayEdit = usePermission("stores.edit").allowed;
  const mayEditPolicy = usePermission("stores.editPolicy").allowed;
  const mayApprove = usePermission("stores.approve").allowed;
  const { request, dialog } = useStoreApproval();
  const { openPolicy, policyDialog } = usePolicyDialog();
  const rowActions = useCallback(
    (store: Store): readonly RowAction[] => {
      const { id } = store;
      const review = { label: "See what changed", onSelect: () => request(store) };
      const approval = {
        label: isApproved(store) ? "Un Approve" : "Approve",
        onSelect: () => request({ ...store, needsReview: "N" }),
      };
      const edit = {
        label: "Edit Store/Branch",
        edits: true,
        icon: <Pencil aria-hidden="true" />,
        link: { to: "/home/company/store", search: { id } } as const,
      };
      const policy = {
        label: "Add/Edit Store Policy",
        icon: <ScrollText aria-hidden="true" />,
        onSelect: () => openPolicy(id),
      };
      return [
        ...(mayApprove && needsReview(store) ? [review] : []),
        ...(mayApprove ? [approval] : []),
        ...(mayEdit ? [edit] : []),
        ...(mayEditPolicy ? [policy] : []),
        {
          label: "History",
          behind: true,
          icon: <History aria-hidden="true" />,
          onSelect: () => onHistory(store),
        },
      ];
    },
    [request, openPolicy, onHistory, mayApprove, mayEdit, mayEditPolicy],
  );
  const mayAny = mayApprove || mayEdit || mayEditPolicy;
  return {
    rowActions: mayAny ? rowActions : undefined,
    dialog: (
      <>
        {dialog}
        {policyDialog}
      </>
    ),
  };
}
