import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { notify } from "../../../page-kit/notify.ts";
import { useClient } from "../../../session/session-context.tsx";
import { reconciliationQuery } from "./reconcile.queries.ts";

/** Requests a comparison with the providers, and reports it; one that is under way is waited for (RECONCILE-Q7). */
export function useRequestComparison(): () => Promise<void> {
  const client = useClient();
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      queries.setQueryData(
        reconciliationQuery(client).queryKey,
        await client.reconciliation.compare({}),
      );
      notify({ kind: "success", message: reconciliationMessages.requested });
    } catch {
      notify({ kind: "error", message: reconciliationMessages.requestFailed });
    }
  }, [client, queries]);
}
