import { failureOf } from "@marquee/api/client/api-failure";
import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";

/** Whether the server could not be asked at all, as against having refused. */
export const isAway = (error: unknown): boolean => failureOf(error).tag === "Unavailable";

const ASK_AGAIN = 5000;

// An answer is drawn in the task that brought it, not in one behind it.
notifyManager.setScheduler(queueMicrotask);

/** Server state of the panel. A refusal is final; an absent server is asked again until it answers. */
export function createQueries(onExpired: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (failureOf(error).tag === "Unauthenticated") onExpired();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (attempts, error) => isAway(error) && attempts < 2,
        refetchInterval: (query) =>
          query.state.error !== null && isAway(query.state.error) ? ASK_AGAIN : false,
      },
      mutations: { retry: false },
    },
  });
}
