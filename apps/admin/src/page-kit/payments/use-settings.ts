import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";

/** What the server says once and for all, such as how payments reach their providers. */
export function useSettings() {
  const client = useClient();
  return useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => client.session.settings({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
