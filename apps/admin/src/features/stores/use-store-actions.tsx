import { isApproved } from "@marquee/domain/stores/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useCallback, type ReactNode } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useStoreApproval } from "./use-store-approval.tsx";

/** What can be done with a store in a list, and the dialogs of it. A user who may do nothing has no actions. */
export function useStoreActions(): {
  readonly rowActions: ((store: Store) => readonly RowAction[]) | undefined;
  readonly dialogs: ReactNode;
} {
  const mayApprove = usePermission("stores.approve").allowed;
  const { request, dialog } = useStoreApproval();
  const rowActions = useCallback(
    (store: Store): readonly RowAction[] => [
      {
        label: isApproved(store) ? "Un Approve" : "Approve",
        onSelect: () => request(store),
      },
    ],
    [request],
  );
  return { rowActions: mayApprove ? rowActions : undefined, dialogs: dialog };
}
