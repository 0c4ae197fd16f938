import { toFailure } from "@marquee/api/client/api-failure";
import { renewNow } from "@marquee/ui/browser/now.ts";
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type Query,
} from "@tanstack/react-query";

/** Whether the server could not be reached at all, as against having refused. */
export const isAway = (error: unknown): boolean => toFailure(error).tag === "Unavailable";

const RETRY_MS = 5000;

// An answer is rendered in the task in which it arrives, not in a later one.
notifyManager.setScheduler(queueMicrotask);

/** Server state of the panel. A refusal is final; a call to a server that is away is repeated until it responds. */
export function createQueryClient(onExpired: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (toFailure(error).tag === "Unauthenticated") onExpired();
  };
  const before = new WeakMap<object, unknown>();
  const onSuccess = (_: unknown, query: Query<unknown, unknown, unknown>) => {
    const { data } = query.state;
    if (before.has(query) && before.get(query) !== data) renewNow();
    before.set(query, data);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (attempts, error) => isAway(error) && attempts < 2,
        refetchInterval: (query) =>
          query.state.error !== null && isAway(query.state.error) ? RETRY_MS : false,
      },
      mutations: { retry: false },
    },
  });
}
