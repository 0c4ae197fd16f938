import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";

/** One campaign; nothing is asked while no id is known. */
export function useCampaign(id: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ["campaigns", "byId", id],
    queryFn: ({ signal }) => client.campaigns.byId({ params: { id: id ?? "" } }, { signal }),
    enabled: id !== null,
  });
}
