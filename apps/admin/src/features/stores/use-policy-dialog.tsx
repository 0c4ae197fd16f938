import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, type ReactNode } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { storesSearch } from "./stores.search.ts";

// the list is shown without what its dialog needs
const StorePolicyDialog = onDemand(
  async () => (await import("./store-policy-dialog.tsx")).StorePolicyDialog,
);

/** Opens the policy of a store over the list; the address names the store, so that Back closes it and a reload opens it again. */
export function usePolicyDialog(): {
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
